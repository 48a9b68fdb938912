// Written by `npm run gen` from the contract. Never edited by hand.
import type { withdrawalCalls } from '@sarv/contract/financial/withdrawals/withdrawals.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof withdrawalCalls

export const withdrawalList: ClientCall<Calls['withdrawalList']> = { method: 'GET', path: '/api/my/financial/withdrawal/list' }
export const withdrawalCreate: ClientCall<Calls['withdrawalCreate']> = { method: 'POST', path: '/api/my/financial/withdrawal/create' }
export const withdrawalCancel: ClientCall<Calls['withdrawalCancel']> = { method: 'POST', path: '/api/my/financial/withdrawal/cancel' }
