// Written by `npm run gen` from the contract. Never edited by hand.
import type { newsletterCalls } from '@sarv/contract/portal/newsletter/newsletter.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof newsletterCalls

export const newsCreate: ClientCall<Calls['newsCreate']> = { method: 'POST', path: '/api/my/portal/news/create' }
export const newsConfirm: ClientCall<Calls['newsConfirm']> = { method: 'POST', path: '/api/my/portal/news/confirm' }
export const newsLeave: ClientCall<Calls['newsLeave']> = { method: 'POST', path: '/api/my/portal/news/leave' }
export const newsUnsubscribe: ClientCall<Calls['newsUnsubscribe']> = { method: 'PUT', path: '/api/my/portal/news/unsubscribe/{email}' }
