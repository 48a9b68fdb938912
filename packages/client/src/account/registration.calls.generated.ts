// Written by `npm run gen` from the contract. Never edited by hand.
import type { registrationCalls } from '@sarv/contract/account/registration/registration.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof registrationCalls

export const register: ClientCall<Calls['register']> = { method: 'POST', path: '/api/my/account/register' }
export const registerConfirm: ClientCall<Calls['registerConfirm']> = { method: 'POST', path: '/api/my/account/register-confirm' }
export const forgot: ClientCall<Calls['forgot']> = { method: 'POST', path: '/api/my/account/forgot' }
export const forgotConfirm: ClientCall<Calls['forgotConfirm']> = { method: 'POST', path: '/api/my/account/forgot-confirm' }
export const forgotKeep: ClientCall<Calls['forgotKeep']> = { method: 'POST', path: '/api/my/account/forgot-keep' }
