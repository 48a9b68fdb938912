import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { judgeRules } from '@sarv/contract/vm/host-firewall/effective.rules'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import {
  everywhere,
  isSameRule,
  type FirewallKind,
  type ListedRule,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { firewallText } from './firewall.fa.ts'

const text = firewallText.effective

export interface EffectiveLine {
  id: number
  words: string
  /** Why it changes nothing. */
  note: string | undefined
}

const twinOf = (rule: ListedRule, rules: readonly ListedRule[]): ListedRule | undefined =>
  rule.remoteIp === everywhere.v4
    ? rules.find((other) => isSameRule({ ...rule, remoteIp: everywhere.v6 }, other))
    : undefined

/** Where order does not count: what is covered is left out, and the twin of each IP version is told in one line. */
const unorderedLines = (rules: readonly ListedRule[]): EffectiveLine[] => {
  const counting = judgeRules(rules, 'allowList').flatMap(({ rule, coveredBy }) => (coveredBy ? [] : [rule]))
  const twins = new Set(counting.flatMap((rule) => twinOf(rule, counting)?.id ?? []))
  return counting
    .filter(({ id }) => !twins.has(id))
    .map((rule) => {
      const words = describeRule(rule)
      return { id: rule.id, words: twinOf(rule, counting) ? text.bothVersions(words) : words, note: undefined }
    })
}

const orderedLines = (rules: readonly ListedRule[]): EffectiveLine[] =>
  judgeRules(rules, 'ordered').map(({ rule, coveredBy }) => ({
    id: rule.id,
    words: describeRule(rule),
    note: coveredBy ? text.covered(describeRule(coveredBy)) : undefined,
  }))

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
): EffectiveLine[] => {
  const ofDirection = rules.filter(({ directionId }) => directionId === firewallDirection.id[direction])
  return kind === 'ordered' ? orderedLines(ofDirection) : unorderedLines(ofDirection)
}
