import { z } from 'zod'
import { snapshotStatus } from '../../enums.ts'
import { Description, Rials, WireDateTime, answeredEnum, givenName } from '../../fields.ts'
import { snapshotNameLength } from '../../limits.ts'

export const VolumeSnapshotShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'VolumeSnapshotShortItem' })
export type VolumeSnapshotShortItem = z.infer<typeof VolumeSnapshotShortItem>

export const VolumeSnapshot = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    statusId: answeredEnum(snapshotStatus),
    status: z.string().nullable(),
    description: z.string().nullish(),
    createDate: WireDateTime,
    volumeScheduleId: z.int().nullish().describe('The schedule that made it'),
    volumeSize: z.int().optional().describe('GB of the volume at that time'),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
  })
  .meta({ id: 'VolumeSnapshot' })
export type VolumeSnapshot = z.infer<typeof VolumeSnapshot>

export const CreateVolumeSnapshotModel = z
  .object({
    name: givenName(snapshotNameLength),
    description: Description,
  })
  .meta({ id: 'CreateVolumeSnapshotModel' })
export type CreateVolumeSnapshotModel = z.infer<typeof CreateVolumeSnapshotModel>
