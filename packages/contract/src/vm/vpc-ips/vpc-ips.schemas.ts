import { z } from 'zod'
import { networkNodeStatus } from '../../enums.ts'
import { Id, answeredEnum, forOlderClients, optionalId } from '../../fields.ts'
import { forwardProtocols } from '../vpc-nats/nat.rules.ts'
import { addressSettings } from '../host-ips/host-ips.schemas.ts'

export const VpcIpListItem = z
  .object({
    id: z.int(),
    ipAddress: z.string().nullable(),
    isV4: z.boolean().optional(),
    isPrimary: z.boolean().optional(),
    isFloating: z.boolean().optional(),
    // Ours.
    statusId: answeredEnum(networkNodeStatus).optional(),
    status: z.string().nullish(),
    reverseName: z.string().nullish().describe('Reverse DNS name'),
    isProtected: z.boolean().optional().describe('Not to be deleted'),
    isSnat: z.boolean().optional().describe('Servers leave from it'),
    forwards: z.array(z.string()).optional().describe('Names of the forwards that begin at it'),
    vmNetworkNodeId: z.int().nullish().describe('The connection of the server whose own it is'),
    vmHostId: z.int().nullish(),
    vmHost: z.string().nullish().describe('Name of the server whose own it is'),
    loadBalancerId: z.int().nullish().describe('The load balancer that it leads to'),
    loadBalancer: z.string().nullish().describe('Name of it'),
    loadBalancerPorts: z
      .array(z.object({ protocol: z.enum(forwardProtocols), port: z.int() }))
      .optional()
      .describe('Where the load balancer listens'),
    ip: forOlderClients(z.string().nullable(), 'ipAddress'),
  })
  .meta({ id: 'VpcIpListItem' })
export type VpcIpListItem = z.infer<typeof VpcIpListItem>

export const CreateVpcIpModel = z
  .object({
    useIpV4: z.boolean().describe('true: IPv4, false: IPv6'),
  })
  .meta({ id: 'CreateVpcIpModel' })
export type CreateVpcIpModel = z.infer<typeof CreateVpcIpModel>

export const EditVpcIpModel = z.object(addressSettings).meta({ id: 'EditVpcIpModel' })
export type EditVpcIpModel = z.infer<typeof EditVpcIpModel>

export const AssignVpcIpModel = z
  .object({
    vmNetworkNodeId: optionalId.describe(
      'Connection of a server in a network of the private cloud, that has the address to itself; absent: nobody has',
    ),
  })
  .meta({ id: 'AssignVpcIpModel' })
export type AssignVpcIpModel = z.infer<typeof AssignVpcIpModel>

export const MoveVpcIpModel = z
  .object({
    vpcHostId: Id.describe('The private cloud to have it, in the same project'),
  })
  .meta({ id: 'MoveVpcIpModel' })
export type MoveVpcIpModel = z.infer<typeof MoveVpcIpModel>
