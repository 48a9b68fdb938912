import { z } from 'zod'
import { serviceStatus, vmLbAlgorithm, vmLbProtocol } from '../../enums.ts'
import {
  CertificatePem,
  Id,
  Port,
  PrivateKeyPem,
  ServiceName,
  WireDateTime,
  answeredEnum,
  enumId,
  optionalId,
  optionalText,
} from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

interface Listener {
  vmLbProtocolTypeId: number
  certificate?: string | undefined
  privateKey?: string | undefined
}

const hasCertificateWhenHttps = ({ vmLbProtocolTypeId, certificate, privateKey }: Listener) =>
  vmLbProtocolTypeId !== vmLbProtocol.id.https || (certificate !== undefined && privateKey !== undefined)

export const LoadBalancerListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    ipAddress: z.string().nullable(),
    vmNetworkId: z.int(),
    vmNetwork: z.string().nullable(),
    vmLbAlgorithmId: answeredEnum(vmLbAlgorithm),
    vmLbAlgorithm: z.string().nullable(),
    listenerCount: z.int(),
    statusId: answeredEnum(serviceStatus),
    status: z.string().nullable(),
    createDate: WireDateTime,
    vpcHostId: z.int().nullish(),
    vpcHost: z.string().nullish().describe('Private cloud it stands in'),
  })
  .meta({ id: 'LoadBalancerListItem' })
export type LoadBalancerListItem = z.infer<typeof LoadBalancerListItem>

export const LoadBalancerPoolMember = z
  .object({
    vmHostId: z.int(),
    vmHost: z.string().nullable(),
    ipAddress: z.string().nullable(),
  })
  .meta({ id: 'LoadBalancerPoolMember' })
export type LoadBalancerPoolMember = z.infer<typeof LoadBalancerPoolMember>

export const LoadBalancerListener = z
  .object({
    id: z.int(),
    vmLbProtocolTypeId: answeredEnum(vmLbProtocol),
    sourcePort: z.int(),
    destinationPort: z.int(),
    hasCertificate: z.boolean(),
    poolMembers: z.array(LoadBalancerPoolMember),
  })
  .meta({ id: 'LoadBalancerListener' })
export type LoadBalancerListener = z.infer<typeof LoadBalancerListener>

export const LoadBalancerDetail = z
  .object({
    id: z.int(),
    name: z.string(),
    ipAddress: z.string().nullable(),
    vmNetworkId: z.int(),
    vmNetwork: z.string().nullable(),
    vmLbAlgorithmId: answeredEnum(vmLbAlgorithm),
    statusId: answeredEnum(serviceStatus),
    status: z.string().nullable(),
    createDate: WireDateTime,
    listeners: z.array(LoadBalancerListener),
  })
  .meta({ id: 'LoadBalancerDetail' })
export type LoadBalancerDetail = z.infer<typeof LoadBalancerDetail>

export const VmLbListenerModel = z
  .object({
    vmLbProtocolTypeId: enumId(vmLbProtocol),
    sourcePort: Port,
    destinationPort: Port,
    certificate: optionalText(CertificatePem).describe('Only HTTPS'),
    privateKey: optionalText(PrivateKeyPem).describe('Only HTTPS'),
    vmLbPools: z.array(Id).min(1).max(100).describe('Ids of the servers behind the listener'),
  })
  .meta({ id: 'VmLbListenerModel' })
export type VmLbListenerModel = z.infer<typeof VmLbListenerModel>

export const CreateVmLbModel = z
  .object({
    name: ServiceName,
    productBundleId: Id,
    vmNetworkId: Id,
    vmLbAlgorithmId: enumId(vmLbAlgorithm),
    vmLbListeners: z
      .array(VmLbListenerModel.refine(hasCertificateWhenHttps, { path: ['certificate'], error: text.httpsCertificate }))
      .min(1)
      .max(20),
  })
  .meta({ id: 'CreateVmLbModel' })
export type CreateVmLbModel = z.infer<typeof CreateVmLbModel>

export const EditVmLbModel = z
  .object({
    name: ServiceName,
    productBundleId: optionalId.describe('Absent: unchanged'),
    vmLbAlgorithmId: enumId(vmLbAlgorithm),
    vmLbListeners: z
      .array(VmLbListenerModel)
      .min(1)
      .max(20)
      .describe('The whole list; an HTTPS listener without certificate keeps the one it has, matched by sourcePort'),
  })
  .meta({ id: 'EditVmLbModel' })
export type EditVmLbModel = z.infer<typeof EditVmLbModel>
