import { z } from 'zod'
import { Rials, WireDateTime } from '../../fields.ts'

export const WalletTransactionListItem = z
  .object({
    id: z.int(),
    transactionDate: WireDateTime,
    credit: Rials,
    debit: Rials,
    balance: Rials.describe('Whole rials; running balance, may be negative'),
    description: z.string().nullish(),
  })
  .meta({ id: 'WalletTransactionListItem' })
export type WalletTransactionListItem = z.infer<typeof WalletTransactionListItem>

export const WalletUsagePoint = z
  .object({
    balance: Rials,
    toDate: WireDateTime,
  })
  .meta({ id: 'WalletUsagePoint' })
export type WalletUsagePoint = z.infer<typeof WalletUsagePoint>
