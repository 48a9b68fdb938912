// Written by `npm run gen` from the contract. Never edited by hand.
import type { limitRequestCalls } from '@sarv/contract/portal/limit-requests/limit-requests.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof limitRequestCalls

export const limitRequestList: ClientCall<Calls['limitRequestList']> = { method: 'GET', path: '/api/my/portal/limit-request/list' }
export const limitRequestCreate: ClientCall<Calls['limitRequestCreate']> = { method: 'POST', path: '/api/my/portal/limit-request/create' }
export const limitRequestCancel: ClientCall<Calls['limitRequestCancel']> = { method: 'PUT', path: '/api/my/portal/limit-request/cancel/{id}' }
