import { useState, type ReactNode } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { planText } from './network-plans.fa.ts'
import type { NewChange } from './plan-changes.ts'
import type { Adding } from './PlanDialog.tsx'

interface ChoiceDialogProps {
  words: { title: string; subtitle: string }
  size?: 'lg'
  /** What the choice comes to, several where it is about several things; absent until it is made. */
  change: NewChange | readonly NewChange[] | undefined
  /** Why it cannot be planned as it is chosen. */
  refusal: string | undefined
  onAdd: (...changes: readonly NewChange[]) => Adding
  onClose: () => void
  children: ReactNode
}

/** A change that is planned by choosing among what is there. */
export function ChoiceDialog({ words, size, change, refusal, onAdd, onClose, children }: ChoiceDialogProps) {
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    if (!change) return
    setPending(true)
    await onAdd(...[change].flat())
    setPending(false)
  }
  return (
    <FormDialog
      isOpen
      {...(size && { size })}
      onClose={onClose}
      title={words.title}
      subtitle={words.subtitle}
      submitLabel={planText.forms.add}
      isPending={isPending}
      submitRefusal={refusal}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
    </FormDialog>
  )
}
