// Written by `npm run gen` from the contract. Never edited by hand.
import type { walletCalls } from '@sarv/contract/financial/wallet/wallet.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof walletCalls

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletList: build.query<CallAnswer<Calls['walletList']>, CallArguments<Calls['walletList']>>(endpoint.reading<Calls['walletList']>({ method: 'GET', path: '/api/my/financial/wallet/list' }, ['Wallet'])),
    walletGetBalance: build.query<CallAnswer<Calls['walletGetBalance']>, CallArguments<Calls['walletGetBalance']>>(endpoint.reading<Calls['walletGetBalance']>({ method: 'GET', path: '/api/my/financial/wallet/get-balance' }, ['Wallet'])),
    walletListDownload: build.query<CallAnswer<Calls['walletListDownload']>, CallArguments<Calls['walletListDownload']>>(endpoint.reading<Calls['walletListDownload']>({ method: 'GET', path: '/api/my/financial/wallet/list-download' }, [])),
    walletUsageReport: build.query<CallAnswer<Calls['walletUsageReport']>, CallArguments<Calls['walletUsageReport']>>(endpoint.reading<Calls['walletUsageReport']>({ method: 'GET', path: '/api/my/financial/wallet/usage-report/{period}' }, ['Wallet'])),
  }),
})

export const useWalletListQuery = walletApi.useWalletListQuery
export const useLazyWalletListQuery = walletApi.useLazyWalletListQuery
export const useWalletGetBalanceQuery = walletApi.useWalletGetBalanceQuery
export const useLazyWalletGetBalanceQuery = walletApi.useLazyWalletGetBalanceQuery
export const useWalletListDownloadQuery = walletApi.useWalletListDownloadQuery
export const useLazyWalletListDownloadQuery = walletApi.useLazyWalletListDownloadQuery
export const useWalletUsageReportQuery = walletApi.useWalletUsageReportQuery
export const useLazyWalletUsageReportQuery = walletApi.useLazyWalletUsageReportQuery
