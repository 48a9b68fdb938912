import { Trash2 } from 'lucide-react'
import type { BulkAction } from '../ui/BulkBar.tsx'
import { ConfirmByName } from '../ui/ConfirmByName.tsx'
import { toast } from '../ui/toast.ts'
import { bulkDeleteText as text } from './bulk-delete.fa.ts'
import { useQuestion } from './use-question.ts'

interface BulkDeleteOptions<Row> {
  /** What one of them is called, in Persian. */
  unit: string
  /** Deletes one; what the request layer answers. Why it failed is told by the request layer itself. */
  remove: (row: Row) => Promise<{ error?: unknown }>
  /** Why one of them may not be deleted; then none of the chosen is. */
  refusal?: (row: Row) => string | undefined
}

/** One button that deletes the chosen rows one by one, after a phrase was typed, and says how many it was. */
export const useBulkDelete = <Row extends { name: string | null }>(options: BulkDeleteOptions<Row>) => {
  const { unit, remove, refusal } = options
  const { asked, ask, close, accept } = useQuestion<readonly Row[]>()
  const removeAll = async (rows: readonly Row[]): Promise<boolean> => {
    let failed = 0
    for (const row of rows) if ((await remove(row)).error) failed += 1
    if (failed > 0) toast.error(text.someFailed(failed, rows.length, unit))
    else toast.success(text.done(rows.length, unit))
    return failed < rows.length
  }

  const action: BulkAction<Row> = {
    label: text.action,
    icon: Trash2,
    isDanger: true,
    run: ask,
    ...(refusal && { disabledReason: (rows) => rows.map(refusal).find(Boolean) }),
  }
  const dialog = asked && (
    <ConfirmByName
      isOpen
      onClose={close}
      title={text.title(asked.length, unit)}
      warning={text.warning}
      phrase={text.phrase(asked.length)}
      thing={text.phraseName}
      alsoGone={asked.map(({ name }) => name)}
      confirmLabel={text.confirm}
      onConfirm={() => accept(() => removeAll(asked))}
    />
  )
  return { action, dialog }
}
