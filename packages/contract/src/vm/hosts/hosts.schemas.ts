import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { untouchedText } from '../../digit-rules.ts'
import { hypervisor, operatingSystem, serviceStatus, storageClassType } from '../../enums.ts'
import {
  AccountPassword,
  Id,
  IpAddress,
  Rials,
  ServiceName,
  WireDateTime,
  answeredEnum,
  enumId,
  inRange,
  optionalId,
  optionalText,
  optionalValue,
  technical,
} from '../../fields.ts'
import { userDataBytes, vmCount, vmCpuCores, vmDataDiskGb, vmDiskGb, vmMemoryGb } from '../../limits.ts'
import { bundleOrSizes } from '../../pricing/bundle-or-sizes.ts'
import { validationText as text } from '../../validation.fa.ts'

/** Older clients send the word "null" for an automatic address. */
const automaticWhenNull = (schema: typeof IpAddress) =>
  z
    .preprocess((value: string | null | undefined) => (value === 'null' ? undefined : value), optionalText(schema))
    .optional()

const hasPasswordOrKey = ({ password, vmKeyId }: { password?: string | undefined; vmKeyId?: number | undefined }) =>
  password !== undefined || vmKeyId !== undefined

const utf8Length = (value: string): number => new TextEncoder().encode(value).length

/** Taken as it is: what it says is between its author and cloud-init. */
const UserData = untouchedText()
  .max(userDataBytes, text.userData)
  .refine((value) => utf8Length(value) <= userDataBytes, text.userData)
  .describe('cloud-init user data, at most 32 KB')

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
    ipv4: z.string().nullish().describe('Primary public IPv4'),
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
    ipv6: z.string().nullish().describe('Primary public IPv6'),
    privateAddresses: z.array(z.string()).optional().describe('In the private networks it has joined'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
    isLocked: z.boolean().optional().describe('Refuses to be deleted or rebuilt'),
    cpuUsage: z.array(z.number()).nullish().describe('Percent over the past hour, oldest first'),
  })
  .meta({ id: 'VmHostListItem' })
export type VmHostListItem = z.infer<typeof VmHostListItem>

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
    ipV4: z.int(),
    ipV6: z.int(),
    powerStatus: z.string().nullish().describe('POWERED_ON or POWERED_OFF'),
    networkStatus: z.string().nullish().describe('CONNECTED or DISCONNECTED'),
    isCluster: z.boolean().optional().describe('Belongs to a managed cluster: no rebuild'),
    isMaster: z.boolean().optional(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
    // Ours, for the detail page.
    datacenter: z.string().nullish(),
    ipv4Address: z.string().nullish().describe('Primary public IPv4'),
    ipv6Address: z.string().nullish().describe('Primary public IPv6'),
    monthlyPrice: Rials.optional().describe('While it runs: whole rials per 30 days, before VAT'),
    priceWhileOff: Rials.optional().describe('While it is off: whole rials per 30 days, before VAT'),
    priceNow: Rials.optional().describe('By its power at present: whole rials per 30 days, before VAT'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
    isLocked: z.boolean().optional().describe('Refuses to be deleted or rebuilt'),
    isPredefined: z.boolean().optional(),
    productBundle: z.string().nullish().describe('Name of the ready-made plan it was ordered with'),
    dataDisk: z.int().optional().describe('GB of its own disks besides the first'),
    reason: z.string().nullish().describe('Why it has failed, in Persian, where no operation of its own says so'),
    deleteDate: WireDateTime.nullish().describe('When it was deleted'),
  })
  .meta({ id: 'VmHostDetail' })
export type VmHostDetail = z.infer<typeof VmHostDetail>

export const VmConsole = z
  .object({
    location: z.string().nullable().describe('Address to open'),
    vmTypeId: answeredEnum(hypervisor),
    kind: z.enum(['vnc', 'serial', 'none']).optional().describe('What our own page shows it with'),
    socketPath: z.string().nullish().describe('Where the page opens its WebSocket'),
    ticket: z.string().nullish().describe('Opens the socket once, within half a minute'),
    reason: z.string().nullish().describe('Why there is no screen, in Persian'),
  })
  .meta({ id: 'VmConsole' })
