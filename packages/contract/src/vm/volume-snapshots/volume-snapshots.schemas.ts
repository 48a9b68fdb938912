import { z } from 'zod'
import { snapshotStatus } from '../../enums.ts'
import { Description, WireDateTime, answeredEnum, givenName } from '../../fields.ts'
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
