import type { StorageHostDetail, StorageKeySecret } from '@sarv/client/storage.generated'
import { Note } from '../../../ui/Note.tsx'
import { ShownOnce, ShownOnceDialog } from '../../../ui/ShownOnceDialog.tsx'
import { keysText } from './bucket-keys.fa.ts'
import { credentialsFile } from './credentials-file.ts'

const text = keysText.made

interface KeyMadeDialogProps {
  made: StorageKeySecret & { name: string }
  bucket: StorageHostDetail | undefined
  onClose: () => void
}

export function KeyMadeDialog({ made, bucket, onClose }: KeyMadeDialogProps) {
  const accessKey = made.accessKey ?? ''
  const secretKey = made.secretKey ?? ''
  return (
    <ShownOnceDialog
      title={text.title(made.name)}
      size="lg"
      closeLabel={text.close}
      onClose={onClose}
      file={{
        name: `sarv-${accessKey}.txt`,
        contentOf: () => credentialsFile({ accessKey, secretKey, profile: bucket?.name ?? 'default', ...bucket }),
      }}
    >
      <Note tone="warning">{text.once}</Note>
      <ShownOnce label={text.accessKey} value={accessKey} />
      <ShownOnce label={text.secretKey} value={secretKey} />
    </ShownOnceDialog>
  )
}
