import {
  useVmNetworkNodeListQuery,
  useVpcInterfaceShortListQuery,
  useVpcIpAssignMutation,
  type VpcIpListItem,
} from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { ChooseTargetDialog } from './ChooseTargetDialog.tsx'
import { vpcIpsText } from './vpc-ips.fa.ts'

const text = vpcIpsText.assigning

interface AssignIpDialogProps {
  projectId: number
  vpcHostId: number
  ip: VpcIpListItem
  /** All of the cloud: who has one already is not offered. */
  others: readonly VpcIpListItem[]
  onClose: () => void
}

/** Gives an address to one server inside, all to itself. */
export function AssignIpDialog({ projectId, vpcHostId, ip, others, onClose }: AssignIpDialogProps) {
  const { data: networks = [] } = useVpcInterfaceShortListQuery({ projectId, vpcHostId })
  const { data: nodes = [] } = useVmNetworkNodeListQuery({ projectId })
  const [assign] = useVpcIpAssignMutation()
  const inside = nodes.filter(
    ({ vmNetworkId, statusId }) =>
      statusId === networkNodeStatus.id.connected && networks.some(({ id }) => id === vmNetworkId),
  )
  const options = inside.map(({ id, vmHost, ipAddress }) => {
    const own = others.find(({ vmNetworkNodeId }) => vmNetworkNodeId === id)?.ipAddress
    return {
      id,
      label: vmHost ?? '',
      ...(ipAddress && { description: ipAddress }),
      ...(own && { disabledReason: text.taken(own) }),
    }
  })
  return (
    <ChooseTargetDialog
      title={text.title(ip.ipAddress ?? '')}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      label={text.server}
      options={options}
      none={text.none}
      note={text.exposes}
      started={text.started}
      send={(vmNetworkNodeId) => assign({ projectId, vpcHostId, id: ip.id, body: { vmNetworkNodeId } })}
      onClose={onClose}
    />
  )
}
