// Written by `npm run gen` from the contract. Never edited by hand.
import type { withdrawalCalls } from '@sarv/contract/financial/withdrawals/withdrawals.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof withdrawalCalls

export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawalList: build.query<CallAnswer<Calls['withdrawalList']>, CallArguments<Calls['withdrawalList']>>(endpoint.reading<Calls['withdrawalList']>({ method: 'GET', path: '/api/my/financial/withdrawal/list' }, ['Wallet'])),
    withdrawalCreate: build.mutation<CallAnswer<Calls['withdrawalCreate']>, CallArguments<Calls['withdrawalCreate']>>(endpoint.writing<Calls['withdrawalCreate']>({ method: 'POST', path: '/api/my/financial/withdrawal/create' }, ['Wallet'])),
    withdrawalCancel: build.mutation<CallAnswer<Calls['withdrawalCancel']>, CallArguments<Calls['withdrawalCancel']>>(endpoint.writing<Calls['withdrawalCancel']>({ method: 'POST', path: '/api/my/financial/withdrawal/cancel' }, ['Wallet'])),
  }),
})

export const useWithdrawalListQuery = withdrawalApi.useWithdrawalListQuery
export const useLazyWithdrawalListQuery = withdrawalApi.useLazyWithdrawalListQuery
export const useWithdrawalCreateMutation = withdrawalApi.useWithdrawalCreateMutation
export const useWithdrawalCancelMutation = withdrawalApi.useWithdrawalCancelMutation
