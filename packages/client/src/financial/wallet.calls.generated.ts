// Written by `npm run gen` from the contract. Never edited by hand.
import type { walletCalls } from '@sarv/contract/financial/wallet/wallet.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof walletCalls

export const walletList: ClientCall<Calls['walletList']> = { method: 'GET', path: '/api/my/financial/wallet/list' }
export const walletGetBalance: ClientCall<Calls['walletGetBalance']> = { method: 'GET', path: '/api/my/financial/wallet/get-balance' }
export const walletListDownload: ClientCall<Calls['walletListDownload']> = { method: 'GET', path: '/api/my/financial/wallet/list-download' }
export const walletUsageReport: ClientCall<Calls['walletUsageReport']> = { method: 'GET', path: '/api/my/financial/wallet/usage-report/{period}' }
