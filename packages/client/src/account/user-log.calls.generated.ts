// Written by `npm run gen` from the contract. Never edited by hand.
import type { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof userLogCalls

export const userLog: ClientCall<Calls['userLog']> = { method: 'GET', path: '/api/my/account/user-log' }
export const userLogExport: ClientCall<Calls['userLogExport']> = { method: 'GET', path: '/api/my/account/user-log/export' }
export const userLogVerify: ClientCall<Calls['userLogVerify']> = { method: 'POST', path: '/api/my/account/user-log/verify' }
