import { useStorageKeyCreateMutation, type StorageKeySecret } from '@sarv/client/storage.generated'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { emptyKey, keyResolver } from './key-form.ts'
import { keysText } from './bucket-keys.fa.ts'

const text = keysText.form

interface CreateKeyDialogProps {
  projectId: number
  storageHostId: number
  onClose: () => void
  onCreated: (secret: StorageKeySecret, name: string) => void
}

const { read, readWrite } = storageKeyRights.id

const rights = [
  { id: read, label: storageKeyRights.label(read), description: text.rightsHelp.read },
  { id: readWrite, label: storageKeyRights.label(readWrite), description: text.rightsHelp.readWrite },
]

export function CreateKeyDialog({ projectId, storageHostId, onClose, onCreated }: CreateKeyDialogProps) {
  const [create] = useStorageKeyCreateMutation()
  const { control, dialog } = useFormDialog((body) => create({ projectId, storageHostId, body }), {
    defaultValues: emptyKey,
    resolver: keyResolver,
    done: (secret, sent) => onCreated(secret, sent?.name ?? secret.accessKey ?? ''),
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isOptional />
      <RadioGroup control={control} name="rightsId" label={text.rights} options={rights} />
    </FormDialog>
  )
}
