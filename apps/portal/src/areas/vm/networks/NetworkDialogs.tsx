import { useVmNetworkDeleteMutation, useVmNetworkEditMutation, type VmNetworkListItem } from '@sarv/client/vm.generated'
import { normalizeLine } from '@sarv/contract/normalize'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { useForm } from '../../../ui/form.ts'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { serviceNameProblem } from '../naming/service-name.ts'
import { networksText as text } from './networks.fa.ts'

export interface NetworkDialogProps {
  projectId: number
  network: VmNetworkListItem
  onClose: () => void
}

interface NameForm {
  name: string
}

const resolver = resolveBy(({ name }: NameForm) => ({ name: serviceNameProblem(name) }))

export function RenameNetworkDialog({ projectId, network, onClose }: NetworkDialogProps) {
  const [edit, { isLoading }] = useVmNetworkEditMutation()
  const { control, handleSubmit, setError } = useForm<NameForm>({
    defaultValues: { name: network.name ?? '' },
    mode: 'onTouched',
    resolver,
  })
  const send = async (form: NameForm) => {
    const name = normalizeLine(form.name)
    const { error } = await edit({ projectId, id: network.id, body: { name } })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, ['name'], { name_taken: 'name' }))
        setError(field, { message })
      return
    }
    toast.success(text.renaming.done(name))
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.renaming.title(network.name ?? '')}
      submitLabel={text.renaming.submit}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
    >
      <NameField control={control} name="name" label={text.form.name} help={text.form.nameHelp} isRequired />
    </FormDialog>
  )
}

export function DeleteNetworkDialog({ projectId, network, onClose }: NetworkDialogProps) {
  const [remove] = useVmNetworkDeleteMutation()
  const name = network.name ?? ''
  const confirm = async () => {
    const { data, error } = await remove({ projectId, id: network.id })
    if (!error) tellStarted(data, text.deletion.started(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.deletion.title(name)}
      warning={text.deletion.warning}
      phrase={name}
      thing={text.deletion.thing}
      confirmLabel={text.deletion.action}
      onConfirm={confirm}
    />
  )
}
