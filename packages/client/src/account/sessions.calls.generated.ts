// Written by `npm run gen` from the contract. Never edited by hand.
import type { sessionCalls } from '@sarv/contract/account/sessions/sessions.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof sessionCalls

export const sessionList: ClientCall<Calls['sessionList']> = { method: 'GET', path: '/api/my/account/session/list' }
export const sessionDelete: ClientCall<Calls['sessionDelete']> = { method: 'DELETE', path: '/api/my/account/session/delete/{id}' }
export const sessionDeleteOthers: ClientCall<Calls['sessionDeleteOthers']> = { method: 'DELETE', path: '/api/my/account/session/delete-others' }
export const sessionGet: ClientCall<Calls['sessionGet']> = { method: 'GET', path: '/api/my/account/session/get' }
