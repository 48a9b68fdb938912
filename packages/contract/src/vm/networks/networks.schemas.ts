import { z } from 'zod'
import { networkNodeStatus, vmKeyStatus } from '../../enums.ts'
import {
  Id,
  IpAddress,
  Ipv4,
  ServiceName,
  WireDateTime,
  answeredEnum,
  forOlderClients,
  optionalText,
} from '../../fields.ts'

/** The private cloud that a network is connected to, or is being connected to. */
const ofCloud = {
  vpcHostId: z.int().nullish().describe('Its private cloud'),
  vpcHost: z.string().nullish().describe('Name of its private cloud'),
}

export const VmNetworkListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    cidr: z.string().nullable(),
    subnetMask: z.string().nullable(),
    gatewayIp: z.string().nullable(),
    statusId: answeredEnum(vmKeyStatus),
    status: z.string().nullable(),
    createDate: WireDateTime,
    // Ours.
    nodeCount: z.int().optional().describe('Servers on it'),
    freeAddresses: z.int().optional(),
    ...ofCloud,
    subnetCidr: forOlderClients(z.string().nullable(), 'cidr'),
    gatewayCidr: forOlderClients(z.string().nullable(), 'gatewayIp'),
    datacenter: z.string().optional().describe('Of a network in the list of a private cloud, for older clients'),
  })
  .meta({ id: 'VmNetworkListItem' })
export type VmNetworkListItem = z.infer<typeof VmNetworkListItem>

export const VmNetworkShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    cidr: z.string().nullish(),
    gatewayIp: z.string().nullish(),
    // Ours.
    ...ofCloud,
  })
  .meta({ id: 'VmNetworkShortItem' })
export type VmNetworkShortItem = z.infer<typeof VmNetworkShortItem>

export const VmNetworkNodeListItem = z
  .object({
    id: z.int(),
    vmNetworkId: z.int(),
    vmHostId: z.int(),
    vmHost: z.string().nullable(),
    vmNetwork: z.string().nullable(),
    ipAddress: z.string().nullable(),
    isV4: z.boolean(),
    status: z.string().nullable(),
    statusId: answeredEnum(networkNodeStatus),
    macAddress: z.string().nullish(),
  })
  .meta({ id: 'VmNetworkNodeListItem' })
export type VmNetworkNodeListItem = z.infer<typeof VmNetworkNodeListItem>

export const AttachNetworkModel = z
  .object({
    vmHostId: Id,
    vmNetworkId: Id,
    isV4: z.boolean().default(true),
    ipAddress: optionalText(IpAddress).describe('Fixed address; absent: automatic'),
  })
  .meta({ id: 'AttachNetworkModel' })
export type AttachNetworkModel = z.infer<typeof AttachNetworkModel>

export const CreateVmNetworkModel = z
  .object({
    name: ServiceName,
    network: optionalText(Ipv4).describe('Network address, 192.168.1.0; absent: one that is free'),
    prefix: z.int().min(0).max(32).default(24),
  })
  .meta({ id: 'CreateVmNetworkModel' })
export type CreateVmNetworkModel = z.infer<typeof CreateVmNetworkModel>

export const EditVmNetworkModel = z
  .object({
    name: ServiceName,
  })
  .meta({ id: 'EditVmNetworkModel' })
export type EditVmNetworkModel = z.infer<typeof EditVmNetworkModel>
