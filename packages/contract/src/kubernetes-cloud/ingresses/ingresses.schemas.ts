import { z } from 'zod'
import { ingressProtocol } from '../../enums.ts'
import { DnsLabel, DomainName, Id, UrlPath, WireDateTime, answeredEnum, enumId, optionalId } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

const hasSecretWhenHttps = ({ protocolTypeId, secretId }: { protocolTypeId: number; secretId?: number | undefined }) =>
  protocolTypeId !== ingressProtocol.id.https || secretId !== undefined

export const IngressRuleItem = z
  .object({
    id: z.int(),
    path: z.string().nullable(),
    serviceName: z.string().nullable(),
    port: z.int(),
  })
  .meta({ id: 'IngressRuleItem' })
export type IngressRuleItem = z.infer<typeof IngressRuleItem>

export const KuberIngressListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    domainName: z.string().nullable(),
    protocolTypeId: answeredEnum(ingressProtocol),
    kuberCloudSecretId: z.int().nullish(),
    ruleCount: z.int(),
    rules: z.array(IngressRuleItem).nullable(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'KuberIngressListItem' })
export type KuberIngressListItem = z.infer<typeof KuberIngressListItem>

export const IngressRuleDetail = z
  .object({
    id: z.int(),
    path: z.string().nullable(),
    serviceName: z.string().nullable(),
    port: z.int(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'IngressRuleDetail' })
export type IngressRuleDetail = z.infer<typeof IngressRuleDetail>

export const KuberIngressDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    domainName: z.string().nullable(),
    protocolTypeId: answeredEnum(ingressProtocol),
    kuberCloudSecretId: z.int().nullish(),
    rules: z.array(IngressRuleDetail).nullable(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'KuberIngressDetail' })
export type KuberIngressDetail = z.infer<typeof KuberIngressDetail>

export const EditKuberIngressRuleModel = z
  .object({
    path: UrlPath,
    kuberDeployPortId: Id.describe('portId of kubeCloudDeployPortList'),
  })
  .meta({ id: 'EditKuberIngressRuleModel' })
export type EditKuberIngressRuleModel = z.infer<typeof EditKuberIngressRuleModel>

export const CreateKuberIngressRuleItemModel = z
  .object({
    path: UrlPath,
    kuberCloudDeployPortId: Id.describe('portId of kubeCloudDeployPortList'),
  })
  .meta({ id: 'CreateKuberIngressRuleItemModel' })
export type CreateKuberIngressRuleItemModel = z.infer<typeof CreateKuberIngressRuleItemModel>

export const CreateKuberIngressRuleModel = z
  .object({
    rules: z.array(CreateKuberIngressRuleItemModel).min(1).max(50),
  })
  .meta({ id: 'CreateKuberIngressRuleModel' })
export type CreateKuberIngressRuleModel = z.infer<typeof CreateKuberIngressRuleModel>

export const CreateKuberIngressModel = z
  .object({
    name: DnsLabel,
    domainName: DomainName,
    protocolTypeId: enumId(ingressProtocol),
    secretId: optionalId.describe('A TLS secret; HTTPS needs it'),
    rules: z.array(CreateKuberIngressRuleItemModel).min(1).max(50),
  })
  .refine(hasSecretWhenHttps, { path: ['secretId'], error: text.httpsSecret })
  .meta({ id: 'CreateKuberIngressModel' })
export type CreateKuberIngressModel = z.infer<typeof CreateKuberIngressModel>

export const EditKuberIngressModel = z
  .object({
    domainName: DomainName,
    protocolTypeId: enumId(ingressProtocol),
    secretId: optionalId.describe('A TLS secret; HTTPS needs it'),
  })
  .refine(hasSecretWhenHttps, { path: ['secretId'], error: text.httpsSecret })
  .meta({ id: 'EditKuberIngressModel' })
export type EditKuberIngressModel = z.infer<typeof EditKuberIngressModel>
