import {
  useVmNetworkListQuery,
  useVpcInterfaceCreateMutation,
  vpcInterfaceCreate,
  type VmNetworkListItem,
} from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { CreateVpcInterfaceModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Select } from '../../../ui/Select.tsx'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.connecting

interface ConnectNetworkDialogProps {
  projectId: number
  vpcHostId: number
  onClose: () => void
}

interface ConnectForm {
  vmNetworkId: number | null
}

const resolver = resolveBySchema<ConnectForm, CreateVpcInterfaceModel>(
  async () => (await import('@sarv/contract/vm/vpcs/vpcs.schemas')).CreateVpcInterfaceModel,
)

/** Makes the cloud the gateway of a network that is there. */
export function ConnectNetworkDialog({ projectId, vpcHostId, onClose }: ConnectNetworkDialogProps) {
  const { data: networks } = useVmNetworkListQuery({ projectId })
  const [connect] = useVpcInterfaceCreateMutation()
  const { control, dialog } = useFormDialog((body) => connect({ projectId, vpcHostId, body }), {
    defaultValues: { vmNetworkId: null },
    resolver,
    about: { network_in_cloud: 'vmNetworkId', network_missing: 'vmNetworkId', network_range: 'vmNetworkId' },
    done: (started) => {
      tellStarted(started, text.started)
      onClose()
    },
  })
  const vmNetworkId = useWatch({ control, name: 'vmNetworkId' })
  const asked = vmNetworkId === null ? undefined : { projectId, vpcHostId, body: { vmNetworkId } }
  const { quote, error } = useDryRun(vpcInterfaceCreate, dialog.isPending ? undefined : asked)
  const isFree = ({ statusId, vpcHostId: cloudId }: VmNetworkListItem) => statusId === vmKeyStatus.id.active && !cloudId
  const isRead = networks !== undefined
  const options = networks?.filter(isFree).map(({ id, name, cidr }) => ({
    id,
    label: name ?? '',
    ...(cidr && { description: cidr }),
  }))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={isRead && options?.length === 0 ? text.none : error?.message}
      {...dialog}
    >
      {!isRead && <Loading lines={2} />}
      {isRead && options?.length === 0 && <Note>{text.none}</Note>}
      {isRead && options && options.length > 0 && (
        <Select control={control} name="vmNetworkId" label={text.network} options={options} isRequired />
      )}
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
