// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorVoucherCalls } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorVoucherCalls

export const operatorVoucherList: ClientCall<Calls['operatorVoucherList']> = { method: 'GET', path: '/api/operator/voucher/list' }
export const operatorVoucherUseList: ClientCall<Calls['operatorVoucherUseList']> = { method: 'GET', path: '/api/operator/voucher/use/list/{id}' }
export const operatorVoucherCreate: ClientCall<Calls['operatorVoucherCreate']> = { method: 'POST', path: '/api/operator/voucher/create' }
export const operatorVoucherDisable: ClientCall<Calls['operatorVoucherDisable']> = { method: 'PUT', path: '/api/operator/voucher/disable/{id}' }
export const operatorOfferList: ClientCall<Calls['operatorOfferList']> = { method: 'GET', path: '/api/operator/offer/list' }
