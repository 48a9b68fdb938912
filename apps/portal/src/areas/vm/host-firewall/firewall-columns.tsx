import { firewallDirection } from '@sarv/contract/enums'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import { isEverywhere, ruleOfListItem } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { formatPorts, hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { DateText } from '../../../ui/DateText.tsx'
import { iconSm } from '../../../ui/icons.ts'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { firewallText } from './host-firewall.fa.ts'
import styles from './FirewallTab.module.css'
import type { RuleRow } from './rule-rows.ts'

const text = firewallText.columns

export const wordsOf = (item: RuleRow): string => {
  const words = describeRule(ruleOfListItem(item))
  return item.twin ? firewallText.bothVersions(words) : words
}

const isIngress = (item: RuleRow): boolean => item.directionId === firewallDirection.id.ingress

/** A Persian sentence, though many begin with a Latin word: a title that finds its own direction would turn it around. */
function Words({ item }: { item: RuleRow }) {
  return (
    <span className={styles.rule}>
      <b dir="rtl">{wordsOf(item)}</b>
      {item.description && <small dir="auto">{item.description}</small>}
    </span>
  )
}

function Direction({ item }: { item: RuleRow }) {
  const Icon = isIngress(item) ? ArrowDownToLine : ArrowUpFromLine
  return (
    <span className={styles.direction}>
      <Icon {...iconSm} aria-hidden />
      {item.isIngress}
    </span>
  )
}

function Ports({ item }: { item: RuleRow }) {
  const rule = ruleOfListItem(item)
  if (!hasPorts(rule.firewallProtocolId)) return <span className={styles.quiet}>{firewallText.allPorts}</span>
  return <Ltr>{formatPorts(rule)}</Ltr>
}

function Remote({ item: { remoteIp, twin } }: { item: RuleRow }) {
  if (!remoteIp) return null
  return (
    <span className={styles.remote}>
      <Ltr>{twin ? `${remoteIp}, ${twin.remoteIp}` : remoteIp}</Ltr>
      {isEverywhere(remoteIp) && <span className={styles.quiet}>{firewallText.everywhere}</span>}
    </span>
  )
}

/** No column sorts: the order of the list is the order of the rules. */
export const firewallColumns: readonly Column<RuleRow>[] = [
  {
    id: 'words',
    label: text.words,
    place: 'title',
    cell: (item) => <Words item={item} />,
  },
  { id: 'direction', label: text.direction, cell: (item) => <Direction item={item} /> },
  { id: 'protocol', label: text.protocol, cell: ({ firewallProtocolType }) => <bdi>{firewallProtocolType}</bdi> },
  { id: 'ports', label: text.ports, cell: (item) => <Ports item={item} /> },
  { id: 'remote', label: text.remote, cell: (item) => <Remote item={item} /> },
  { id: 'created', label: text.created, isQuiet: true, cell: ({ createDate }) => <DateText wire={createDate} /> },
]

export const firewallSegments = [
  { id: 'ingress', label: firewallText.segments.ingress, matches: isIngress },
  { id: 'egress', label: firewallText.segments.egress, matches: (item: RuleRow) => !isIngress(item) },
]
