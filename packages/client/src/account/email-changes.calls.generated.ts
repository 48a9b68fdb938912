// Written by `npm run gen` from the contract. Never edited by hand.
import type { emailChangeCalls } from '@sarv/contract/account/email-changes/email-changes.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof emailChangeCalls

export const emailChangeRead: ClientCall<Calls['emailChangeRead']> = { method: 'POST', path: '/api/my/account/email-change/read' }
export const emailChangeTakeBack: ClientCall<Calls['emailChangeTakeBack']> = { method: 'POST', path: '/api/my/account/email-change/take-back' }
