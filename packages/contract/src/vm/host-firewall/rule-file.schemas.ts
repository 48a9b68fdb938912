import { z } from 'zod'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { Cidr, PortOrZero, proseLine, optionalText } from '../../fields.ts'
import { firewallRulesPerServer } from '../../limits.ts'
import { normalizeRemote, ruleOfListItem } from './host-firewall.rules.ts'
import { checkPorts, type VmFirewallRuleListItem } from './host-firewall.schemas.ts'
import { hasPorts } from './port-list.rules.ts'
import type { WantedRule } from './rule-plan.rules.ts'

const directionNames = ['ingress', 'egress'] as const
const protocolNames = ['tcp', 'udp', 'icmp', 'any'] as const

const RuleInFile = z
  .object({
    direction: z.enum(directionNames),
    protocol: z.enum(protocolNames),
    remote: Cidr,
    minPort: PortOrZero.default(0),
    maxPort: PortOrZero.default(0),
    isAllow: z.boolean().default(true),
    description: optionalText(proseLine({ max: 100 })),
  })
  .superRefine((rule, context) =>
    checkPorts({ ...rule, firewallProtocolId: firewallProtocol.id[rule.protocol] }, context),
  )

/** The rules of a firewall as a file that people keep, compare and carry to another server. */
export const FirewallFile = z.object({
  format: z.literal('sarv-firewall'),
  version: z.literal(1),
  rules: z.array(RuleInFile).max(firewallRulesPerServer),
})
export type FirewallFile = z.infer<typeof FirewallFile>

export const toFirewallFile = (items: readonly VmFirewallRuleListItem[]): FirewallFile => ({
  format: 'sarv-firewall',
  version: 1,
  rules: items.map(ruleOfListItem).map((rule) => ({
    direction: firewallDirection.name(rule.directionId) ?? 'ingress',
    protocol: firewallProtocol.name(rule.firewallProtocolId) ?? 'any',
    remote: rule.remoteIp,
    minPort: rule.minPort,
    maxPort: rule.maxPort,
    isAllow: rule.isAllow,
    description: rule.description ?? undefined,
  })),
})

export const rulesOfFile = ({ rules }: FirewallFile): WantedRule[] =>
  rules.map(({ direction, protocol, remote, ...rule }) => ({
    ...rule,
    ...(!hasPorts(firewallProtocol.id[protocol]) && { minPort: 0, maxPort: 0 }),
    directionId: firewallDirection.id[direction],
    firewallProtocolId: firewallProtocol.id[protocol],
    remoteIp: normalizeRemote(remote),
  }))
