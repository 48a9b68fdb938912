// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorLimitRequestCalls } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorLimitRequestCalls

export const operatorLimitRequestApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorLimitRequestList: build.query<CallAnswer<Calls['operatorLimitRequestList']>, CallArguments<Calls['operatorLimitRequestList']>>(endpoint.reading<Calls['operatorLimitRequestList']>({ method: 'GET', path: '/api/operator/limit-request/list' }, ['OperatorLimitRequest'])),
    operatorLimitRequestGrant: build.mutation<CallAnswer<Calls['operatorLimitRequestGrant']>, CallArguments<Calls['operatorLimitRequestGrant']>>(endpoint.writing<Calls['operatorLimitRequestGrant']>({ method: 'PUT', path: '/api/operator/limit-request/grant/{id}' }, ['OperatorLimitRequest', 'OperatorCustomer'])),
    operatorLimitRequestRefuse: build.mutation<CallAnswer<Calls['operatorLimitRequestRefuse']>, CallArguments<Calls['operatorLimitRequestRefuse']>>(endpoint.writing<Calls['operatorLimitRequestRefuse']>({ method: 'PUT', path: '/api/operator/limit-request/refuse/{id}' }, ['OperatorLimitRequest'])),
  }),
})

export const useOperatorLimitRequestListQuery = operatorLimitRequestApi.useOperatorLimitRequestListQuery
export const useLazyOperatorLimitRequestListQuery = operatorLimitRequestApi.useLazyOperatorLimitRequestListQuery
export const useOperatorLimitRequestGrantMutation = operatorLimitRequestApi.useOperatorLimitRequestGrantMutation
export const useOperatorLimitRequestRefuseMutation = operatorLimitRequestApi.useOperatorLimitRequestRefuseMutation
