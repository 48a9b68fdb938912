// Written by `npm run gen` from the contract. Never edited by hand.
import type { dashboardCalls } from '@sarv/contract/dashboard/dashboard.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof dashboardCalls

export const dashboardUsage: ClientCall<Calls['dashboardUsage']> = { method: 'GET', path: '/api/my/dashboard/usage/{categoryId}' }
export const dashboardFinancial: ClientCall<Calls['dashboardFinancial']> = { method: 'GET', path: '/api/my/dashboard/financial' }
