// Written by `npm run gen` from the contract. Never edited by hand.
import type { referralCalls } from '@sarv/contract/financial/referrals/referrals.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof referralCalls

export const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    referralList: build.query<CallAnswer<Calls['referralList']>, CallArguments<Calls['referralList']>>(endpoint.reading<Calls['referralList']>({ method: 'GET', path: '/api/my/financial/referral/list/{referralId}' }, ['Wallet'])),
    referralGet: build.query<CallAnswer<Calls['referralGet']>, CallArguments<Calls['referralGet']>>(endpoint.reading<Calls['referralGet']>({ method: 'GET', path: '/api/my/financial/referral/get' }, ['Wallet'])),
    walletCommissionList: build.query<CallAnswer<Calls['walletCommissionList']>, CallArguments<Calls['walletCommissionList']>>(endpoint.reading<Calls['walletCommissionList']>({ method: 'GET', path: '/api/my/financial/wallet-commission/list' }, ['Wallet'])),
  }),
})

export const useReferralListQuery = referralApi.useReferralListQuery
export const useLazyReferralListQuery = referralApi.useLazyReferralListQuery
export const useReferralGetQuery = referralApi.useReferralGetQuery
export const useLazyReferralGetQuery = referralApi.useLazyReferralGetQuery
export const useWalletCommissionListQuery = referralApi.useWalletCommissionListQuery
export const useLazyWalletCommissionListQuery = referralApi.useLazyWalletCommissionListQuery
