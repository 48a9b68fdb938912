import { z } from 'zod'
import { paymentProvider, paymentState } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum, line, proseLine } from '../../fields.ts'
import { Reason } from '../operator-fields.ts'

export const unclearPaymentStates = [
  'returned',
  'verifying',
  'verified',
  'settled',
  'unknown',
  'mismatch',
  'refunding',
] as const

export const OperatorPayment = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    paymentProviderId: answeredEnum(paymentProvider),
    rials: Rials,
    rrn: z.string().nullable().describe('The number that the bank finds it by'),
    state: z
      .enum(unclearPaymentStates)
      .describe(
        'A browser came back and the bank has not confirmed it; confirmed and not sent on; nobody knows whether it was paid; it was paid otherwise and goes back; it goes back to its card',
      ),
    isConfirmed: z.boolean().describe('The bank has said that it was paid'),
    isWaitingForSecond: z.boolean().describe('Somebody has said where its money is; a second person has to agree'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorPayment' })
export type OperatorPayment = z.infer<typeof OperatorPayment>

export const FindPaymentsQuery = z.object({
  Search: line({ max: 100 }).describe('Our number, the order’s, or a number that the bank gave; whole'),
})

export const OperatorPaymentFound = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    rials: Rials,
    stateId: answeredEnum(paymentState).describe('As the customer reads it'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorPaymentFound' })
export type OperatorPaymentFound = z.infer<typeof OperatorPaymentFound>

export const OperatorPaymentSettleModel = z
  .object({
    place: z.enum(['wallet', 'card']).describe('`wallet`: the money is ours; `card`: it went back'),
    bankReference: proseLine({ min: 3, max: 100 }),
    reason: Reason,
  })
  .meta({ id: 'OperatorPaymentSettleModel' })
export type OperatorPaymentSettleModel = z.infer<typeof OperatorPaymentSettleModel>
