import { z } from 'zod'
import { Rials, WireDateTime, line } from '../../fields.ts'
import { voucherCodeLength } from '../../limits.ts'

export const WalletCommissionListItem = z
  .object({
    id: z.int(),
    totalPrice: Rials,
    amount: Rials.describe('Whole rials earned'),
    transactionDate: WireDateTime,
  })
  .meta({ id: 'WalletCommissionListItem' })
export type WalletCommissionListItem = z.infer<typeof WalletCommissionListItem>

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

export const UseVoucherModel = z
  .object({
    voucherCode: line(voucherCodeLength),
  })
  .meta({ id: 'UseVoucherModel' })
export type UseVoucherModel = z.infer<typeof UseVoucherModel>
