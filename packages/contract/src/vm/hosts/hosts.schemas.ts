import { z } from 'zod'
import { hypervisor, operatingSystem, serviceStatus, storageClassType } from '../../enums.ts'
import {
  Rials,
  ServiceName,
  WireDateTime,
  answeredEnum,
  inRange,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { vmCpuCores, vmDiskGb, vmMemoryGb } from '../../limits.ts'

export const VmHostShortItem = z
  .object({
    id: z.int(),
    projectId: z.int().optional(),
    name: z.string().nullable(),
  })
  .meta({ id: 'VmHostShortItem' })
export type VmHostShortItem = z.infer<typeof VmHostShortItem>

export const VmHostListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    storageClassTypeId: answeredEnum(storageClassType).optional(),
    datacenter: z.string().nullable(),
    operatingSystem: z.string().nullable(),
    createDate: WireDateTime.optional(),
    ipv4: z.string().nullish().describe('Its public IPv4: the one it came with, or else the first that was added'),
    isCluster: z.boolean().optional().describe('Belongs to a managed cluster'),
    // Ours, for the list page.
    vmImage: z.string().nullish(),
    powerStatus: z.string().nullish().describe('POWERED_ON or POWERED_OFF'),
    operatingSystemId: answeredEnum(operatingSystem).optional(),
    cpu: z.int().optional(),
    memory: z.int().optional().describe('GB'),
    disk: z.int().optional().describe('GB'),
    monthlyPrice: Rials.optional().describe('While it runs: whole rials per 30 days, before VAT'),
    priceWhileOff: Rials.optional().describe('While it is off: whole rials per 30 days, before VAT'),
    priceNow: Rials.optional().describe('By its power at present: whole rials per 30 days, before VAT'),
    ipv6: z.string().nullish().describe('Its public IPv6: the one it came with, or else the first that was added'),
    privateAddresses: z.array(z.string()).optional().describe('In the private networks it has joined'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
    isLocked: z.boolean().optional().describe('Refuses to be deleted or rebuilt'),
    isPinned: z.boolean().optional().describe('Stands before the others in lists'),
    vpcHostIds: z.array(z.int()).optional().describe('Private clouds whose networks it has joined'),
    problems: z
      .array(z.string())
      .optional()
      .describe(
        'Persian: what is known to be wrong around it though it runs, such as a load balancer that it does not answer',
      ),
    cpuUsage: z.array(z.number()).nullish().describe('Percent over the past hour, oldest first'),
  })
  .meta({ id: 'VmHostListItem' })
export type VmHostListItem = z.infer<typeof VmHostListItem>

export const VmHostCloud = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    snatEnabled: z.boolean().describe('Servers without a public address get out to the internet through it'),
  })
  .meta({ id: 'VmHostCloud' })
export type VmHostCloud = z.infer<typeof VmHostCloud>

export const VmHostDetail = z
  .object({
    id: z.int(),
    datacenterId: z.int(),
    name: z.string().nullable(),
    operatingSystemId: answeredEnum(operatingSystem),
    operatingSystem: z.string().nullable(),
    storageClassTypeId: answeredEnum(storageClassType).optional(),
    vmImage: z.string().nullable(),
    vmImageId: z.int(),
    projectId: z.int(),
    hypervisorId: answeredEnum(hypervisor),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    cpu: z.int(),
    memory: z.int().describe('GB'),
    disk: z.int().describe('GB'),
    ipV4: z.int().describe('Public addresses that came with it and are in its price'),
    ipV6: z.int(),
    powerStatus: z.string().nullish().describe('POWERED_ON or POWERED_OFF'),
    networkStatus: z.string().nullish().describe('CONNECTED or DISCONNECTED'),
    isCluster: z.boolean().optional().describe('Belongs to a managed cluster: no rebuild'),
    isMaster: z.boolean().optional(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
    // Ours, for the detail page.
    problems: z
      .array(z.string())
      .optional()
      .describe(
        'Persian: what is known to be wrong around it though it runs, such as a load balancer that it does not answer',
      ),
    datacenter: z.string().nullish(),
    privateAddresses: z.array(z.string()).optional().describe('In the private networks it has joined'),
    clouds: z.array(VmHostCloud).optional().describe('Private clouds whose networks it has joined'),
    ipv4Address: z
      .string()
      .nullish()
      .describe('Its public IPv4: the one it came with, or else the first that was added'),
    ipv6Address: z
      .string()
      .nullish()
      .describe('Its public IPv6: the one it came with, or else the first that was added'),
    monthlyPrice: Rials.optional().describe('While it runs: whole rials per 30 days, before VAT'),
    priceWhileOff: Rials.optional().describe('While it is off: whole rials per 30 days, before VAT'),
    priceNow: Rials.optional().describe('By its power at present: whole rials per 30 days, before VAT'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
    isLocked: z.boolean().optional().describe('Refuses to be deleted or rebuilt'),
    isPinned: z.boolean().optional().describe('Stands before the others in lists'),
    isPredefined: z.boolean().optional(),
    productBundle: z.string().nullish().describe('Name of the ready-made plan it was ordered with'),
    dataDisk: z.int().optional().describe('GB of its own disks besides the first'),
    reason: z.string().nullish().describe('Why it has failed, in Persian, where no operation of its own says so'),
    deleteDate: WireDateTime.nullish().describe('When it was deleted'),
  })
  .meta({ id: 'VmHostDetail' })
export type VmHostDetail = z.infer<typeof VmHostDetail>

export const EditVmHostModel = z
  .object({
    cpu: optionalValue(inRange(vmCpuCores)).describe('Absent: unchanged'),
    memory: optionalValue(inRange(vmMemoryGb)).describe('GB; absent: unchanged'),
    disk: optionalValue(inRange(vmDiskGb)).describe('GB; can only grow; absent: unchanged'),
    productBundleId: optionalId.describe('A ready-made plan instead of sizes, which are ignored then; absent: none'),
    name: optionalText(ServiceName).describe('Absent: unchanged'),
    isPinned: optionalValue(z.boolean()).describe('true: it stands before the others in lists; absent: unchanged'),
  })
  .meta({ id: 'EditVmHostModel' })
export type EditVmHostModel = z.infer<typeof EditVmHostModel>

export const LockVmHostModel = z
  .object({ isLocked: z.boolean().describe('true: it refuses to be deleted or rebuilt') })
  .meta({ id: 'LockVmHostModel' })
export type LockVmHostModel = z.infer<typeof LockVmHostModel>
