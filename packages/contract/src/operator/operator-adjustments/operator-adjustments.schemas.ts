import { z } from 'zod'
import { Id, Rials, WireDateTime } from '../../fields.ts'
import { OperatorAnswer, Reason } from '../operator-fields.ts'

/** Of a movement of money: done, or waiting for a second person. */
export const MoneyAct = z
  .object({ id: z.int(), isDone: z.boolean().describe('False: it waits for a second operator of finance') })
  .meta({ id: 'MoneyAct' })
export type MoneyAct = z.infer<typeof MoneyAct>

const most = 1_000_000_000_000

export const OperatorAdjustWalletModel = z
  .object({
    customerId: Id,
    rials: z.int().min(-most).max(most).describe('Into the wallet; negative: out of it'),
    answer: OperatorAnswer,
    reason: Reason,
  })
  .meta({ id: 'OperatorAdjustWalletModel' })
export type OperatorAdjustWalletModel = z.infer<typeof OperatorAdjustWalletModel>

export const OperatorMoneyRequest = z
  .object({
    id: z.int(),
    kind: z.enum(['adjustment', 'withdrawal', 'voucher', 'payment']),
    customerId: z.int().nullable().describe('Null: gift codes that are for everyone'),
    customer: z.string().nullable(),
    rials: Rials,
    text: z
      .string()
      .describe(
        'What the customer reads of an adjustment; the account that a withdrawal goes to; what gift codes give; where the bank says the money of a payment is',
      ),
    reason: z.string(),
    askedBy: z.string(),
    isMine: z.boolean().describe('Whoever asked for it does not decide on it'),
    createDate: WireDateTime,
  })
  .meta({ id: 'OperatorMoneyRequest' })
export type OperatorMoneyRequest = z.infer<typeof OperatorMoneyRequest>
