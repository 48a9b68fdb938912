import { useVmNetworkNodeDetachMutation, type VmNetworkNodeListItem } from '@sarv/client/vm.generated'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { nodesText } from './networks.fa.ts'

const text = nodesText.detachment

interface DetachNodeDialogProps {
  projectId: number
  node: VmNetworkNodeListItem
  /** What has to be typed: the name of what one is not looking at. */
  typed: 'server' | 'network'
  onClose: () => void
}

export function DetachNodeDialog({ projectId, node, typed, onClose }: DetachNodeDialogProps) {
  const [detach] = useVmNetworkNodeDetachMutation()
  const [server, network] = [node.vmHost ?? '', node.vmNetwork ?? '']
  const confirm = async () => {
    const { data, error } = await detach({ projectId, id: node.id })
    if (!error) tellStarted(data, text.started)
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(server, network)}
      warning={text.warning}
      phrase={typed === 'server' ? server : network}
      thing={typed === 'server' ? text.serverThing : text.networkThing}
      confirmLabel={text.action}
      onConfirm={confirm}
    />
  )
}
