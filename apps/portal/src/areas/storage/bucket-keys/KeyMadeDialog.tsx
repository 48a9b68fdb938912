import type { StorageKeySecret } from '@sarv/client/storage.generated'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { keysText } from './bucket-keys.fa.ts'

const text = keysText.made

interface KeyMadeDialogProps {
  made: StorageKeySecret & { name: string }
  onClose: () => void
}

/** The one time that a secret key is shown: only its own button closes it. */
export function KeyMadeDialog({ made: { name, accessKey, secretKey }, onClose }: KeyMadeDialogProps) {
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
      <div>
        <p>{text.accessKey}</p>
        <CodeBlock code={accessKey ?? ''} label={text.accessKey} isWrapped />
      </div>
      <div>
        <p>{text.secretKey}</p>
        <CodeBlock code={secretKey ?? ''} label={text.secretKey} isWrapped />
      </div>
    </Dialog>
  )
}
