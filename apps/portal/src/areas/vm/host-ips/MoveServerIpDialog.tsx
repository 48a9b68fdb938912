import { useVmHostIpMoveMutation, useVmHostShortListQuery, type VmHostIpListItem } from '@sarv/client/vm.generated'
import { ChooseTargetDialog } from '../vpc-ips/ChooseTargetDialog.tsx'
import { vpcIpsText } from '../vpc-ips/vpc-ips.fa.ts'

const text = vpcIpsText.moving

interface MoveServerIpDialogProps {
  projectId: number
  vmHostId: number
  ip: VmHostIpListItem
  onClose: () => void
}

/** Takes an address to another server of the project. */
export function MoveServerIpDialog({ projectId, vmHostId, ip, onClose }: MoveServerIpDialogProps) {
  const { data: servers = [] } = useVmHostShortListQuery({ projectId })
  const [move] = useVmHostIpMoveMutation()
  const options = servers.filter(({ id }) => id !== vmHostId).map(({ id, name }) => ({ id, label: name ?? '' }))
  return (
    <ChooseTargetDialog
      title={text.title(ip.ipAddress ?? '')}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      label={text.server}
      options={options}
      none={text.noServer}
      note={text.setUp}
      started={text.started}
      send={(target) => move({ projectId, vmHostId, id: ip.id, body: { vmHostId: target } })}
      onClose={onClose}
    />
  )
}
