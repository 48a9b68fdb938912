import { z } from 'zod'
import { Rials, WireDateTime, proseLine } from '../../fields.ts'
import { Reason } from '../operator-fields.ts'

export const OperatorWithdrawal = z
  .object({
    id: z.int(),
    customerId: z.int(),
    customer: z.string(),
    rials: Rials,
    giftBack: Rials.describe('Gifts of the withdrawn payments, which left the account with them'),
    holderName: z.string(),
    confirmedNames: z.array(z.string()).describe('Confirmed names of the people and the company behind the customer'),
    isHolderConfirmed: z.boolean().describe('The holder of the bank account is one of them'),
    lastDays: z
      .object({ paidIn: Rials, used: Rials, gifts: Rials, commissions: Rials })
      .describe('What the customer paid in, used and got as gifts and commissions in the last 90 days'),
    sheba: z.string().describe('The account to pay to, in full'),
    createDate: WireDateTime,
    isWaitingForSecond: z.boolean().describe('Somebody wants to pay it; it takes a second person to agree first'),
    isInHand: z.boolean().describe('Somebody is paying it'),
    takenBy: z.string().nullable().describe('Who is paying it; null: nobody, or the command line'),
    isMine: z.boolean().describe('It is in the own hand: nobody else says that it was paid or refuses it'),
  })
  .meta({ id: 'OperatorWithdrawal' })
export type OperatorWithdrawal = z.infer<typeof OperatorWithdrawal>

export const OperatorWithdrawalPaidModel = z
  .object({ bankReference: proseLine({ min: 3, max: 100 }), reason: Reason })
  .meta({ id: 'OperatorWithdrawalPaidModel' })
export type OperatorWithdrawalPaidModel = z.infer<typeof OperatorWithdrawalPaidModel>
