import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ShownOnceDialog } from '../../../ui/ShownOnceDialog.tsx'
import { SignatureSamples } from './SignatureSamples.tsx'
import { webhooksText } from './webhooks.fa.ts'

const text = webhooksText.secret

interface SecretDialogProps {
  name: string
  secret: string
  isRotated: boolean
  onClose: () => void
}

/** The one time that the secret of a webhook is shown. */
export function SecretDialog({ name, secret, isRotated, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      title={isRotated ? text.rotated(name) : text.made(name)}
      size="lg"
      closeLabel={text.close}
      onClose={onClose}
      file={{ name: 'sarv-webhook-secret.txt', contentOf: () => `${secret}\n` }}
      help={<SignatureSamples />}
    >
      <Note tone="warning">{text.once}</Note>
      <CodeBlock code={secret} label={text.label} isWrapped />
      {isRotated && <p>{text.overlap}</p>}
    </ShownOnceDialog>
  )
}
