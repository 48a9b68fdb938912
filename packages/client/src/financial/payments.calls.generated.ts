// Written by `npm run gen` from the contract. Never edited by hand.
import type { paymentCalls } from '@sarv/contract/financial/payments/payments.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof paymentCalls

export const paymentProviderList: ClientCall<Calls['paymentProviderList']> = { method: 'GET', path: '/api/my/financial/payment-provider/list' }
export const paymentList: ClientCall<Calls['paymentList']> = { method: 'GET', path: '/api/my/financial/payment/list' }
export const paymentGet: ClientCall<Calls['paymentGet']> = { method: 'GET', path: '/api/my/financial/payment/get/{id}' }
export const paymentCreate: ClientCall<Calls['paymentCreate']> = { method: 'POST', path: '/api/my/financial/payment/create' }
export const paymentCheck: ClientCall<Calls['paymentCheck']> = { method: 'POST', path: '/api/my/financial/payment/check/{id}' }
export const paymentReceipt: ClientCall<Calls['paymentReceipt']> = { method: 'GET', path: '/api/my/financial/payment/receipt/{id}' }
export const paymentListDownload: ClientCall<Calls['paymentListDownload']> = { method: 'GET', path: '/api/my/financial/payment/list-download' }
