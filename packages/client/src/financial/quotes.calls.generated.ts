// Written by `npm run gen` from the contract. Never edited by hand.
import type { quoteCalls } from '@sarv/contract/financial/quotes/quotes.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof quoteCalls

export const quoteList: ClientCall<Calls['quoteList']> = { method: 'GET', path: '/api/my/financial/quote/list' }
export const quoteGet: ClientCall<Calls['quoteGet']> = { method: 'GET', path: '/api/my/financial/quote/get/{id}' }
export const quoteCreate: ClientCall<Calls['quoteCreate']> = { method: 'POST', path: '/api/my/financial/quote/create' }
export const quotePdf: ClientCall<Calls['quotePdf']> = { method: 'GET', path: '/api/my/financial/quote/pdf/{id}' }
export const quoteDelete: ClientCall<Calls['quoteDelete']> = { method: 'DELETE', path: '/api/my/financial/quote/delete/{id}' }
export const quoteCheck: ClientCall<Calls['quoteCheck']> = { method: 'GET', path: '/api/my/financial/quote/check/{id}/{code}' }