export type VmConsole = z.infer<typeof VmConsole>

export const RebuildVmHostModel = z
  .object({
    vmImageId: Id,
    name: ServiceName,
    password: optionalText(AccountPassword).describe('Needed unless vmKeyId is given'),
    vmKeyId: optionalId.describe('Needed unless password is given'),
    userData: optionalText(UserData),
  })
  .refine(hasPasswordOrKey, { path: ['password'], error: text.passwordOrKey })
  .meta({ id: 'RebuildVmHostModel' })
export type RebuildVmHostModel = z.infer<typeof RebuildVmHostModel>

export const EditVmHostModel = z
  .object({
    cpu: optionalValue(inRange(vmCpuCores)).describe('Absent: unchanged'),
    memory: optionalValue(inRange(vmMemoryGb)).describe('GB; absent: unchanged'),
    disk: optionalValue(inRange(vmDiskGb)).describe('GB; can only grow; absent: unchanged'),
    productBundleId: optionalId.describe('A ready-made plan instead of sizes, which are ignored then; absent: none'),
    name: optionalText(ServiceName).describe('Absent: unchanged'),
  })
  .meta({ id: 'EditVmHostModel' })
export type EditVmHostModel = z.infer<typeof EditVmHostModel>

export const CreateVmHostModel = bundleOrSizes(
  z
    .object({
      vmImageId: Id,
      storageClassTypeId: enumId(storageClassType).default(storageClassType.id.default),
      name: ServiceName,
      password: optionalText(AccountPassword).describe('Needed unless vmKeyId is given'),
      vmKeyId: optionalId.describe('Needed unless password is given'),
      isPredefined: z.boolean(),
      usedPublicIpV4: optionalValue(z.boolean()).describe('Absent: true, unless vmNetworkId is given'),
      usedPublicIpV6: z.boolean().default(false),
      productBundleId: optionalId.describe('Needed when isPredefined'),
      cpu: optionalValue(inRange(vmCpuCores)).describe('Cores; ignored when isPredefined'),
      memory: optionalValue(inRange(vmMemoryGb)).describe('GB; ignored when isPredefined'),
      disk: optionalValue(inRange(vmDiskGb)).describe('GB; ignored when isPredefined'),
      dataDisk: optionalValue(inRange(vmDataDiskGb)).describe('GB of a second disk of its own; absent: none'),
      count: optionalValue(inRange(vmCount)).describe('Servers of this kind; their names are numbered. Absent: one'),
      userData: optionalText(UserData),
      vmNetworkId: optionalId.describe('Private network to join'),
      ipAddress: automaticWhenNull(IpAddress).describe('Address inside vmNetworkId; absent: automatic'),
    })
    .refine(hasPasswordOrKey, { path: ['password'], error: text.passwordOrKey }),
  ['cpu', 'memory', 'disk'],
).meta({ id: 'CreateVmHostModel' })
export type CreateVmHostModel = z.infer<typeof CreateVmHostModel>

/** What an order answers: the first server as in every other call, the others beside it. */
export const VmHostOrdered = Started.extend({
  also: z.array(Started).optional().describe('The other servers of an order of several'),
}).meta({ id: 'VmHostOrdered' })
export type VmHostOrdered = z.infer<typeof VmHostOrdered>

export const LockVmHostModel = z
  .object({ isLocked: z.boolean().describe('true: it refuses to be deleted or rebuilt') })
  .meta({ id: 'LockVmHostModel' })
export type LockVmHostModel = z.infer<typeof LockVmHostModel>

/** Several servers in a query, with commas between them. */
export const VmHostIds = technical(2000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id).max(100))

/** How use is told in short: the last four hours, in steps of ten minutes. */
export const vmHostUsageSteps = { count: 24, seconds: 600 } as const

export const VmHostUsage = z
  .object({
    id: z.int(),
    cpuPercents: z.array(z.int().nullable()).describe('24 averages of ten minutes, the oldest first; null: not known'),
  })
  .meta({ id: 'VmHostUsage' })
export type VmHostUsage = z.infer<typeof VmHostUsage>
