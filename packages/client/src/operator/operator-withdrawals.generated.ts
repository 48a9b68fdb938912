// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorWithdrawalCalls } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorWithdrawalCalls

export const operatorWithdrawalApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorWithdrawalList: build.query<CallAnswer<Calls['operatorWithdrawalList']>, CallArguments<Calls['operatorWithdrawalList']>>(endpoint.reading<Calls['operatorWithdrawalList']>({ method: 'GET', path: '/api/operator/withdrawal/list' }, ['OperatorWithdrawal'])),
    operatorWithdrawalTake: build.mutation<CallAnswer<Calls['operatorWithdrawalTake']>, CallArguments<Calls['operatorWithdrawalTake']>>(endpoint.writing<Calls['operatorWithdrawalTake']>({ method: 'PUT', path: '/api/operator/withdrawal/take/{id}' }, ['OperatorWithdrawal', 'OperatorAdjustment'])),
    operatorWithdrawalRelease: build.mutation<CallAnswer<Calls['operatorWithdrawalRelease']>, CallArguments<Calls['operatorWithdrawalRelease']>>(endpoint.writing<Calls['operatorWithdrawalRelease']>({ method: 'PUT', path: '/api/operator/withdrawal/release/{id}' }, ['OperatorWithdrawal'])),
    operatorWithdrawalPaid: build.mutation<CallAnswer<Calls['operatorWithdrawalPaid']>, CallArguments<Calls['operatorWithdrawalPaid']>>(endpoint.writing<Calls['operatorWithdrawalPaid']>({ method: 'PUT', path: '/api/operator/withdrawal/paid/{id}' }, ['OperatorWithdrawal'])),
    operatorWithdrawalRefuse: build.mutation<CallAnswer<Calls['operatorWithdrawalRefuse']>, CallArguments<Calls['operatorWithdrawalRefuse']>>(endpoint.writing<Calls['operatorWithdrawalRefuse']>({ method: 'PUT', path: '/api/operator/withdrawal/refuse/{id}' }, ['OperatorWithdrawal', 'OperatorAdjustment', 'OperatorCustomer'])),
  }),
})

export const useOperatorWithdrawalListQuery = operatorWithdrawalApi.useOperatorWithdrawalListQuery
export const useLazyOperatorWithdrawalListQuery = operatorWithdrawalApi.useLazyOperatorWithdrawalListQuery
export const useOperatorWithdrawalTakeMutation = operatorWithdrawalApi.useOperatorWithdrawalTakeMutation
export const useOperatorWithdrawalReleaseMutation = operatorWithdrawalApi.useOperatorWithdrawalReleaseMutation
export const useOperatorWithdrawalPaidMutation = operatorWithdrawalApi.useOperatorWithdrawalPaidMutation
export const useOperatorWithdrawalRefuseMutation = operatorWithdrawalApi.useOperatorWithdrawalRefuseMutation
