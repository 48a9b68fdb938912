// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmMetricCalls } from '@sarv/contract/vm/metrics/metrics.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmMetricCalls

export const vmHostUsageList: ClientCall<Calls['vmHostUsageList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/usage-list' }
export const vmHostGetAnalytic: ClientCall<Calls['vmHostGetAnalytic']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/get-analytic/{id}' }
