// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmKeyCalls } from '@sarv/contract/vm/keys/keys.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmKeyCalls

export const vmKeyList: ClientCall<Calls['vmKeyList']> = { method: 'GET', path: '/api/my/vm/{projectId}/key/list' }
export const vmKeyCreate: ClientCall<Calls['vmKeyCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/key/create' }
export const vmKeyDelete: ClientCall<Calls['vmKeyDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/key/delete/{id}' }
