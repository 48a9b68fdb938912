import type { VmHostDetail } from '@sarv/client/vm.generated'
import { operatingSystem, powerStatus } from '@sarv/contract/enums'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { detailText } from './detail.fa.ts'
import { loginUserOf } from '../images/image-groups.ts'
import styles from './ConnectCard.module.css'

const text = detailText.connect

/** The command that signs in to the server, ready to copy. */
export function ConnectCard({ host }: { host: VmHostDetail }) {
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        <Way host={host} />
      </div>
    </Card>
  )
}

const withoutAddress = ({ reason, powerStatus: power }: VmHostDetail): string => {
  if (reason) return text.unavailable
  return power ? text.noAddress : text.waiting
}

function Way({ host }: { host: VmHostDetail }) {
  const address = host.ipv4Address ?? host.ipv6Address
  if (!address) return <p>{withoutAddress(host)}</p>
  const isWindows = host.operatingSystemId === operatingSystem.id.windows
  const command = isWindows ? `mstsc /v:${address}` : `ssh ${loginUserOf(host.operatingSystemId)}@${address}`
  return (
    <>
      <p>{isWindows ? text.windows : text.linux}</p>
      <CodeBlock code={command} label={text.command} />
      {host.powerStatus === powerStatus.id.poweredOff && <p>{text.off}</p>}
    </>
  )
}
