import { useVmNetworkEditMutation, type VmNetworkListItem } from '@sarv/client/vm.generated'
import type { EditVmNetworkModel } from '@sarv/contract/vm/networks/networks.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { networksText as text } from './networks.fa.ts'

interface RenameNetworkDialogProps {
  projectId: number
  network: VmNetworkListItem
  onClose: () => void
}

const resolver = resolveBySchema<EditVmNetworkModel, EditVmNetworkModel>(
  async () => (await import('@sarv/contract/vm/networks/networks.schemas')).EditVmNetworkModel,
)

export function RenameNetworkDialog({ projectId, network, onClose }: RenameNetworkDialogProps) {
  const [edit] = useVmNetworkEditMutation()
  const { control, dialog } = useFormDialog((body) => edit({ projectId, id: network.id, body }), {
    defaultValues: { name: network.name ?? '' },
    resolver,
    about: { name_taken: 'name' },
    done: (_, { name }) => {
      toast.success(text.renaming.done(name))
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.renaming.title(network.name ?? '')}
      submitLabel={text.renaming.submit}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.form.name} help={text.form.nameHelp} isRequired />
    </FormDialog>
  )
}
