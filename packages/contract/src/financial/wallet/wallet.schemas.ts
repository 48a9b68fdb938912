import { z } from 'zod'
import { ReportDate, Rials, WireDateTime, optionalText } from '../../fields.ts'
import { DownloadQuery, ListQuery } from '../../params.ts'
import { walletDirections } from './wallet.directions.ts'

/** Which lines, for whoever reads them in pages and whoever takes them home. */
const filters = {
  direction: optionalText(z.enum(walletDirections)).describe('Ours: only what came, or only what went'),
  fromDate: optionalText(ReportDate).describe('Ours'),
  toDate: optionalText(ReportDate).describe('Ours: before this moment'),
}

export const WalletListQuery = ListQuery.extend(filters)
export type WalletListQuery = z.infer<typeof WalletListQuery>

export const WalletDownloadQuery = DownloadQuery.extend({
  Search: ListQuery.shape.Search,
  Sort: ListQuery.shape.Sort,
  ...filters,
})
export type WalletDownloadQuery = z.infer<typeof WalletDownloadQuery>

export const WalletTransactionListItem = z
  .object({
    id: z.int(),
    transactionDate: WireDateTime,
    credit: Rials,
    debit: Rials,
    balance: Rials.describe('Whole rials; running balance, may be negative'),
    description: z.string().nullish(),
    usageDate: WireDateTime.nullish().describe('Ours: of usage: when the hours began'),
    billId: z.int().nullish().describe('Ours: of usage: the bill that explains it; 0 is the running one'),
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
