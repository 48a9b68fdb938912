import { z } from 'zod'
import { Rials, WireDateTime, proseLine } from '../../fields.ts'
import { Reason } from '../operator-fields.ts'

export const OperatorWithdrawal = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    rials: Rials,
    holderName: z.string(),
    sheba: z.string().describe('The account to pay to, in full'),
    createDate: WireDateTime,
    isWaitingForSecond: z.boolean().describe('One operator has said that it was paid; it takes a second one'),
  })
  .meta({ id: 'OperatorWithdrawal' })
export type OperatorWithdrawal = z.infer<typeof OperatorWithdrawal>

export const OperatorWithdrawalPaidModel = z
  .object({ bankReference: proseLine({ min: 3, max: 100 }), reason: Reason })
  .meta({ id: 'OperatorWithdrawalPaidModel' })
export type OperatorWithdrawalPaidModel = z.infer<typeof OperatorWithdrawalPaidModel>
