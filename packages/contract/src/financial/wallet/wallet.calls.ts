import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { usagePeriod } from '../../enums.ts'
import { Rials, enumId, fromText } from '../../fields.ts'
import { WalletDownloadQuery, WalletListQuery, WalletTransactionListItem, WalletUsagePoint } from './wallet.schemas.ts'

const path = '/api/my/financial'

export const walletCalls = {
  walletList: defineCall({
    method: 'GET',
    path: `${path}/wallet/list`,
    access: 'money',
    summary: 'List the wallet transactions',
    description: 'With `direction` and without `fromDate`: of the last 400 days.',
    query: WalletListQuery,
    response: z.array(WalletTransactionListItem),
    provides: ['Wallet'],
  }),
  walletGetBalance: defineCall({
    method: 'GET',
    path: `${path}/wallet/get-balance`,
    access: 'money',
    summary: 'Read the balance of the wallet',
    response: Rials,
    provides: ['Wallet'],
  }),
  walletListDownload: defineCall({
    method: 'GET',
    path: `${path}/wallet/list-download`,
    access: 'money',
    summary: 'Download the wallet transactions',
    description: 'An xlsx or csv file, of the same lines as `walletList` answers to the same filters.',
    query: WalletDownloadQuery,
    answers: 'file',
  }),
  walletUsageReport: defineCall({
    method: 'GET',
    path: `${path}/wallet/usage-report/{period}`,
    access: 'money',
    summary: 'Read the balance over a period',
    params: z.object({ period: fromText(enumId(usagePeriod)) }),
    response: z.array(WalletUsagePoint),
    provides: ['Wallet'],
  }),
}
