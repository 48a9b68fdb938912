// Written by `npm run gen` from the contract. Never edited by hand.
import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof signInCalls

export const captcha: ClientCall<Calls['captcha']> = { method: 'GET', path: '/api/my/account/captcha' }
export const captchaQuestion: ClientCall<Calls['captchaQuestion']> = { method: 'GET', path: '/api/my/account/captcha-question' }
export const signInOptions: ClientCall<Calls['signInOptions']> = { method: 'GET', path: '/api/my/account/sign-in-options' }
export const login: ClientCall<Calls['login']> = { method: 'POST', path: '/api/my/account/login' }
export const twoFactorLogin: ClientCall<Calls['twoFactorLogin']> = { method: 'POST', path: '/api/my/account/two-factor-login' }
export const twoFactorSms: ClientCall<Calls['twoFactorSms']> = { method: 'POST', path: '/api/my/account/two-factor-sms' }
export const recoveryLogin: ClientCall<Calls['recoveryLogin']> = { method: 'POST', path: '/api/my/account/recovery-login' }
export const logout: ClientCall<Calls['logout']> = { method: 'POST', path: '/api/my/account/logout' }
