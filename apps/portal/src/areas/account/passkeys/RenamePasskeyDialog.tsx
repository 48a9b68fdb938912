import { type PasskeyListItem, usePasskeyEditMutation } from '@sarv/client/account.generated'
import type { EditPasskeyModel } from '@sarv/contract/account/passkeys/passkeys.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { passkeysText as text } from './passkeys.fa.ts'

interface RenamePasskeyDialogProps {
  passkey: PasskeyListItem
  onClose: () => void
}

const resolver = resolveBySchema<EditPasskeyModel, EditPasskeyModel>(
  async () => (await import('@sarv/contract/account/passkeys/passkeys.schemas')).EditPasskeyModel,
)

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [edit] = usePasskeyEditMutation()
  const { control, dialog } = useFormDialog((body) => edit({ id: passkey.id, body }), {
    defaultValues: { name: passkey.name },
    resolver,
    about: { name_taken: 'name' },
    done: () => {
      toast.success(text.renamed)
      onClose()
    },
  })
  return (
    <FormDialog isOpen onClose={onClose} title={text.renameOf(passkey.name)} submitLabel={text.save} {...dialog}>
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
    </FormDialog>
  )
}
