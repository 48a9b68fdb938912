import { z } from 'zod'
import {
  serviceStatus,
  vmLbAlgorithm,
  vmLbHealthCheck,
  vmLbMemberHealth,
  vmLbProtocol,
  vmLbSession,
} from '../../enums.ts'
import {
  CertificatePem,
  HostName,
  Id,
  Port,
  PrivateKeyPem,
  ServiceName,
  UrlPath,
  WireDateTime,
  answeredEnum,
  enumId,
  inRange,
  optionalId,
  optionalText,
  optionalValue,
  technical,
  distinct,
  distinctBy,
} from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'
import {
  certificatesPerListener,
  checkCounts,
  checkIntervalSeconds,
  checkTimeoutSeconds,
  defaultCheck,
  isListOfCodes,
  listenersPerBalancer,
  memberWeight,
  serversPerListener,
} from './load-balancers.rules.ts'

interface Listener {
  vmLbProtocolTypeId: number
  certificate?: string | undefined
  privateKey?: string | undefined
}

const hasCertificateWhenHttps = ({ vmLbProtocolTypeId, certificate, privateKey }: Listener) =>
  vmLbProtocolTypeId !== vmLbProtocol.id.https || (certificate !== undefined && privateKey !== undefined)

interface NameCertificate {
  certificate?: string | undefined
  privateKey?: string | undefined
  fingerprint?: string | undefined
}

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
    vpcHostIpId: z.int().nullish().describe('Public address of the private cloud that leads to it; null: none does'),
    vpcHostIp: z.string().nullish().describe('What that address is'),
    memberCount: z.int().optional().describe('Servers behind its listeners'),
    downCount: z.int().optional().describe('How many of them do not answer at one listener or more'),
    outCount: z.int().optional().describe('How many of those are taken out of rotation there for now'),
    monthlyPrice: z.int().optional().describe('Rials for 30 days, before VAT'),
  })
  .meta({ id: 'LoadBalancerListItem' })
export type LoadBalancerListItem = z.infer<typeof LoadBalancerListItem>

export const LoadBalancerPoolMember = z
  .object({
    vmHostId: z.int(),
    vmHost: z.string().nullable(),
    ipAddress: z.string().nullable(),
    weight: z.int().optional(),
    isDraining: z.boolean().optional().describe('Keeps the connections it has and gets no new ones'),
    healthId: answeredEnum(vmLbMemberHealth).optional(),
    health: z.string().optional(),
    healthDate: WireDateTime.nullish().describe('Since when it is so'),
    isOnTrial: z.boolean().optional().describe('Was out and is back, to be looked at'),
    isOut: z.boolean().optional().describe('Taken out of rotation until it answers again: nothing is sent to it'),
    nextTryDate: WireDateTime.nullish().describe('When one that is out is put back and looked at again'),
  })
  .meta({ id: 'LoadBalancerPoolMember' })
export type LoadBalancerPoolMember = z.infer<typeof LoadBalancerPoolMember>

export const LoadBalancerHealthCheck = z
  .object({
    vmLbHealthCheckId: answeredEnum(vmLbHealthCheck),
    path: z.string().nullable(),
    hostHeader: z.string().nullable(),
    expectedCodes: z.string().nullable(),
    intervalSeconds: z.int(),
    timeoutSeconds: z.int(),
    upAfter: z.int(),
    downAfter: z.int(),
  })
  .meta({ id: 'LoadBalancerHealthCheck' })
export type LoadBalancerHealthCheck = z.infer<typeof LoadBalancerHealthCheck>

export const LoadBalancerCertificate = z
  .object({
    isDefault: z.boolean().describe('Answers where no other one has the name that is asked for'),
    names: z.array(z.string()).describe('Host names that it is for'),
    issuer: z.string(),
    startDate: WireDateTime,
    expireDate: WireDateTime,
    fingerprint: z.string().describe('SHA-256'),
  })
  .meta({ id: 'LoadBalancerCertificate' })
export type LoadBalancerCertificate = z.infer<typeof LoadBalancerCertificate>

export const LoadBalancerListener = z
  .object({
    id: z.int(),
    vmLbProtocolTypeId: answeredEnum(vmLbProtocol),
    sourcePort: z.int(),
    destinationPort: z.int(),
    hasCertificate: z.boolean(),
    poolMembers: z.array(LoadBalancerPoolMember),
    vmLbSessionId: answeredEnum(vmLbSession).optional(),
    healthCheck: LoadBalancerHealthCheck.nullish(),
    certificates: z.array(LoadBalancerCertificate).optional(),
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
    vpcHostId: z.int().nullish(),
    vpcHost: z.string().nullish().describe('Private cloud it stands in'),
    vpcHostIpId: z.int().nullish().describe('Public address of the private cloud that leads to it; null: none does'),
    vpcHostIp: z.string().nullish().describe('What that address is'),
    productBundleId: z.int().nullish(),
    monthlyPrice: z.int().optional().describe('Rials for 30 days, before VAT'),
    revision: z.int().optional().describe('Another one after every change of it'),
  })
  .meta({ id: 'LoadBalancerDetail' })
export type LoadBalancerDetail = z.infer<typeof LoadBalancerDetail>

export const VmLbMemberModel = z
  .object({
    vmHostId: Id,
    weight: inRange(memberWeight).default(1).describe('Only with a weighted algorithm'),
    isDraining: z.boolean().default(false),
  })
  .meta({ id: 'VmLbMemberModel' })
