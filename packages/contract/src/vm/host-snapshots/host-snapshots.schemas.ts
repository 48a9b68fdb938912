import { z } from 'zod'
import { snapshotStatus } from '../../enums.ts'
import { Description, Rials, WireDateTime, answeredEnum, forOlderClients, givenName } from '../../fields.ts'
import { snapshotNameLength } from '../../limits.ts'

export const VmHostSnapshotShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'VmHostSnapshotShortItem' })
export type VmHostSnapshotShortItem = z.infer<typeof VmHostSnapshotShortItem>

const SnapshotSize = z.int().nullish().describe('GB that it holds; null where the engine has not told')
const MonthlyPrice = Rials.optional().describe('Whole rials per 30 days, before VAT')

export const VmHostSnapshotListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    statusId: answeredEnum(snapshotStatus),
    status: z.string().nullable(),
    description: z.string().nullish(),
    createDate: WireDateTime,
    // Ours.
    snapshotSize: SnapshotSize,
    monthlyPrice: MonthlyPrice,
    vmSnapshotStatusId: forOlderClients(answeredEnum(snapshotStatus), 'statusId'),
    vmSnapshotStatus: forOlderClients(z.string().nullable(), 'status'),
    isCreated: z.boolean().optional().describe('It has been made, for older clients'),
  })
  .meta({ id: 'VmHostSnapshotListItem' })
export type VmHostSnapshotListItem = z.infer<typeof VmHostSnapshotListItem>

export const VmHostSnapshotDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    vmSnapshotStatusId: answeredEnum(snapshotStatus),
    vmSnapshotStatus: z.string().nullable(),
    description: z.string().nullish(),
    createDate: WireDateTime,
    // Ours.
    snapshotSize: SnapshotSize,
    monthlyPrice: MonthlyPrice,
  })
  .meta({ id: 'VmHostSnapshotDetail' })
export type VmHostSnapshotDetail = z.infer<typeof VmHostSnapshotDetail>

export const CreateVmHostSnapshotModel = z
  .object({
    name: givenName(snapshotNameLength),
    description: Description,
  })
  .meta({ id: 'CreateVmHostSnapshotModel' })
export type CreateVmHostSnapshotModel = z.infer<typeof CreateVmHostSnapshotModel>
