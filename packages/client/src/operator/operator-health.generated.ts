// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorHealthCalls } from '@sarv/contract/operator/operator-health/operator-health.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorHealthCalls

export const operatorHealthApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorHealthGet: build.query<CallAnswer<Calls['operatorHealthGet']>, CallArguments<Calls['operatorHealthGet']>>(endpoint.reading<Calls['operatorHealthGet']>({ method: 'GET', path: '/api/operator/health/get' }, ['OperatorHealth'])),
    operatorDriftList: build.query<CallAnswer<Calls['operatorDriftList']>, CallArguments<Calls['operatorDriftList']>>(endpoint.reading<Calls['operatorDriftList']>({ method: 'GET', path: '/api/operator/health/drift' }, ['OperatorHealth'])),
  }),
})

export const useOperatorHealthGetQuery = operatorHealthApi.useOperatorHealthGetQuery
export const useLazyOperatorHealthGetQuery = operatorHealthApi.useLazyOperatorHealthGetQuery
export const useOperatorDriftListQuery = operatorHealthApi.useOperatorDriftListQuery
export const useLazyOperatorDriftListQuery = operatorHealthApi.useLazyOperatorDriftListQuery
