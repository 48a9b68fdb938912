// Written by `npm run gen` from the contract. Never edited by hand.
import type { serviceOrderCalls } from '@sarv/contract/financial/service-order/service-order.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof serviceOrderCalls

export const serviceOrderGet: ClientCall<Calls['serviceOrderGet']> = { method: 'GET', path: '/api/my/financial/service-order/get' }
export const serviceOrderSet: ClientCall<Calls['serviceOrderSet']> = { method: 'PUT', path: '/api/my/financial/service-order/set' }
