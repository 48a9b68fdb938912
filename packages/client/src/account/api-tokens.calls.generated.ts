// Written by `npm run gen` from the contract. Never edited by hand.
import type { apiTokenCalls } from '@sarv/contract/account/api-tokens/api-tokens.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof apiTokenCalls

export const apiTokenList: ClientCall<Calls['apiTokenList']> = { method: 'GET', path: '/api/my/account/api-token/list' }
export const apiTokenCreate: ClientCall<Calls['apiTokenCreate']> = { method: 'POST', path: '/api/my/account/api-token/create' }
export const apiTokenDelete: ClientCall<Calls['apiTokenDelete']> = { method: 'DELETE', path: '/api/my/account/api-token/delete/{id}' }
