import { z } from 'zod'
import { limitedItem } from '../../enums.ts'
import { WireDateTime, answeredEnum, optionalText } from '../../fields.ts'
import { limitMost } from '../../portal/limit-requests/limit-requests.schemas.ts'
import { OperatorRoom } from '../operator-capacity/operator-capacity.schemas.ts'
import { OperatorAnswer, Reason } from '../operator-fields.ts'

export const OperatorLimitRequest = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    user: z.string().nullable(),
    itemId: answeredEnum(limitedItem),
    had: z.int().describe('The limit when it was asked for'),
    wanted: z.int(),
    current: z.int().describe('How much of it the customer uses now'),
    max: z.int().describe('The limit now'),
    room: z.array(OperatorRoom).describe('What is left of it in each datacenter; empty: it runs out nowhere'),
    text: z.string().describe('What it is for, in the customer’s words'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorLimitRequest' })
export type OperatorLimitRequest = z.infer<typeof OperatorLimitRequest>

export const OperatorGrantLimitModel = z
  .object({
    granted: z.int().min(1).max(limitMost).describe('How much there may be in all from now on'),
    answer: optionalText(OperatorAnswer),
    reason: Reason,
  })
  .meta({ id: 'OperatorGrantLimitModel' })
export type OperatorGrantLimitModel = z.infer<typeof OperatorGrantLimitModel>
