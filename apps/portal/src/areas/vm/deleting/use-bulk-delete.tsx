import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { toast } from '../../../ui/toast.ts'
import { deletingText as text } from './deleting.fa.ts'

interface BulkDeleteOptions<Row> {
  /** What one of them is called, in Persian. */
  unit: string
  nameOf: (row: Row) => string
  /** Deletes one; what the request layer answers. Why it failed is told by the request layer itself. */
  remove: (row: Row) => Promise<{ error?: unknown }>
  /** Why not even one of these may be deleted. */
  disabledReason?: (rows: readonly Row[]) => string | undefined
}

interface Asked<Row> {
  rows: readonly Row[]
  answer: (isAccepted: boolean) => void
}

/** One button that deletes the chosen rows one by one, after a phrase was typed, and says how many it was. */
export const useBulkDelete = <Row,>({ unit, nameOf, remove, disabledReason }: BulkDeleteOptions<Row>) => {
  const [asked, setAsked] = useState<Asked<Row>>()
  const close = () => {
    asked?.answer(false)
    setAsked(undefined)
  }
  const removeAll = async ({ rows, answer }: Asked<Row>): Promise<boolean> => {
    let failed = 0
    for (const row of rows) if ((await remove(row)).error) failed += 1
    if (failed > 0) toast.error(text.someFailed(failed, rows.length, unit))
    else toast.success(text.done(rows.length, unit))
    // Answered before the dialog closes: closing it answers "no" to whoever still waits.
    answer(failed < rows.length)
    return true
  }

  const action: BulkAction<Row> = {
    label: text.action,
    icon: Trash2,
    isDanger: true,
    run: (rows) => new Promise<boolean>((answer) => setAsked({ rows, answer })),
    ...(disabledReason && { disabledReason }),
  }
  const dialog = asked && (
    <ConfirmByName
      isOpen
      onClose={close}
      title={text.title(asked.rows.length, unit)}
      warning={text.warning}
      phrase={text.phrase(asked.rows.length)}
      thing={text.phraseName}
      alsoGone={asked.rows.map(nameOf)}
      confirmLabel={text.confirm}
      onConfirm={() => removeAll(asked)}
    />
  )
  return { action, dialog }
}
