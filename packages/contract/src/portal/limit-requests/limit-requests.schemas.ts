import { z } from 'zod'
import { limitedItem } from '../../enums.ts'
import { WireDateTime, enumId, prose } from '../../fields.ts'

export const limitReasonLength = { min: 10, max: 1000 } as const
export const limitMost = 1_000_000

export const CreateLimitRequestModel = z
  .object({
    itemId: enumId(limitedItem),
    wanted: z.int().min(1).max(limitMost).describe('How much there may be in all; more than the limit of today'),
    reason: prose(limitReasonLength).describe('What it is for'),
  })
  .meta({ id: 'CreateLimitRequestModel' })
export type CreateLimitRequestModel = z.infer<typeof CreateLimitRequestModel>

export const LimitRequestListItem = z
  .object({
    id: z.int(),
    itemId: z.int(),
    item: z.string(),
    wanted: z.int(),
    had: z.int().describe('The limit when it was asked for'),
    reason: z.string(),
    statusId: z.int(),
    status: z.string(),
    granted: z.int().nullable().describe('The limit that was given, where it was granted'),
    answer: z.string().nullable(),
    user: z.string().nullable().describe('Who asked'),
    createDate: WireDateTime,
    endDate: WireDateTime.nullable().describe('When it was answered or taken back'),
  })
  .meta({ id: 'LimitRequestListItem' })
export type LimitRequestListItem = z.infer<typeof LimitRequestListItem>

export const LimitRequestCreated = z.object({ id: z.int() }).meta({ id: 'LimitRequestCreated' })
