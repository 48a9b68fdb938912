import type { VmFirewallState } from '@sarv/client/vm.generated'
import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { judgeRules } from '@sarv/contract/vm/host-firewall/effective.rules'
import { describeRemote, describeRule, describeTraffic } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import {
  decide,
  everywhere,
  isEverywhere,
  type FirewallKind,
  type ListedRule,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { firewallText } from './host-firewall.fa.ts'

const text = firewallText.effective

export interface EffectiveLine {
  id: string
  words: string
  /** Somebody should look at it. */
  isWarning?: boolean
}

type Direction = 'ingress' | 'egress'

const tcp = firewallProtocol.id.tcp

/** Doors that programs all over the world try the locks of: sign-in and databases. */
const temptingPorts = [22, 3389, 3306, 5432, 6379, 27_017]

const isTempting = ({ firewallProtocolId, minPort, maxPort }: ListedRule): boolean =>
  firewallProtocolId === tcp && temptingPorts.some((port) => minPort <= port && port <= maxPort)

/** Everywhere is one place, whatever the version of IP: columns tell versions apart, people do not. */
const remoteOf = ({ remoteIp }: ListedRule): string => (isEverywhere(remoteIp) ? '' : remoteIp)

/** `isInside`: without a public address nobody on the internet reaches it, nor does it reach everything there. */
const whoIs = (remote: string, direction: Direction, isInside: boolean): string => {
  if (remote !== '') return describeRemote(remote)
  return (isInside ? text.inside : text.outside)[direction]
}

/** Where order does not count: who reaches what, in one line for each of them. */
const unorderedLines = (rules: readonly ListedRule[], direction: Direction, isInside: boolean): EffectiveLine[] => {
  const judged = judgeRules(rules, 'allowList')
  const counting = judged.flatMap(({ rule, coveredBy }) => (coveredBy ? [] : [rule]))
  const traffic = (ofSome: readonly ListedRule[]) => text.several([...new Set(ofSome.map(describeTraffic))])
  const byRemote = [...Map.groupBy(counting, remoteOf)].map(([remote, ofRemote]) => ({
    id: `reaches-${remote}`,
    words: text.reaches[direction](whoIs(remote, direction, isInside), traffic(ofRemote)),
  }))
  const isTried = direction === 'ingress' && !isInside
  const tempting = isTried ? counting.filter((rule) => remoteOf(rule) === '' && isTempting(rule)) : []
  const useless = judged.flatMap(({ rule, coveredBy }) =>
    coveredBy ? [{ id: `useless-${rule.id}`, words: text.useless(describeRule(rule), describeRule(coveredBy)) }] : [],
  )
  return [
    ...byRemote,
    ...(tempting.length > 0 ? [{ id: 'attempts', words: text.attempts(traffic(tempting)), isWarning: true }] : []),
    ...useless,
  ]
}

const orderedLines = (rules: readonly ListedRule[]): EffectiveLine[] =>
  judgeRules(rules, 'ordered').map(({ rule, coveredBy }) => ({
    id: String(rule.id),
    words: coveredBy ? text.useless(describeRule(rule), describeRule(coveredBy)) : describeRule(rule),
  }))

/** Whether whoever reads this gets into the server from where they are. */
export const wayInLine = (
  rules: readonly ListedRule[],
  { kind, managementPort: port, myAddress: address }: Pick<VmFirewallState, 'kind' | 'managementPort' | 'myAddress'>,
): EffectiveLine => {
  const packet = { directionId: firewallDirection.id.ingress, firewallProtocolId: tcp, address, port }
  const { isAllowed } = decide(rules, kind, packet)
  return { id: 'way-in', words: text.wayIn[isAllowed ? 'open' : 'closed'](address, port), isWarning: !isAllowed }
}

/** Everything passes, so that there is nothing else that is closed. */
export const isWideOpen = (rules: readonly ListedRule[], direction: 'ingress' | 'egress'): boolean =>
  [everywhere.v4, everywhere.v6].every((remoteIp) =>
    rules.some(
      (rule) =>
        rule.isAllow &&
        rule.directionId === firewallDirection.id[direction] &&
        rule.firewallProtocolId === firewallProtocol.id.any &&
        rule.remoteIp === remoteIp,
    ),
  )

/** What the rules of one direction come to, in words. */
export const effectiveLines = (
  rules: readonly ListedRule[],
  direction: 'ingress' | 'egress',
  kind: FirewallKind,
  { isInside = false }: { isInside?: boolean } = {},
): EffectiveLine[] => {
  const ofDirection = rules.filter(({ directionId }) => directionId === firewallDirection.id[direction])
  return kind === 'ordered' ? orderedLines(ofDirection) : unorderedLines(ofDirection, direction, isInside)
}
