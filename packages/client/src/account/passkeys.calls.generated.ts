// Written by `npm run gen` from the contract. Never edited by hand.
import type { passkeyCalls } from '@sarv/contract/account/passkeys/passkeys.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof passkeyCalls

export const passkeyList: ClientCall<Calls['passkeyList']> = { method: 'GET', path: '/api/my/account/passkey/list' }
export const passkeyCreateOptions: ClientCall<Calls['passkeyCreateOptions']> = { method: 'POST', path: '/api/my/account/passkey/create-options' }
export const passkeyCreate: ClientCall<Calls['passkeyCreate']> = { method: 'POST', path: '/api/my/account/passkey/create' }
export const passkeyEdit: ClientCall<Calls['passkeyEdit']> = { method: 'PUT', path: '/api/my/account/passkey/edit/{id}' }
export const passkeyDelete: ClientCall<Calls['passkeyDelete']> = { method: 'DELETE', path: '/api/my/account/passkey/delete/{id}' }
export const passkeyLoginOptions: ClientCall<Calls['passkeyLoginOptions']> = { method: 'POST', path: '/api/my/account/passkey-login-options' }
export const passkeyLogin: ClientCall<Calls['passkeyLogin']> = { method: 'POST', path: '/api/my/account/passkey-login' }
