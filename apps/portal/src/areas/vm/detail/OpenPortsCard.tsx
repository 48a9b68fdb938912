import { useVmHostFirewallListQuery, useVmHostFirewallStateQuery } from '@sarv/client/vm.generated'
import { ruleOfListItem } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { paths } from '../vm.paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { effectiveLines, isWideOpen } from '../host-firewall/effective-lines.ts'
import { detailText } from './detail.fa.ts'
import styles from './OverviewParts.module.css'

const text = detailText.ports

interface OpenPortsCardProps {
  projectId: number
  id: number
  /** The server has no public address. */
  isInside: boolean
}

/** What the firewall lets in, in a few lines. */
export function OpenPortsCard({ projectId, id, isInside }: OpenPortsCardProps) {
  const { currentData: items, isError } = useVmHostFirewallListQuery({ projectId, vmHostId: id })
  const { currentData: state } = useVmHostFirewallStateQuery({ projectId, vmHostId: id })
  const rules = items?.map(ruleOfListItem)
  const lines = rules && state && effectiveLines(rules, 'ingress', state.kind, { isInside })
  return (
    <Card title={text.title} headEnd={<Link href={paths.vm.firewall(projectId, id)}>{text.firewall}</Link>}>
      {!lines && (isError ? <p className={styles.quiet}>{text.unread}</p> : <Loading lines={3} />)}
      {lines && (
        <ul className={styles.lines}>
          {lines.map(({ id: line, words, isWarning }) => (
            <li key={line} data-tone={isWarning ? 'warning' : undefined}>
              {words}
            </li>
          ))}
          {rules && !isWideOpen(rules, 'ingress') && (
            <li className={styles.quiet}>{lines.length > 0 ? text.rest : text.nothing}</li>
          )}
        </ul>
      )}
    </Card>
  )
}
