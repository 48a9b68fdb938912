import ipaddr from 'ipaddr.js'
import { firewallProtocol } from '../../enums.ts'
import { isInside, type FirewallKind, type FirewallRuleShape } from './host-firewall.rules.ts'
import { hasPorts } from './port-list.rules.ts'

const coversRemote = (wide: string, narrow: string): boolean => {
  const [network, prefix] = ipaddr.parseCIDR(narrow)
  return ipaddr.parseCIDR(wide)[1] <= prefix && isInside(network.toString(), wide)
}

const coversPorts = (wide: FirewallRuleShape, narrow: FirewallRuleShape): boolean =>
  !hasPorts(wide.firewallProtocolId) || (wide.minPort <= narrow.minPort && wide.maxPort >= narrow.maxPort)

/** Every packet that fits `narrow` fits `wide`. */
export const coversRule = (wide: FirewallRuleShape, narrow: FirewallRuleShape): boolean =>
  wide.directionId === narrow.directionId &&
  [firewallProtocol.id.any, narrow.firewallProtocolId].includes(wide.firewallProtocolId) &&
  coversPorts(wide, narrow) &&
  coversRemote(wide.remoteIp, narrow.remoteIp)

export interface JudgedRule<Rule> {
  rule: Rule
  /** Another that says it already, so that this one changes nothing; null: it counts. */
  coveredBy: Rule | null
}

/** Which rules really do something: where order counts an earlier one may stand before it, elsewhere any wider one. */
export const judgeRules = <Rule extends FirewallRuleShape>(
  rules: readonly Rule[],
  kind: FirewallKind,
): JudgedRule<Rule>[] =>
  rules.map((rule, index) => {
    const others = kind === 'ordered' ? rules.slice(0, index) : rules
    const isWider = (other: Rule) =>
      other !== rule && coversRule(other, rule) && (kind === 'ordered' || !coversRule(rule, other))
    return { rule, coveredBy: others.find(isWider) ?? null }
  })
