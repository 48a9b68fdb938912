import { z } from 'zod'
import { natType } from '../../enums.ts'
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
  })
  .meta({ id: 'CreateVpcDnatModel' })
export type CreateVpcDnatModel = z.infer<typeof CreateVpcDnatModel>

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
