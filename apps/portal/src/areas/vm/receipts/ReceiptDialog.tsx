import {
  useLoadBalancerReceiptQuery,
  useVmHostIpReceiptQuery,
  useVmHostReceiptQuery,
  useVolumeReceiptQuery,
  useVpcReceiptQuery,
} from '@sarv/client/vm.generated'
import { ReceiptDialog } from '../../../services/receipts/ReceiptDialog.tsx'
import { vmReceiptsText as text } from './receipts.fa.ts'

interface DialogProps {
  projectId: number
  id: number
  onClose: () => void
}

export function VmReceiptDialog({ projectId, id, name, onClose }: DialogProps & { name: string }) {
  return (
    <ReceiptDialog title={text.ofServer(name)} query={useVmHostReceiptQuery({ projectId, id })} onClose={onClose} />
  )
}

export function VolumeReceiptDialog({ projectId, id, name, onClose }: DialogProps & { name: string }) {
  return (
    <ReceiptDialog title={text.ofVolume(name)} query={useVolumeReceiptQuery({ projectId, id })} onClose={onClose} />
  )
}

export function VpcReceiptDialog({ projectId, id, name, onClose }: DialogProps & { name: string }) {
  return <ReceiptDialog title={text.ofCloud(name)} query={useVpcReceiptQuery({ projectId, id })} onClose={onClose} />
}

export function BalancerReceiptDialog({ projectId, id, name, onClose }: DialogProps & { name: string }) {
  const query = useLoadBalancerReceiptQuery({ projectId, id })
  return <ReceiptDialog title={text.ofBalancer(name)} query={query} onClose={onClose} />
}

interface IpReceiptDialogProps extends DialogProps {
  vmHostId: number
  address: string
}

export function IpReceiptDialog({ projectId, vmHostId, id, address, onClose }: IpReceiptDialogProps) {
  return (
    <ReceiptDialog
      title={text.ofAddress(address)}
      query={useVmHostIpReceiptQuery({ projectId, vmHostId, id })}
      onClose={onClose}
    />
  )
}
