// Written by `npm run gen` from the contract. Never edited by hand.
import type { contactCalls } from '@sarv/contract/portal/contact/contact.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof contactCalls

export const contactUsCreate: ClientCall<Calls['contactUsCreate']> = { method: 'POST', path: '/api/my/portal/contact-us/create' }
