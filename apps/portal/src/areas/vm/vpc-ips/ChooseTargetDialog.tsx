import type { Started } from '@sarv/contract/answers.schemas'
import { useState } from 'react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Select } from '../../../ui/Select.tsx'

type Answer = PromiseLike<{ data: Started; error?: undefined } | { data?: undefined; error: unknown }>

interface ChooseTargetDialogProps {
  title: string
  subtitle: string
  submitLabel: string
  /** What is chosen among: servers, clouds. */
  label: string
  options: readonly Option<number>[]
  /** Said instead of the field where there is nothing to choose. */
  none: string
  /** What follows from it. */
  note?: string
  started: string
  send: (id: number) => Answer
  onClose: () => void
}

/** Where an address is to go. */
export function ChooseTargetDialog({
  label,
  options,
  none,
  note,
  started,
  send,
  onClose,
  ...frame
}: ChooseTargetDialogProps) {
  const only = options.length === 1 && !options[0]!.disabledReason ? options[0]!.id : null
  const [picked, setPicked] = useState<number | null>(null)
  // What there is to choose from may come after the dialog has opened.
  const chosen = picked ?? only
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    if (chosen === null) return
    setPending(true)
    const answer = await send(chosen)
    setPending(false)
    if (answer.error !== undefined) return
    tellStarted(answer.data, started)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      {...frame}
      isPending={isPending}
      submitRefusal={options.length === 0 ? none : chosen === null ? label : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {options.length === 0 ? (
        <Note>{none}</Note>
      ) : (
        <Select<never, number> label={label} options={options} value={chosen} onChange={setPicked} isRequired />
      )}
      {note && <Note>{note}</Note>}
    </FormDialog>
  )
}
