// Written by `npm run gen` from the contract. Never edited by hand.
import type { providerCalls } from '@sarv/contract/account/providers/providers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof providerCalls

export const loginGoogleUrl: ClientCall<Calls['loginGoogleUrl']> = { method: 'GET', path: '/api/my/account/login-google-url' }
export const loginGoogleCallback: ClientCall<Calls['loginGoogleCallback']> = { method: 'GET', path: '/api/my/account/login-google-callback' }
export const loginItoUrl: ClientCall<Calls['loginItoUrl']> = { method: 'GET', path: '/api/my/account/login-ito-url' }
export const loginItoCallback: ClientCall<Calls['loginItoCallback']> = { method: 'POST', path: '/api/my/account/login-ito-callback' }
export const ssoUrl: ClientCall<Calls['ssoUrl']> = { method: 'GET', path: '/api/my/account/sso-url' }
export const ssoLogin: ClientCall<Calls['ssoLogin']> = { method: 'POST', path: '/api/my/account/sso-login' }