export type VmLbMemberModel = z.infer<typeof VmLbMemberModel>

export const VmLbHealthCheckModel = z
  .object({
    vmLbHealthCheckId: enumId(vmLbHealthCheck),
    path: optionalText(UrlPath).describe('Only HTTP; / when absent'),
    hostHeader: optionalText(HostName).describe('Only HTTP'),
    expectedCodes: optionalText(technical(100).refine(isListOfCodes, text.httpCodes)).describe(
      'Only HTTP: 200, 200-204 or 200,302; 200-399 when absent',
    ),
    intervalSeconds: inRange(checkIntervalSeconds).default(defaultCheck.intervalSeconds),
    timeoutSeconds: inRange(checkTimeoutSeconds).default(defaultCheck.timeoutSeconds),
    upAfter: inRange(checkCounts).default(defaultCheck.upAfter).describe('Good answers in a row'),
    downAfter: inRange(checkCounts).default(defaultCheck.downAfter).describe('Bad answers in a row'),
  })
  .refine(({ intervalSeconds, timeoutSeconds }) => timeoutSeconds <= intervalSeconds, {
    path: ['timeoutSeconds'],
    error: text.checkTimeout,
  })
  .meta({ id: 'VmLbHealthCheckModel' })
export type VmLbHealthCheckModel = z.infer<typeof VmLbHealthCheckModel>

const isPairOrKept = ({ certificate, privateKey, fingerprint }: NameCertificate) =>
  fingerprint === undefined ? certificate !== undefined && privateKey !== undefined : certificate === undefined

export const VmLbCertificateModel = z
  .object({
    certificate: optionalText(CertificatePem),
    privateKey: optionalText(PrivateKeyPem),
    fingerprint: optionalText(technical(100)).describe(
      'Only in a change, instead of both: one that the load balancer has already, at any port, which stays',
    ),
  })
  .refine(isPairOrKept, { path: ['certificate'], error: text.httpsCertificate })
  .meta({ id: 'VmLbCertificateModel' })
export type VmLbCertificateModel = z.infer<typeof VmLbCertificateModel>

export const VmLbListenerModel = z
  .object({
    vmLbProtocolTypeId: enumId(vmLbProtocol),
    sourcePort: Port,
    destinationPort: Port,
    certificate: optionalText(CertificatePem).describe('Only HTTPS'),
    privateKey: optionalText(PrivateKeyPem).describe('Only HTTPS'),
    certificateFingerprint: optionalText(technical(100)).describe(
      'Only in a change, where no certificate comes: the one that stays, of any port; absent: the one that its port has',
    ),
    vmLbPools: distinct(z.array(Id).min(1).max(serversPerListener)).describe('Ids of the servers behind the listener'),
    vmLbMembers: optionalValue(
      distinctBy(z.array(VmLbMemberModel).max(serversPerListener), ({ vmHostId }) => vmHostId),
    ).describe('Those of the servers that have a weight of their own or get no new connections'),
    vmLbSessionId: optionalValue(enumId(vmLbSession)).describe('Absent: none'),
    healthCheck: VmLbHealthCheckModel.nullish().describe('Absent: nobody looks whether the servers answer'),
    nameCertificates: optionalValue(z.array(VmLbCertificateModel).max(certificatesPerListener - 1)).describe(
      'Only HTTPS: further certificates, each for the host names in it; absent in a change: as they are',
    ),
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
      .max(listenersPerBalancer),
    // Ours.
    vpcHostIpId: optionalId.describe(
      'A further public address of the private cloud that everybody reaches it at; absent: only its networks do',
    ),
    vpcHostId: optionalId.describe('Private cloud that the network must be connected to; absent: whichever it is'),
    quoteId: optionalId.describe('A signed quote of the account: the plan costs no more than it says'),
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
      .max(listenersPerBalancer)
      .describe(
        'The whole list; an HTTPS listener without certificate keeps the one it has: matched by fingerprint, else by sourcePort',
      ),
    // Ours.
    vpcHostIpId: Id.nullish().describe('A further public address of the private cloud; null: none; absent: unchanged'),
  })
  .meta({ id: 'EditVmLbModel' })
export type EditVmLbModel = z.infer<typeof EditVmLbModel>

/** What the infrastructure of a datacenter can do of it. */
export const LoadBalancerCapability = z
  .object({
    isAvailable: z.boolean().describe('Whether there are load balancers at all'),
    protocolIds: z.array(answeredEnum(vmLbProtocol)),
    algorithmIds: z.array(answeredEnum(vmLbAlgorithm)),
    healthCheckIds: z.array(answeredEnum(vmLbHealthCheck)),
    sessionIds: z.array(answeredEnum(vmLbSession)),
    hasWeights: z.boolean().describe('Else every member gets as much as the others, and none can be drained'),
    hasNamedCertificates: z.boolean().describe('Whether one listener can have several certificates'),
    hasChecksOutside: z
      .boolean()
      .describe(
        'Whether a member that fails its check gets nothing from a public address at once; else it is taken out for that',
      ),
    hasSharedAddresses: z
      .boolean()
      .describe('Whether a public address with forwards can lead to one as well, at other ports'),
    tellsAnswers: z.boolean().describe('Whether probes have the answer of the member, or only whether there was one'),
  })
  .meta({ id: 'LoadBalancerCapability' })
export type LoadBalancerCapability = z.infer<typeof LoadBalancerCapability>
