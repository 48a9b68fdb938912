// Written by `npm run gen` from the contract. Never edited by hand.
import type { operationCalls } from '@sarv/contract/portal/operations/operations.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operationCalls

export const operationApi = api.injectEndpoints({
  endpoints: (build) => ({
    operationList: build.query<CallAnswer<Calls['operationList']>, CallArguments<Calls['operationList']>>(endpoint.reading<Calls['operationList']>({ method: 'GET', path: '/api/my/portal/operation/list' }, ['Operation'])),
    operationGet: build.query<CallAnswer<Calls['operationGet']>, CallArguments<Calls['operationGet']>>(endpoint.reading<Calls['operationGet']>({ method: 'GET', path: '/api/my/portal/operation/get/{id}' }, ['Operation'])),
    operationRetry: build.mutation<CallAnswer<Calls['operationRetry']>, CallArguments<Calls['operationRetry']>>(endpoint.writing<Calls['operationRetry']>({ method: 'PUT', path: '/api/my/portal/operation/retry/{id}' }, ['Operation'])),
    operationCancel: build.mutation<CallAnswer<Calls['operationCancel']>, CallArguments<Calls['operationCancel']>>(endpoint.writing<Calls['operationCancel']>({ method: 'PUT', path: '/api/my/portal/operation/cancel/{id}' }, ['Operation'])),
  }),
})

export const useOperationListQuery = operationApi.useOperationListQuery
export const useLazyOperationListQuery = operationApi.useLazyOperationListQuery
export const useOperationGetQuery = operationApi.useOperationGetQuery
export const useLazyOperationGetQuery = operationApi.useLazyOperationGetQuery
export const useOperationRetryMutation = operationApi.useOperationRetryMutation
export const useOperationCancelMutation = operationApi.useOperationCancelMutation
