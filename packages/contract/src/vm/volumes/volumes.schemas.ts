import { z } from 'zod'
import { serviceStatus, volumeNodeStatus } from '../../enums.ts'
import {
  Id,
  Rials,
  ServiceName,
  WireDateTime,
  answeredEnum,
  inRange,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { volumeSizeGb } from '../../limits.ts'
import { bundleOrSizes } from '../../pricing/bundle-or-sizes.ts'

export const VolumeNodeDetail = z
  .object({
    id: z.int(),
    vmVolumeHostId: z.int().nullish(),
    vmVolumeHost: z.string().nullish(),
    vmHostId: z.int().nullish(),
    vmHost: z.string().nullish(),
    isConnected: z.boolean(),
    device: z.string().nullish().describe('Its name inside the server: /dev/vdb'),
    attachDate: WireDateTime.nullish(),
  })
  .meta({ id: 'VolumeNodeDetail' })
export type VolumeNodeDetail = z.infer<typeof VolumeNodeDetail>

export const VolumeListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    volumeSize: z.int().describe('GB'),
    createDate: WireDateTime,
    vmHostId: z.int().nullish().describe('Server it is attached to'),
    vmHost: z.string().nullish(),
    volumeNodeId: z.int().nullish().describe('The attachment, for detaching'),
    device: z.string().nullish().describe('Its name inside the server: /dev/vdb'),
    powerStatus: z.string().nullish().describe('Of the server'),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
  })
  .meta({ id: 'VolumeListItem' })
export type VolumeListItem = z.infer<typeof VolumeListItem>

export const VolumeHostDetail = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    size: z.int(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    volumeSize: z.int(),
    createDate: WireDateTime,
    // Ours.
    vmHostId: z.int().nullish().describe('Server it is attached to'),
    vmHost: z.string().nullish(),
    volumeNodeId: z.int().nullish().describe('The attachment, for detaching'),
    device: z.string().nullish().describe('Its name inside the server: /dev/vdb'),
    powerStatus: z.string().nullish().describe('Of the server'),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
  })
  .meta({ id: 'VolumeHostDetail' })
export type VolumeHostDetail = z.infer<typeof VolumeHostDetail>

export const VolumeNodeListItem = z
  .object({
    id: z.int(),
    vmVolumeHostId: z.int().nullish(),
    vmVolumeHost: z.string().nullish(),
    vmHostId: z.int().nullish(),
    vmHost: z.string().nullish(),
    isConnected: z.boolean(),
    statusId: answeredEnum(volumeNodeStatus),
    status: z.string().nullable(),
    device: z.string().nullish().describe('Its name inside the server: /dev/vdb'),
    volumeSize: z.int().optional().describe('GB'),
  })
  .meta({ id: 'VolumeNodeListItem' })
export type VolumeNodeListItem = z.infer<typeof VolumeNodeListItem>

export const AttachVolumeModel = z
  .object({
    vmHostId: Id,
    vmVolumeHostId: Id,
  })
  .meta({ id: 'AttachVolumeModel' })
export type AttachVolumeModel = z.infer<typeof AttachVolumeModel>

export const EditVolumeHostModel = z
  .object({
    volumeSize: optionalValue(inRange(volumeSizeGb)).describe('GB; can only grow; absent: unchanged'),
    name: optionalText(ServiceName).describe('Absent: unchanged'),
  })
  .meta({ id: 'EditVolumeHostModel' })
export type EditVolumeHostModel = z.infer<typeof EditVolumeHostModel>

export const CreateVolumeHostModel = bundleOrSizes(
  z.object({
    name: ServiceName,
    isPredefined: z.boolean(),
    productBundleId: optionalId,
    volumeSize: optionalValue(inRange(volumeSizeGb)).describe('GB; ignored when isPredefined'),
    vmHostId: optionalId.describe(
      'Server to attach it to as soon as it is made; where that fails nothing is made. Absent: none',
    ),
    quoteId: optionalId.describe('A signed quote of the account: no gigabyte costs more than it says'),
  }),
  ['volumeSize'],
).meta({ id: 'CreateVolumeHostModel' })
export type CreateVolumeHostModel = z.infer<typeof CreateVolumeHostModel>
