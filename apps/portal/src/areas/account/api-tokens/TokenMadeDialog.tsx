import { apiBase } from '../../../shell/http.ts'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ShownOnceDialog } from '../../../ui/ShownOnceDialog.tsx'
import { apiTokensText } from './api-tokens.fa.ts'
import { tryTokenCommand } from './token-curl.ts'

const text = apiTokensText.made

interface TokenMadeDialogProps {
  name: string
  token: string
  onClose: () => void
}

export function TokenMadeDialog({ name, token, onClose }: TokenMadeDialogProps) {
  return (
    <ShownOnceDialog
      title={text.title(name)}
      size="lg"
      closeLabel={text.close}
      onClose={onClose}
      file={{ name: 'sarv-token.txt', contentOf: () => `${token}\n` }}
      help={
        <div>
          <p>{text.tryIt}</p>
          <CodeBlock code={tryTokenCommand(apiBase() || location.origin)} label={text.command} />
        </div>
      }
    >
      <Note tone="warning">{text.once}</Note>
      <CodeBlock code={token} label={text.token} isWrapped />
    </ShownOnceDialog>
  )
}
