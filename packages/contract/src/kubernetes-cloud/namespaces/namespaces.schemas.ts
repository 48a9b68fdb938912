import { z } from 'zod'
import { serviceStatus } from '../../enums.ts'
import { DnsLabel, WireDateTime, answeredEnum, inRange, optionalId, optionalValue } from '../../fields.ts'
import { tenPods, vmCpuCores, vmDiskGb, vmMemoryGb } from '../../limits.ts'
import { bundleOrSizes } from '../../pricing/bundle-or-sizes.ts'

export const KuberHostListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    podInUse: z.int().optional().describe('Pods now used, not divided'),
    tenPods: z.int().optional().describe('Pods quota divided by 10'),
    createDate: WireDateTime,
  })
  .meta({ id: 'KuberHostListItem' })
export type KuberHostListItem = z.infer<typeof KuberHostListItem>

export const KuberHostDetail = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    datacenterId: z.int(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    cpu: z.int().optional(),
    memory: z.int().optional(),
    disk: z.int().optional(),
    podInUse: z.int().optional(),
    tenPods: z.int().optional().describe('Pods quota divided by 10'),
    createDate: WireDateTime,
  })
  .meta({ id: 'KuberHostDetail' })
export type KuberHostDetail = z.infer<typeof KuberHostDetail>

export const EditKuberHostModel = z
  .object({
    cpu: inRange(vmCpuCores),
    memory: inRange(vmMemoryGb).describe('GB'),
    disk: inRange(vmDiskGb).describe('GB'),
    tenPods: inRange(tenPods).describe('Pods divided by ten'),
  })
  .meta({ id: 'EditKuberHostModel' })
export type EditKuberHostModel = z.infer<typeof EditKuberHostModel>

export const CreateKuberHostModel = bundleOrSizes(
  z.object({
    name: DnsLabel.min(3),
    isPredefined: z.boolean(),
    productBundleId: optionalId,
    cpu: optionalValue(inRange(vmCpuCores)),
    memory: optionalValue(inRange(vmMemoryGb)).describe('GB'),
    disk: optionalValue(inRange(vmDiskGb)).describe('GB'),
    tenPods: optionalValue(inRange(tenPods)).describe('Pods divided by ten'),
  }),
  ['cpu', 'memory', 'disk', 'tenPods'],
).meta({ id: 'CreateKuberHostModel' })
export type CreateKuberHostModel = z.infer<typeof CreateKuberHostModel>
