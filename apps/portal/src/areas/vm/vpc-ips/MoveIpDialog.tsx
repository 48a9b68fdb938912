import { useVpcIpMoveMutation, useVpcShortListQuery, type VpcIpListItem } from '@sarv/client/vm.generated'
import { ChooseTargetDialog } from './ChooseTargetDialog.tsx'
import { vpcIpsText } from './vpc-ips.fa.ts'

const text = vpcIpsText.moving

interface MoveIpDialogProps {
  projectId: number
  vpcHostId: number
  ip: VpcIpListItem
  onClose: () => void
}

/** Takes an address to another cloud of the project. */
export function MoveIpDialog({ projectId, vpcHostId, ip, onClose }: MoveIpDialogProps) {
  const { data: clouds = [] } = useVpcShortListQuery({ projectId })
  const [move] = useVpcIpMoveMutation()
  const options = clouds.filter(({ id }) => id !== vpcHostId).map(({ id, name }) => ({ id, label: name ?? '' }))
  return (
    <ChooseTargetDialog
      title={text.title(ip.ipAddress ?? '')}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      label={text.cloud}
      options={options}
      none={text.noCloud}
      started={text.started}
      send={(target) => move({ projectId, vpcHostId, id: ip.id, body: { vpcHostId: target } })}
      onClose={onClose}
    />
  )
}
