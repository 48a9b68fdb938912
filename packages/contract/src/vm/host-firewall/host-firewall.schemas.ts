import { z } from 'zod'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import {
  Cidr,
  IpAddress,
  PortOrZero,
  WireDateTime,
  answeredEnum,
  enumId,
  fromText,
  proseLine,
  optionalId,
  optionalIdFromText,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { firewallRulesPerServer } from '../../limits.ts'
import { validationText as text } from '../../validation.fa.ts'
import { TopologyMend } from '../topology/topology.schemas.ts'
import { hasPorts } from './port-list.rules.ts'

interface PortRange {
  firewallProtocolId: number
  minPort: number
  maxPort: number
}

export const checkPorts = ({ firewallProtocolId, minPort, maxPort }: PortRange, context: z.RefinementCtx) => {
  const refuse = (field: keyof PortRange, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (!hasPorts(firewallProtocolId)) return
  if (minPort === 0 || maxPort === 0) refuse('minPort', text.portMissing)
  else if (minPort > maxPort) refuse('maxPort', text.portOrder)
}

/** ICMP and "any" have no ports: whatever a form left in those fields counts for nothing, and is not even looked at. */
const ignoringUnusedPorts = <S extends z.ZodType<PortRange>>(rule: S) =>
  z.preprocess((sent: z.input<S>) => {
    const { firewallProtocolId } = (sent ?? {}) as Partial<PortRange>
    const isUsed = firewallProtocolId === undefined || hasPorts(firewallProtocolId)
    return isUsed ? sent : { ...(sent as object), minPort: 0, maxPort: 0 }
  }, rule)

export const VmFirewallRuleListItem = z
  .object({
    id: z.int(),
    firewallProtocolType: z.string().nullable(),
    isIngress: z.string().nullable().describe('Label of the direction'),
    remoteIp: z.string().nullable(),
    minPort: z.string().nullable(),
    maxPort: z.string().nullable(),
    isIpV4: z.boolean(),
    createDate: WireDateTime,
    // Ours.
    firewallProtocolId: answeredEnum(firewallProtocol).optional(),
    directionId: answeredEnum(firewallDirection).optional(),
    isAllow: z.boolean().optional().describe('false: what it names is refused'),
    description: z.string().nullish(),
  })
  .meta({ id: 'VmFirewallRuleListItem' })
export type VmFirewallRuleListItem = z.infer<typeof VmFirewallRuleListItem>

export const VmFirewallRuleDetail = z
  .object({
    id: z.int(),
    firewallProtocolId: answeredEnum(firewallProtocol),
    isIngress: z.boolean(),
    remoteIp: z.string().nullable(),
    minPort: z.int(),
    maxPort: z.int(),
    isIpV4: z.boolean(),
    isAllow: z.boolean().optional(),
    description: z.string().nullish(),
  })
  .meta({ id: 'VmFirewallRuleDetail' })
export type VmFirewallRuleDetail = z.infer<typeof VmFirewallRuleDetail>

const ruleFields = {
  firewallProtocolId: enumId(firewallProtocol),
  directionId: enumId(firewallDirection),
  remoteIp: optionalText(Cidr).describe('Absent: everywhere, 0.0.0.0/0'),
  minPort: PortOrZero.default(0).describe('TCP and UDP need it; the others have no ports and ignore it'),
  maxPort: PortOrZero.default(0).describe('TCP and UDP need it; the others have no ports and ignore it'),
  isIpV4: optionalValue(z.boolean()).describe('Absent: read from remoteIp'),
  isAllow: optionalValue(z.boolean()).describe('Absent: true; false only where the order of rules counts'),
  description: optionalText(proseLine({ max: 100 })),
}

export const CreateVmFirewallRuleModel = ignoringUnusedPorts(z.object(ruleFields).superRefine(checkPorts)).meta({
  id: 'CreateVmFirewallRuleModel',
})
export type CreateVmFirewallRuleModel = z.infer<typeof CreateVmFirewallRuleModel>

const RuleToKeepOrMake = ignoringUnusedPorts(
  z
    .object({ id: optionalId.describe('A rule that is there; absent: a new one'), ...ruleFields })
    .superRefine(checkPorts),
).meta({ id: 'RuleToKeepOrMake' })

export const ReplaceVmFirewallModel = z
  .object({
    rules: z.array(RuleToKeepOrMake).max(firewallRulesPerServer).describe('All of them, in their order'),
  })
  .meta({ id: 'ReplaceVmFirewallModel' })
export type ReplaceVmFirewallModel = z.infer<typeof ReplaceVmFirewallModel>

export const VmFirewallState = z
  .object({
    kind: z
      .enum(['allowList', 'ordered'])
      .describe('allowList: what no rule allows is refused. ordered: the first rule that fits decides'),
    maxRules: z.int(),
    managementPort: z.int().describe('SSH or RDP, by the operating system'),
    myAddress: z.string().describe('Where this call came from'),
    confirmation: z
      .object({
        secondsLeft: z.int(),
        revertDate: WireDateTime,
        user: z.string().nullable(),
      })
      .nullable()
      .describe('A change that goes back by itself unless it is confirmed'),
  })
  .meta({ id: 'VmFirewallState' })
export type VmFirewallState = z.infer<typeof VmFirewallState>

/** A change of some server's firewall that is still to be decided on. */
export const VmFirewallTrialItem = z
  .object({
    projectId: z.int(),
    vmHostId: z.int(),
    vmHost: z.string(),
    secondsLeft: z.int().describe('Until the old rules come back'),
    revertDate: WireDateTime,
    user: z.string().nullable().describe('Who made the change'),
  })
  .meta({ id: 'VmFirewallTrialItem' })
export type VmFirewallTrialItem = z.infer<typeof VmFirewallTrialItem>

/** Who asks whether they reach the server, and where. */
export const ReachQuestion = z.object({
  FromVmHostId: optionalIdFromText,
  FromAddress: optionalText(IpAddress).describe('Needed unless FromVmHostId is given'),
  FirewallProtocolId: fromText(enumId(firewallProtocol)),
  Port: optionalValue(fromText(PortOrZero)).describe('TCP and UDP need it; the others ignore it'),
})
export type ReachQuestion = z.infer<typeof ReachQuestion>

/** One gate on the way of a packet. */
export const ReachStep = z
  .object({
    gate: z.enum(['power', 'route', 'connection', 'egress', 'entry', 'balancer', 'ingress']),
    isOpen: z.boolean(),
    ruleId: z.int().nullable().describe('The rule that decided; null: no rule fits'),
    vmHostId: z.int().nullable().describe('Whose rule; null for an address outside'),
    sentence: z.string().describe('Persian'),
    mend: TopologyMend.nullable().describe('Where a closed gate is opened; null: it is open, or nowhere'),
  })
  .meta({ id: 'ReachStep' })
export type ReachStep = z.infer<typeof ReachStep>

export const ReachAnswer = z
  .object({
    isReachable: z.boolean(),
    steps: z.array(ReachStep),
    path: z.array(z.string()).describe('Ids of the things and ways of topologyGet that it goes over'),
  })
  .meta({ id: 'ReachAnswer' })
export type ReachAnswer = z.infer<typeof ReachAnswer>
