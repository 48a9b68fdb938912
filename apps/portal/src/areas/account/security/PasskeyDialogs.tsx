import { type PasskeyListItem, usePasskeyDeleteMutation, usePasskeyEditMutation } from '@sarv/client/account.generated'
import { passkeyNameLength } from '@sarv/contract/limits'
import { normalizeLine } from '@sarv/contract/normalize'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { toast } from '../../../ui/toast.ts'
import { givenNameProblem } from './given-name.ts'
import { passkeysText as text } from './passkeys.fa.ts'

interface PasskeyDialogProps {
  passkey: PasskeyListItem
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const [edit, { isLoading }] = usePasskeyEditMutation()
  const { control, handleSubmit } = useForm({
    defaultValues: { name: passkey.name },
    mode: 'onTouched',
    resolver: resolveBy<{ name: string }>(({ name }) => ({ name: givenNameProblem(name, passkeyNameLength) })),
  })
  const save = async ({ name }: { name: string }) => {
    const { error } = await edit({ id: passkey.id, body: { name: normalizeLine(name) } })
    if (error) return
    toast.success(text.renamed)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.renameOf(passkey.name)}
      submitLabel={text.save}
      isPending={isLoading}
      onSubmit={handleSubmit(save)}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
    </FormDialog>
  )
}

export function DeletePasskeyDialog({ passkey, isLast, onClose }: PasskeyDialogProps & { isLast: boolean }) {
  const [remove] = usePasskeyDeleteMutation()
  const confirm = async () => {
    const { error } = await remove({ id: passkey.id })
    if (error) return false
    toast.success(text.deleted(passkey.name))
    return true
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.deleteTitle(passkey.name)}
      confirmLabel={text.delete}
      isDanger
      onConfirm={confirm}
    >
      <p>{text.deleteText}</p>
      {isLast && <p>{text.deleteLast}</p>}
    </ConfirmDialog>
  )
}
