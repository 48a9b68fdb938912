import type { VmHostDetail } from '@sarv/client/vm.generated'
import { operatingSystem, powerStatus } from '@sarv/contract/enums'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { detailText } from './detail.fa.ts'
import { WayOutNote } from '../hosts/WayOutNote.tsx'
import { loginUserOf } from '../images/image-groups.ts'
import styles from './ConnectCard.module.css'

const text = detailText.connect

/** The command that signs in to the server, ready to copy. */
export function ConnectCard({ projectId, host }: { projectId: number; host: VmHostDetail }) {
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        <Way host={host} />
        {!host.reason && <WayOutNote projectId={projectId} host={host} />}
      </div>
    </Card>
  )
}

const withoutAddress = ({ reason, powerStatus: power }: VmHostDetail): string => {
  if (reason) return text.unavailable
  return power ? text.noAddress : text.waiting
}

function Way({ host }: { host: VmHostDetail }) {
  const publicAddress = host.ipv4Address ?? host.ipv6Address
  const address = publicAddress ?? host.privateAddresses?.[0]
  if (!address || host.reason || !host.powerStatus) return <p>{withoutAddress(host)}</p>
  const isWindows = host.operatingSystemId === operatingSystem.id.windows
  const command = isWindows ? `mstsc /v:${address}` : `ssh ${loginUserOf(host.operatingSystemId)}@${address}`
  return (
    <>
      <p>{isWindows ? text.windows : text.linux}</p>
      <CodeBlock code={command} label={text.command} />
      {!publicAddress && <p>{text.fromInside}</p>}
      {host.powerStatus === powerStatus.id.poweredOff && <p>{text.off}</p>}
    </>
  )
}
