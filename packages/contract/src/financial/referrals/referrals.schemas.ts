import { z } from 'zod'
import { Rials, WireDateTime, forOlderClients } from '../../fields.ts'

export const ReferralListItem = z
  .object({
    customer: z.string().nullable(),
    commissionPercent: z.number().describe('Percent'),
    joinDate: WireDateTime,
  })
  .meta({ id: 'ReferralListItem' })
export type ReferralListItem = z.infer<typeof ReferralListItem>

export const Referral = z
  .object({
    id: z.int(),
    referralCode: z.string().nullable(),
    referralLink: z.string().nullable(),
  })
  .meta({ id: 'Referral' })
export type Referral = z.infer<typeof Referral>

export const WalletCommissionListItem = z
  .object({
    id: z.int(),
    totalPrice: Rials,
    amount: Rials.describe('Whole rials earned'),
    transactionDate: WireDateTime,
    walletTransactionId: forOlderClients(z.int(), 'id'),
    commissionPrice: forOlderClients(Rials, 'amount'),
    commissionDate: forOlderClients(WireDateTime, 'transactionDate'),
  })
  .meta({ id: 'WalletCommissionListItem' })
export type WalletCommissionListItem = z.infer<typeof WalletCommissionListItem>
