import { firewallRulesPerServer } from '@sarv/contract/limits'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import {
  everywhere,
  isSameRule,
  normalizeRemote,
  type FirewallKind,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { CreateVmFirewallRuleModel } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { AppError } from '../../../errors/app-error.ts'
import type { KeptRule, StoredRule } from './host-firewall.store.ts'

/** A rule as asked for, in the one way of writing it; `of` is the rule that it changes. */
export const ruleOf = (wanted: CreateVmFirewallRuleModel, of?: StoredRule): KeptRule => ({
  id: of?.id ?? null,
  firewallProtocolId: wanted.firewallProtocolId,
  directionId: wanted.directionId,
  remoteIp: wanted.remoteIp ? normalizeRemote(wanted.remoteIp) : everywhere[wanted.isIpV4 === false ? 'v6' : 'v4'],
  minPort: wanted.minPort,
  maxPort: wanted.maxPort,
  isAllow: wanted.isAllow ?? true,
  description: wanted.description ?? null,
  createdAt: of?.createdAt ?? null,
})

/** Refuses a set of rules that the engine could not take, or that says something twice. */
export const assertTakes = (rules: readonly KeptRule[], kind: FirewallKind): void => {
  if (rules.length > firewallRulesPerServer) {
    throw new AppError('too_many_firewall_rules', { max: firewallRulesPerServer })
  }
  if (kind === 'allowList' && rules.some(({ isAllow }) => !isAllow)) throw new AppError('firewall_only_allows')
  const double = rules.find((rule, index) => rules.slice(0, index).some((other) => isSameRule(rule, other)))
  if (double) throw new AppError('firewall_rule_taken', { rule: describeRule(double) })
}
