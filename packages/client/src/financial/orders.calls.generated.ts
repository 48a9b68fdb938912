// Written by `npm run gen` from the contract. Never edited by hand.
import type { orderCalls } from '@sarv/contract/financial/orders/orders.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof orderCalls

export const orderList: ClientCall<Calls['orderList']> = { method: 'GET', path: '/api/my/financial/order/list/{productId}' }
export const orderSummary: ClientCall<Calls['orderSummary']> = { method: 'GET', path: '/api/my/financial/order/summary' }
export const orderShortList: ClientCall<Calls['orderShortList']> = { method: 'GET', path: '/api/my/financial/order/short-list' }
