import { ResendCode } from '../../../shell/ResendCode.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CodeForm } from '../confirm-code/CodeForm.tsx'

interface CodeDialogProps {
  title: string
  /** Where the code is to be found, and what it does. */
  text: string
  submitLabel: string
  onClose: () => void
  /** Answers what was wrong with the code. */
  send: (code: string) => Promise<string | undefined>
  /** Has a new code sent; for codes that come by message. */
  resend?: () => Promise<boolean>
}

/** Asks for the six digits that confirm a change. */
export function CodeDialog({ title, text, submitLabel, onClose, send, resend }: CodeDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={text}>
      <CodeForm submitLabel={submitLabel} onSubmit={send}>
        {resend && <ResendCode send={resend} />}
      </CodeForm>
    </Dialog>
  )
}
