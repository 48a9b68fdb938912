// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmMetricCalls } from '@sarv/contract/vm/metrics/metrics.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmMetricCalls

export const vmMetricApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostUsageList: build.query<CallAnswer<Calls['vmHostUsageList']>, CallArguments<Calls['vmHostUsageList']>>(endpoint.reading<Calls['vmHostUsageList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/usage-list' }, [])),
    vmHostGetAnalytic: build.query<CallAnswer<Calls['vmHostGetAnalytic']>, CallArguments<Calls['vmHostGetAnalytic']>>(endpoint.reading<Calls['vmHostGetAnalytic']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/get-analytic/{id}' }, [])),
  }),
})

export const useVmHostUsageListQuery = vmMetricApi.useVmHostUsageListQuery
export const useLazyVmHostUsageListQuery = vmMetricApi.useLazyVmHostUsageListQuery
export const useVmHostGetAnalyticQuery = vmMetricApi.useVmHostGetAnalyticQuery
export const useLazyVmHostGetAnalyticQuery = vmMetricApi.useLazyVmHostGetAnalyticQuery
