import { z } from 'zod'
import { natType, vmKeyStatus } from '../../enums.ts'
import {
  Description,
  Id,
  IpAddress,
  Ipv4,
  Port,
  PortOrZero,
  WireDateTime,
  answeredEnum,
  givenName,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { portsPerForward } from '../../limits.ts'
import { forwardProtocols } from './nat.rules.ts'

export const VpcNat = z
  .object({
    id: z.int(),
    natTypeId: answeredEnum(natType),
    natTypeName: z.string().nullable(),
    name: z.string().nullable(),
    sourceIp: z.string().nullable(),
    destinationIp: z.string().nullable(),
    destinationPort: z.int().describe('0 = any'),
    translateIp: z.string().nullable(),
    createDate: WireDateTime,
    vmNetworkId: z.int().nullish(),
    vpcHostIpId: z.int().nullish(),
    // Ours.
    protocol: z.enum(forwardProtocols).nullish(),
    port: z.int().nullish().describe('Where it begins at the public address'),
    portEnd: z.int().nullish().describe('The last of a range; the same as port where it is one'),
    vmNetwork: z.string().nullish().describe('Name of the network'),
    vmHost: z.string().nullish().describe('Name of the server that has the destination address'),
    statusId: answeredEnum(vmKeyStatus).optional(),
    status: z.string().nullish(),
  })
  .meta({ id: 'VpcNat' })
export type VpcNat = z.infer<typeof VpcNat>

export const CreateVpcDnatModel = z
  .object({
    vmNetworkId: Id,
    vpcHostIpId: Id.describe('Public address of the private cloud'),
    name: givenName({ max: 50 }),
    sourceIp: optionalText(Ipv4).describe('Allowed source; absent: any'),
    destinationIp: Ipv4,
    destinationPort: Port,
    // Ours.
    protocol: optionalText(z.enum(forwardProtocols)).describe('Absent: tcp'),
    port: optionalValue(Port).describe('At the public address; absent: the same as destinationPort'),
    portEnd: optionalValue(Port).describe(
      `The last of a range of at most ${portsPerForward}, led to as many ports from destinationPort on; absent: one port`,
    ),
  })
  .meta({ id: 'CreateVpcDnatModel' })
export type CreateVpcDnatModel = z.infer<typeof CreateVpcDnatModel>

/** What the datacenter and the plan allow. */
export const VpcNatOptions = z
  .object({
    hasSources: z.boolean().describe('Whether a forward can be closed to all but one source'),
    hasSnatAddresses: z.boolean().describe('Whether servers can leave from another address than the primary one'),
    hasSharedAddresses: z
      .boolean()
      .describe('Whether a forward can begin at an address that leads to a load balancer, where that does not listen'),
    maxRules: z.int().describe('Forwards that the plan allows'),
    usedRules: z.int(),
    maxPorts: z.int().describe('Of one range'),
  })
  .meta({ id: 'VpcNatOptions' })
export type VpcNatOptions = z.infer<typeof VpcNatOptions>

export const EditVpcSnatModel = z
  .object({
    snatEnabled: z.boolean().describe('Outgoing address translation of the whole private cloud'),
    vpcHostIpId: optionalId.describe('Public address to leave from; absent: the primary one'),
  })
  .meta({ id: 'EditVpcSnatModel' })
export type EditVpcSnatModel = z.infer<typeof EditVpcSnatModel>

export const CreateVpcSnatModel = z
  .object({
    customerId: optionalId,
    userId: optionalId,
    projectId: optionalId,
    vpcNetworkId: optionalId,
    name: optionalText(givenName({ max: 50 })),
    sourceIp: optionalText(IpAddress),
    destinationIp: optionalText(IpAddress),
    destinationPort: optionalValue(PortOrZero),
    description: Description,
  })
  .meta({ id: 'CreateVpcSnatModel' })
export type CreateVpcSnatModel = z.infer<typeof CreateVpcSnatModel>
