import { useVpcEditMutation, type VpcDetail } from '@sarv/client/vm.generated'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.renaming

interface RenameVpcDialogProps {
  projectId: number
  vpc: VpcDetail
  onClose: () => void
}

interface NameForm {
  name: string
}

const resolver = resolveBySchema<NameForm, NameForm>(async () => {
  const { VpcNetworkModel } = await import('@sarv/contract/vm/vpcs/vpcs.schemas')
  return VpcNetworkModel.pick({ name: true })
})

export function RenameVpcDialog({ projectId, vpc, onClose }: RenameVpcDialogProps) {
  const [edit] = useVpcEditMutation()
  const { control, dialog } = useFormDialog((body: NameForm) => edit({ projectId, id: vpc.id, body }), {
    defaultValues: { name: vpc.name ?? '' },
    resolver,
    about: { name_taken: 'name' },
    done: (_, { name }) => {
      toast.success(text.done(name))
      onClose()
    },
  })
  return (
    <FormDialog isOpen onClose={onClose} title={text.title(vpc.name ?? '')} submitLabel={text.submit} {...dialog}>
      <NameField control={control} name="name" label={vpcText.name} isRequired />
    </FormDialog>
  )
}
