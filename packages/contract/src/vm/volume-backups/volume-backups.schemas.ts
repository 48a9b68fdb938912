import { z } from 'zod'
import { backupStatus } from '../../enums.ts'
import { Description, Rials, WireDateTime, answeredEnum, givenName } from '../../fields.ts'
import { snapshotNameLength } from '../../limits.ts'

export const VolumeBackupShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'VolumeBackupShortItem' })
export type VolumeBackupShortItem = z.infer<typeof VolumeBackupShortItem>

export const VolumeBackupListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    vmVolumeHost: z.string().nullable(),
    statusId: answeredEnum(backupStatus),
    status: z.string().nullable(),
    createDate: WireDateTime,
    // Ours.
    description: z.string().nullish(),
    volumeScheduleId: z.int().nullish().describe('The schedule that made it'),
    volumeSize: z.int().optional().describe('GB of the volume at that time'),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
  })
  .meta({ id: 'VolumeBackupListItem' })
export type VolumeBackupListItem = z.infer<typeof VolumeBackupListItem>

export const VolumeBackupDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    vmVolumeHost: z.string().nullable(),
    status: z.string().nullable(),
    createDate: WireDateTime,
    // Ours.
    statusId: answeredEnum(backupStatus).optional(),
    description: z.string().nullish(),
    volumeSize: z.int().optional().describe('GB of the volume at that time'),
  })
  .meta({ id: 'VolumeBackupDetail' })
export type VolumeBackupDetail = z.infer<typeof VolumeBackupDetail>

export const CreateVolumeBackupModel = z
  .object({
    name: givenName(snapshotNameLength),
    description: Description,
  })
  .meta({ id: 'CreateVolumeBackupModel' })
export type CreateVolumeBackupModel = z.infer<typeof CreateVolumeBackupModel>
