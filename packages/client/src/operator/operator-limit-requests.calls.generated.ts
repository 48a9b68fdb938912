// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorLimitRequestCalls } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorLimitRequestCalls

export const operatorLimitRequestList: ClientCall<Calls['operatorLimitRequestList']> = { method: 'GET', path: '/api/operator/limit-request/list' }
export const operatorLimitRequestGrant: ClientCall<Calls['operatorLimitRequestGrant']> = { method: 'PUT', path: '/api/operator/limit-request/grant/{id}' }
export const operatorLimitRequestRefuse: ClientCall<Calls['operatorLimitRequestRefuse']> = { method: 'PUT', path: '/api/operator/limit-request/refuse/{id}' }
