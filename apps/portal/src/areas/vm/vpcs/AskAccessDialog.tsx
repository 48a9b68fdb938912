import { useVpcNetworkAccessCreateMutation, vpcNetworkAccessCreate } from '@sarv/client/vm.generated'
import type { CreateVpcNetworkAccessModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.access.asking

interface AskAccessDialogProps {
  projectId: number
  vpcHostId: number
  onClose: () => void
}

interface AskForm {
  vpcNetworkAccessId: number | null
  description: string
}

const resolver = resolveBySchema<AskForm, CreateVpcNetworkAccessModel>(
  async () => (await import('@sarv/contract/vm/vpcs/vpcs.schemas')).CreateVpcNetworkAccessModel,
)

export function AskAccessDialog({ projectId, vpcHostId, onClose }: AskAccessDialogProps) {
  const [ask] = useVpcNetworkAccessCreateMutation()
  const { control, dialog } = useFormDialog((body) => ask({ projectId, vpcHostId, body }), {
    defaultValues: { vpcNetworkAccessId: null, description: '' },
    resolver,
    done: () => {
      toast.success(text.sent)
      onClose()
    },
  })
  const vpcNetworkAccessId = useWatch({ control, name: 'vpcNetworkAccessId' })
  const asked = vpcNetworkAccessId ? { projectId, vpcHostId, body: { vpcNetworkAccessId } } : undefined
  const { quote, error } = useDryRun(vpcNetworkAccessCreate, dialog.isPending ? undefined : asked)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={error?.message}
      {...dialog}
    >
      <NumberField
        control={control}
        name="vpcNetworkAccessId"
        label={text.network}
        help={text.networkHelp}
        minValue={1}
        isTechnical
        isRequired
      />
      <TextArea control={control} name="description" label={text.description} isOptional />
      {error?.message && (
        <Note tone="danger" isLive>
          {error.message}
        </Note>
      )}
      {quote?.effects.map((effect) => (
        <Note key={effect}>{effect}</Note>
      ))}
    </FormDialog>
  )
}
