// Written by `npm run gen` from the contract. Never edited by hand.
import type { colocationCalls } from '@sarv/contract/colocation/colocation.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof colocationCalls

export const colocationHostList: ClientCall<Calls['colocationHostList']> = { method: 'GET', path: '/api/my/colocation/{projectId}/host/list' }
export const colocationHostGet: ClientCall<Calls['colocationHostGet']> = { method: 'GET', path: '/api/my/colocation/{projectId}/host/get/{id}' }
export const colocationHostCreate: ClientCall<Calls['colocationHostCreate']> = { method: 'POST', path: '/api/my/colocation/{projectId}/host/create' }
export const colocationHostDelete: ClientCall<Calls['colocationHostDelete']> = { method: 'DELETE', path: '/api/my/colocation/{projectId}/host/delete/{id}' }
