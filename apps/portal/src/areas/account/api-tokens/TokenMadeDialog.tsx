import { apiBase } from '../../../shell/http.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { apiTokensText } from './api-tokens.fa.ts'
import { tryTokenCommand } from './token-curl.ts'

const text = apiTokensText.made

interface TokenMadeDialogProps {
  name: string
  token: string
  onClose: () => void
}

/** The one time that a token is shown: only its own button closes it. */
export function TokenMadeDialog({ name, token, onClose }: TokenMadeDialogProps) {
  return (
    <Dialog
      isOpen
      isStubborn
      // Escape comes here, and must not lose what is shown once.
      onClose={() => undefined}
      title={text.title(name)}
      size="lg"
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      <Note tone="warning">{text.once}</Note>
      <CodeBlock code={token} label={text.token} isWrapped />
      <div>
        <p>{text.tryIt}</p>
        <CodeBlock code={tryTokenCommand(apiBase() || location.origin)} label={text.command} />
      </div>
    </Dialog>
  )
}
