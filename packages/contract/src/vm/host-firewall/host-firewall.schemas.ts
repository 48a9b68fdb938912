import { z } from 'zod'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { Cidr, PortOrZero, WireDateTime, answeredEnum, enumId, optionalText, optionalValue } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

interface PortRange {
  firewallProtocolId: number
  minPort: number
  maxPort: number
}

const hasPorts = (protocolId: number) =>
  protocolId === firewallProtocol.id.tcp || protocolId === firewallProtocol.id.udp

const checkPorts = ({ firewallProtocolId, minPort, maxPort }: PortRange, context: z.RefinementCtx) => {
  const refuse = (field: keyof PortRange, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (!hasPorts(firewallProtocolId)) {
    if (minPort !== 0 || maxPort !== 0) refuse('minPort', text.portNotUsed)
  } else if (minPort === 0 || maxPort === 0) refuse('minPort', text.portMissing)
  else if (minPort > maxPort) refuse('maxPort', text.portOrder)
}

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
  })
  .meta({ id: 'VmFirewallRuleDetail' })
export type VmFirewallRuleDetail = z.infer<typeof VmFirewallRuleDetail>

export const CreateVmFirewallRuleModel = z
  .object({
    firewallProtocolId: enumId(firewallProtocol),
    directionId: enumId(firewallDirection),
    remoteIp: optionalText(Cidr).describe('Absent: everywhere, 0.0.0.0/0'),
    minPort: PortOrZero.default(0).describe('TCP and UDP need it; the others have no ports'),
    maxPort: PortOrZero.default(0).describe('TCP and UDP need it; the others have no ports'),
    isIpV4: optionalValue(z.boolean()).describe('Absent: read from remoteIp'),
  })
  .superRefine(checkPorts)
  .meta({ id: 'CreateVmFirewallRuleModel' })
export type CreateVmFirewallRuleModel = z.infer<typeof CreateVmFirewallRuleModel>
