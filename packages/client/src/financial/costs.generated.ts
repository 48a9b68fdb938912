// Written by `npm run gen` from the contract. Never edited by hand.
import type { costCalls } from '@sarv/contract/financial/costs/costs.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof costCalls

export const costApi = api.injectEndpoints({
  endpoints: (build) => ({
    costReport: build.query<CallAnswer<Calls['costReport']>, CallArguments<Calls['costReport']>>(endpoint.reading<Calls['costReport']>({ method: 'GET', path: '/api/my/financial/cost/report' }, ['Bill', 'Label'])),
    costDifference: build.query<CallAnswer<Calls['costDifference']>, CallArguments<Calls['costDifference']>>(endpoint.reading<Calls['costDifference']>({ method: 'GET', path: '/api/my/financial/cost/difference' }, ['Bill'])),
    idleServiceList: build.query<CallAnswer<Calls['idleServiceList']>, CallArguments<Calls['idleServiceList']>>(endpoint.reading<Calls['idleServiceList']>({ method: 'GET', path: '/api/my/financial/cost/idle-list' }, ['Bill', 'VmHost'])),
  }),
})

export const useCostReportQuery = costApi.useCostReportQuery
export const useLazyCostReportQuery = costApi.useLazyCostReportQuery
export const useCostDifferenceQuery = costApi.useCostDifferenceQuery
export const useLazyCostDifferenceQuery = costApi.useLazyCostDifferenceQuery
export const useIdleServiceListQuery = costApi.useIdleServiceListQuery
export const useLazyIdleServiceListQuery = costApi.useLazyIdleServiceListQuery
