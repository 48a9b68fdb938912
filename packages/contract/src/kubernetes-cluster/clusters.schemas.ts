import { z } from 'zod'
import { serviceStatus } from '../enums.ts'
import {
  ServerPassword,
  Id,
  ServiceName,
  WireDateTime,
  answeredEnum,
  inRange,
  optionalId,
  optionalValue,
} from '../fields.ts'
import { clusterWorkers, vmCpuCores, vmDiskGb, vmMemoryGb } from '../limits.ts'
import { bundleOrSizes } from '../pricing/bundle-or-sizes.ts'

export const KuberVersion = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'KuberVersion' })
export type KuberVersion = z.infer<typeof KuberVersion>

export const KuberClusterListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    createDate: WireDateTime,
  })
  .meta({ id: 'KuberClusterListItem' })
export type KuberClusterListItem = z.infer<typeof KuberClusterListItem>

export const KuberClusterDetail = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    masterNode: z.int(),
    workerNode: z.int(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    projectId: z.int(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'KuberClusterDetail' })
export type KuberClusterDetail = z.infer<typeof KuberClusterDetail>

export const CreateKuberClusterModel = bundleOrSizes(
  z.object({
    vmImageId: Id,
    kubernetesVersionId: Id,
    clusterName: ServiceName,
    password: ServerPassword,
    isPredefined: z.boolean(),
    productBundleId: optionalId,
    nodeCount: inRange(clusterWorkers).describe('Workers'),
    cpu: optionalValue(inRange(vmCpuCores)),
    memory: optionalValue(inRange(vmMemoryGb)).describe('GB'),
    disk: optionalValue(inRange(vmDiskGb)).describe('GB'),
  }),
  ['cpu', 'memory', 'disk'],
).meta({ id: 'CreateKuberClusterModel' })
export type CreateKuberClusterModel = z.infer<typeof CreateKuberClusterModel>
