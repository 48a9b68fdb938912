// Written by `npm run gen` from the contract. Never edited by hand.
import type { expiryCalls } from '@sarv/contract/dashboard/expiries/expiries.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof expiryCalls

export const expiryList: ClientCall<Calls['expiryList']> = { method: 'GET', path: '/api/my/dashboard/expiry/list' }
