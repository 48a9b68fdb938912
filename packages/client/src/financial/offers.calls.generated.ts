// Written by `npm run gen` from the contract. Never edited by hand.
import type { offerCalls } from '@sarv/contract/financial/offers/offers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof offerCalls

export const offerList: ClientCall<Calls['offerList']> = { method: 'GET', path: '/api/my/financial/offer/list' }
export const offerGet: ClientCall<Calls['offerGet']> = { method: 'GET', path: '/api/my/financial/offer/get/{id}' }
export const offerPay: ClientCall<Calls['offerPay']> = { method: 'POST', path: '/api/my/financial/offer/pay' }
