import { z } from 'zod'
import { DnsLabel, Id, WireDateTime, inRange, optionalId, optionalValue } from '../../fields.ts'
import { deployReplicas } from '../../limits.ts'
import { EntryKey, Environment, entries } from '../entries.ts'

export const DeployPort = z
  .object({
    portId: z.int().optional(),
    nodePort: z.int().optional().describe('Port on the node'),
    targetPort: z.int().optional().describe('Port in the container'),
  })
  .meta({ id: 'DeployPort' })
export type DeployPort = z.infer<typeof DeployPort>

export const KuberDeployPortListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    image: z.string().nullable(),
    createDate: WireDateTime,
    ports: z.array(DeployPort).nullish(),
  })
  .meta({ id: 'KuberDeployPortListItem' })
export type KuberDeployPortListItem = z.infer<typeof KuberDeployPortListItem>

export const KuberDeployListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    image: z.string().nullable(),
    namespace: z.string().nullable(),
    createDate: WireDateTime,
    ports: z.array(DeployPort).nullish(),
  })
  .meta({ id: 'KuberDeployListItem' })
export type KuberDeployListItem = z.infer<typeof KuberDeployListItem>

export const KuberDeployDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    image: z.string().nullable(),
    replica: z.int(),
    namespace: z.string().nullable(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
    ports: z.array(DeployPort).nullish(),
  })
  .meta({ id: 'KuberDeployDetail' })
export type KuberDeployDetail = z.infer<typeof KuberDeployDetail>

export const EditKuberDeployModel = z
  .object({
    envToDelete: optionalValue(entries(EntryKey, Id)).describe('Variable name -> id'),
    replicaNumber: optionalValue(inRange(deployReplicas)),
    keyValue: optionalValue(Environment),
    imageTagId: optionalId.describe('Another tag of the same image; absent: unchanged'),
  })
  .meta({ id: 'EditKuberDeployModel' })
export type EditKuberDeployModel = z.infer<typeof EditKuberDeployModel>

export const CreateKuberDeployModel = z
  .object({
    name: DnsLabel,
    imageTagId: Id,
    isPublic: z.boolean().default(false),
    replicaNumber: inRange(deployReplicas).default(deployReplicas.min),
    keyValue: optionalValue(Environment),
  })
  .meta({ id: 'CreateKuberDeployModel' })
export type CreateKuberDeployModel = z.infer<typeof CreateKuberDeployModel>
