import { z } from 'zod'
import { firewallProtocol } from '../../enums.ts'
import { Description, Id, IpAddress, WireDateTime, answeredEnum, enumId, optionalText } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

/** The firewall of a namespace knows no other protocol. */
const isTcpOrUdp = (id: number) => id === firewallProtocol.id.tcp || id === firewallProtocol.id.udp

export const KuberFirewallListItem = z
  .object({
    id: z.int(),
    sourceIp: z.string().nullable(),
    protocol: z.string().nullable(),
    targetPort: z.int(),
    createDate: WireDateTime.optional(),
  })
  .meta({ id: 'KuberFirewallListItem' })
export type KuberFirewallListItem = z.infer<typeof KuberFirewallListItem>

export const KuberFirewallDetail = z
  .object({
    id: z.int(),
    firewallProtocolId: answeredEnum(firewallProtocol),
    deployPortId: z.int(),
    targetPort: z.int(),
    sourceIp: z.string().nullable(),
    destinationIp: z.string().nullish(),
    description: z.string().nullish(),
    createDate: WireDateTime,
  })
  .meta({ id: 'KuberFirewallDetail' })
export type KuberFirewallDetail = z.infer<typeof KuberFirewallDetail>

const firewallRule = z.object({
  firewallProtocolId: enumId(firewallProtocol).refine(isTcpOrUdp, text.wrongChoice),
  deployPortId: Id.describe('portId of kubeCloudDeployPortList'),
  sourceIp: optionalText(IpAddress),
  destinationIp: optionalText(IpAddress),
  description: Description,
})

export const CreateKuberFirewallModel = firewallRule.meta({ id: 'CreateKuberFirewallModel' })
export type CreateKuberFirewallModel = z.infer<typeof CreateKuberFirewallModel>

export const EditKuberFirewallModel = firewallRule.meta({ id: 'EditKuberFirewallModel' })
export type EditKuberFirewallModel = z.infer<typeof EditKuberFirewallModel>
