import { useVpcNatGetQuery, type VpcNat } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ForwardDrawing } from './ForwardDrawing.tsx'
import styles from './VpcNat.module.css'
import { natText } from './vpc-nats.fa.ts'

const text = natText.details

interface NatDetailDialogProps {
  projectId: number
  vpcHostId: number
  /** As the list has it, until it is read again by itself. */
  nat: VpcNat
  onClose: () => void
}

export function NatDetailDialog({ projectId, vpcHostId, nat: listed, onClose }: NatDetailDialogProps) {
  const { data: nat = listed } = useVpcNatGetQuery({ projectId, vpcHostId, id: listed.id })
  const { port, portEnd, destinationPort } = nat
  const last = destinationPort + (portEnd ?? port ?? 0) - (port ?? 0)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(nat.name ?? '')}
      size="lg"
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      <ForwardDrawing
        source={nat.sourceIp}
        gateway={{
          address: nat.translateIp,
          ports: port ? natText.portsOf(nat.protocol ?? 'tcp', port, portEnd ?? port) : null,
        }}
        destination={{
          server: nat.vmHost ?? null,
          address: nat.destinationIp,
          ports: natText.ports(destinationPort, last),
        }}
      />
      <dl className={styles.facts}>
        <dt>{natText.columns.status}</dt>
        <dd>
          <EnumChip table={vmKeyStatus} id={nat.statusId ?? vmKeyStatus.id.active} />
        </dd>
        <dt>{text.network}</dt>
        <dd>
          <bdi>{nat.vmNetwork}</bdi>
        </dd>
        <dt>{natText.columns.created}</dt>
        <dd>
          <DateText wire={nat.createDate} />
        </dd>
      </dl>
    </Dialog>
  )
}
