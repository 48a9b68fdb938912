import { z } from 'zod'
import { paymentProvider } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum } from '../../fields.ts'

export const OperatorPayment = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    paymentProviderId: answeredEnum(paymentProvider),
    rials: Rials,
    state: z
      .enum(['unknown', 'mismatch', 'refunding'])
      .describe('Nobody knows whether it was paid, it was paid otherwise and goes back, or it goes back to its card'),
    isAsked: z.boolean().describe('The bank is asked again by itself; else somebody has to call it'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorPayment' })
export type OperatorPayment = z.infer<typeof OperatorPayment>
