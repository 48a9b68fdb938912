import { useVpcNetworkAccessAnswerMutation, type VpcNetworkAccessListItem } from '@sarv/client/vm.generated'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.access.refusing

interface RefuseAccessDialogProps {
  projectId: number
  vpcHostId: number
  access: VpcNetworkAccessListItem
  onClose: () => void
}

interface RefusalForm {
  reason: string
}

const resolver = resolveBySchema<RefusalForm, RefusalForm>(async () => {
  const [{ prose }, { z }] = await Promise.all([import('@sarv/contract/fields'), import('zod')])
  return z.object({ reason: prose({ max: 1000 }) })
})

export function RefuseAccessDialog({ projectId, vpcHostId, access, onClose }: RefuseAccessDialogProps) {
  const [answer] = useVpcNetworkAccessAnswerMutation()
  const { control, dialog } = useFormDialog(
    ({ reason }: RefusalForm) => answer({ projectId, vpcHostId, id: access.id, body: { isGranted: false, reason } }),
    {
      defaultValues: { reason: '' },
      resolver,
      done: () => {
        toast.success(text.done)
        onClose()
      },
    },
  )
  return (
    <FormDialog isOpen onClose={onClose} title={text.title(access.vpcHost ?? '')} submitLabel={text.submit} {...dialog}>
      <TextArea control={control} name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
