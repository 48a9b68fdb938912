import type { ReactNode } from 'react'
import { FormDialog } from '../ui/FormDialog.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { useSession } from './session.ts'

interface EditRightsDialogProps {
  person: { userId: number; name: string }
  text: {
    title: (name: string) => string
    subtitle: string
    submit: string
    saved: (name: string) => string
    /** That it is one's own. */
    self: string
  }
  send: () => PromiseLike<{ error?: unknown }>
  isPending: boolean
  onClose: () => void
  children: ReactNode
}

/** Changes what somebody may do, here or there; whoever changes their own is warned. */
export function EditRightsDialog({ person, text, send, isPending, onClose, children }: EditRightsDialogProps) {
  const isSelf = useSession().userId === person.userId
  const save = async () => {
    const { error } = await send()
    if (error) return
    toast.success(text.saved(person.name))
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(person.name)}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      isPending={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isSelf && <Note tone="warning">{text.self}</Note>}
      {children}
    </FormDialog>
  )
}
