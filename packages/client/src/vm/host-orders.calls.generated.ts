// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostOrderCalls } from '@sarv/contract/vm/host-orders/host-orders.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostOrderCalls

export const vmHostReceipt: ClientCall<Calls['vmHostReceipt']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/receipt/{id}' }
export const vmHostCreate: ClientCall<Calls['vmHostCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/host/create' }
export const vmHostRebuild: ClientCall<Calls['vmHostRebuild']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/rebuild/{id}' }
