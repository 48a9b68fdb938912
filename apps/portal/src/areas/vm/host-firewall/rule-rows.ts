import type { VmFirewallRuleListItem } from '@sarv/client/vm.generated'
import {
  everywhere,
  isSameRule,
  ruleOfListItem,
  type FirewallKind,
  type ListedRule,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'

/** One rule of people; on the wire it may be two, one for each version of IP. */
export interface RuleRow extends VmFirewallRuleListItem {
  /** The same rule for IPv6. */
  twin?: ListedRule
}

const otherVersion: Readonly<Record<string, string>> = {
  [everywhere.v4]: everywhere.v6,
  [everywhere.v6]: everywhere.v4,
}

const isTwin = (rule: WantedRule, other: WantedRule): boolean =>
  rule.remoteIp === everywhere.v4 &&
  rule.description === other.description &&
  isSameRule({ ...rule, remoteIp: everywhere.v6 }, other)

/** Where the order counts only neighbours are one: another rule may stand between them. */
const findTwin = <Rule extends WantedRule>(
  rules: readonly Rule[],
  index: number,
  kind: FirewallKind,
): Rule | undefined => {
  const rule = rules[index]
  const candidates = kind === 'ordered' ? rules.slice(index + 1, index + 2) : rules
  return rule && candidates.find((other) => isTwin(rule, other))
}

export interface CountedRule {
  rule: WantedRule
  /** It holds for IPv4 and IPv6. */
  isBoth: boolean
}

/** Rules as the table shows and people count them: both versions of IP are one. */
export const foldTwins = (rules: readonly WantedRule[], kind: FirewallKind): CountedRule[] => {
  const twins = rules.map((_, index) => findTwin(rules, index, kind))
  return rules.flatMap((rule, index) => (twins.includes(rule) ? [] : [{ rule, isBoth: twins[index] !== undefined }]))
}

export const rowsOf = (items: readonly VmFirewallRuleListItem[], kind: FirewallKind): RuleRow[] => {
  const rules = items.map(ruleOfListItem)
  const twins = rules.map((_, index) => findTwin(rules, index, kind))
  const shownElsewhere = new Set(twins.flatMap((twin) => twin?.id ?? []))
  return items.flatMap((item, index) => {
    const twin = twins[index]
    return shownElsewhere.has(item.id) ? [] : [{ ...item, ...(twin && { twin }) }]
  })
}

/**
 * The rules after one row was edited. Its twin changes with it, or ends with it where the rule is no longer for
 * everywhere; whoever may not remove rules keeps it as it is.
 */
export const rulesWithEdited = (
  rules: readonly ListedRule[],
  {
    edited,
    twin,
    changed,
    mayRemove,
  }: { edited: ListedRule; twin?: ListedRule; changed: WantedRule; mayRemove: boolean },
): (WantedRule & { id: number })[] =>
  rules.flatMap((rule) => {
    if (rule.id === edited.id) return [{ ...changed, id: rule.id }]
    if (rule.id !== twin?.id) return [rule]
    const remoteIp = otherVersion[changed.remoteIp]
    if (remoteIp !== undefined) return [{ ...changed, remoteIp, id: rule.id }]
    return mayRemove ? [] : [rule]
  })

/** How many rules the quota counts: a row for both versions of IP is two. */
export const quotaCount = (rows: readonly RuleRow[]): number =>
  rows.length + rows.filter(({ twin }) => twin !== undefined).length
