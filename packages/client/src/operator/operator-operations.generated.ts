// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorOperationCalls } from '@sarv/contract/operator/operator-operations/operator-operations.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorOperationCalls

export const operatorOperationApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorOperationList: build.query<CallAnswer<Calls['operatorOperationList']>, CallArguments<Calls['operatorOperationList']>>(endpoint.reading<Calls['operatorOperationList']>({ method: 'GET', path: '/api/operator/operation/list' }, ['OperatorOperation'])),
    operatorOperationRetry: build.mutation<CallAnswer<Calls['operatorOperationRetry']>, CallArguments<Calls['operatorOperationRetry']>>(endpoint.writing<Calls['operatorOperationRetry']>({ method: 'POST', path: '/api/operator/operation/retry/{id}' }, ['OperatorOperation', 'OperatorHealth'])),
    operatorOperationSettle: build.mutation<CallAnswer<Calls['operatorOperationSettle']>, CallArguments<Calls['operatorOperationSettle']>>(endpoint.writing<Calls['operatorOperationSettle']>({ method: 'PUT', path: '/api/operator/operation/settle/{id}' }, ['OperatorOperation', 'OperatorHealth'])),
  }),
})

export const useOperatorOperationListQuery = operatorOperationApi.useOperatorOperationListQuery
export const useLazyOperatorOperationListQuery = operatorOperationApi.useLazyOperatorOperationListQuery
export const useOperatorOperationRetryMutation = operatorOperationApi.useOperatorOperationRetryMutation
export const useOperatorOperationSettleMutation = operatorOperationApi.useOperatorOperationSettleMutation
