// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorPaymentCalls } from '@sarv/contract/operator/operator-payments/operator-payments.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorPaymentCalls

export const operatorPaymentList: ClientCall<Calls['operatorPaymentList']> = { method: 'GET', path: '/api/operator/payment/list' }
export const operatorPaymentFind: ClientCall<Calls['operatorPaymentFind']> = { method: 'GET', path: '/api/operator/payment/find' }
export const operatorPaymentAsk: ClientCall<Calls['operatorPaymentAsk']> = { method: 'PUT', path: '/api/operator/payment/ask/{id}' }
export const operatorPaymentSettle: ClientCall<Calls['operatorPaymentSettle']> = { method: 'PUT', path: '/api/operator/payment/settle/{id}' }
