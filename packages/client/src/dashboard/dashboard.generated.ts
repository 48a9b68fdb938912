// Written by `npm run gen` from the contract. Never edited by hand.
import type { dashboardCalls } from '@sarv/contract/dashboard/dashboard.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof dashboardCalls

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardUsage: build.query<CallAnswer<Calls['dashboardUsage']>, CallArguments<Calls['dashboardUsage']>>(endpoint.reading<Calls['dashboardUsage']>({ method: 'GET', path: '/api/my/dashboard/usage/{categoryId}' }, ['Bill'])),
    dashboardFinancial: build.query<CallAnswer<Calls['dashboardFinancial']>, CallArguments<Calls['dashboardFinancial']>>(endpoint.reading<Calls['dashboardFinancial']>({ method: 'GET', path: '/api/my/dashboard/financial' }, ['Wallet', 'Invoice', 'Bill'])),
  }),
})

export const useDashboardUsageQuery = dashboardApi.useDashboardUsageQuery
export const useLazyDashboardUsageQuery = dashboardApi.useLazyDashboardUsageQuery
export const useDashboardFinancialQuery = dashboardApi.useDashboardFinancialQuery
export const useLazyDashboardFinancialQuery = dashboardApi.useLazyDashboardFinancialQuery
