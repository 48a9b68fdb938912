// Written by `npm run gen` from the contract. Never edited by hand.
import type { costCalls } from '@sarv/contract/financial/costs/costs.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof costCalls

export const costReport: ClientCall<Calls['costReport']> = { method: 'GET', path: '/api/my/financial/cost/report' }
export const costDifference: ClientCall<Calls['costDifference']> = { method: 'GET', path: '/api/my/financial/cost/difference' }
export const idleServiceList: ClientCall<Calls['idleServiceList']> = { method: 'GET', path: '/api/my/financial/cost/idle-list' }
