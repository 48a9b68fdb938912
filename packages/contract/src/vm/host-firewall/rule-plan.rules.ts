import { firewallDirection, firewallProtocol } from '../../enums.ts'
import {
  everywhere,
  isSameRule,
  normalizeRemote,
  remoteOfAddress,
  type FirewallRuleShape,
  type ListedRule,
} from './host-firewall.rules.ts'

export interface WantedRule extends FirewallRuleShape {
  description?: string | null | undefined
}

/** What a change of several rules at once comes to, before anybody presses anything. */
export interface RulePlan {
  /** All rules afterwards, in their order; those that stay have their id. */
  rules: (WantedRule & { id?: number })[]
  added: WantedRule[]
  removed: ListedRule[]
}

const planOf = (current: readonly ListedRule[], rules: RulePlan['rules']): RulePlan => {
  const kept = new Set(rules.map(({ id }) => id))
  return {
    rules,
    added: rules.filter(({ id }) => id === undefined),
    removed: current.filter(({ id }) => !kept.has(id)),
  }
}

const withoutDoubles = (rules: readonly WantedRule[]): WantedRule[] =>
  rules.filter((rule, index) => rules.findIndex((other) => isSameRule(rule, other)) === index)

/** Exactly these rules: what is there already stays the same rule, with the words that the new set has for it. */
export const planReplacement = (current: readonly ListedRule[], wanted: readonly WantedRule[]): RulePlan =>
  planOf(
    current,
    withoutDoubles(wanted).map((rule) => {
      const same = current.find((other) => isSameRule(rule, other))
      return same ? { ...rule, id: same.id } : rule
    }),
  )

/** These rules besides what is there. */
export const planAddition = (current: readonly ListedRule[], wanted: readonly WantedRule[]): RulePlan =>
  planOf(current, [
    ...current,
    ...withoutDoubles(wanted).filter((rule) => !current.some((other) => isSameRule(rule, other))),
  ])

// --- ready templates -------------------------------------------------------------------------------------------------

export const templateNames = ['web', 'ssh', 'rdp', 'database', 'ping'] as const
export type TemplateName = (typeof templateNames)[number]

export interface TemplateContext {
  /** Of whoever asks. */
  myAddress: string
  /** The project's private networks. */
  networks: readonly string[]
}

const { tcp, icmp } = firewallProtocol.id

const allow = (remoteIp: string, firewallProtocolId: number, port = 0): FirewallRuleShape => ({
  directionId: firewallDirection.id.ingress,
  firewallProtocolId,
  remoteIp: normalizeRemote(remoteIp),
  minPort: port,
  maxPort: port,
  isAllow: true,
})

const anywhere = [everywhere.v4, everywhere.v6]
const databasePorts = [3306, 5432]

interface Template {
  rules(context: TemplateContext): FirewallRuleShape[]
  /** From nowhere else: what opens just these ports to others makes way. */
  isOnly: boolean
}

const templates: Record<TemplateName, Template> = {
  web: { isOnly: false, rules: () => [80, 443].flatMap((port) => anywhere.map((remote) => allow(remote, tcp, port))) },
  ssh: { isOnly: true, rules: ({ myAddress }) => [allow(remoteOfAddress(myAddress), tcp, 22)] },
  rdp: { isOnly: true, rules: ({ myAddress }) => [allow(remoteOfAddress(myAddress), tcp, 3389)] },
  database: {
    isOnly: true,
    rules: ({ networks }) => networks.flatMap((network) => databasePorts.map((port) => allow(network, tcp, port))),
  },
  ping: { isOnly: false, rules: () => anywhere.map((remote) => allow(remote, icmp)) },
}

/** Opens nothing beyond the ports of these rules, but to somebody else. */
const opensOnlyPortsOf = (rules: readonly FirewallRuleShape[], other: FirewallRuleShape): boolean =>
  other.isAllow &&
  rules.some(
    (rule) =>
      rule.directionId === other.directionId &&
      rule.firewallProtocolId === other.firewallProtocolId &&
      other.minPort >= rule.minPort &&
      other.maxPort <= rule.maxPort,
  ) &&
  !rules.some((rule) => isSameRule(rule, other))

/** A template without rules cannot be used: there is no private network to let in. */
export const planTemplate = (
  name: TemplateName,
  current: readonly ListedRule[],
  context: TemplateContext,
): RulePlan => {
  const { rules, isOnly } = templates[name]
  const wanted = rules(context)
  const staying = isOnly ? current.filter((rule) => !opensOnlyPortsOf(wanted, rule)) : current
  return planOf(current, planAddition(staying, wanted).rules)
}
