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
export const register: ClientCall<Calls['register']> = { method: 'POST', path: '/api/my/account/register' }
export const registerConfirm: ClientCall<Calls['registerConfirm']> = { method: 'POST', path: '/api/my/account/register-confirm' }
export const forgot: ClientCall<Calls['forgot']> = { method: 'POST', path: '/api/my/account/forgot' }
export const forgotConfirm: ClientCall<Calls['forgotConfirm']> = { method: 'POST', path: '/api/my/account/forgot-confirm' }
export const loginGoogleUrl: ClientCall<Calls['loginGoogleUrl']> = { method: 'GET', path: '/api/my/account/login-google-url' }
export const loginGoogleCallback: ClientCall<Calls['loginGoogleCallback']> = { method: 'GET', path: '/api/my/account/login-google-callback' }
export const loginItoUrl: ClientCall<Calls['loginItoUrl']> = { method: 'GET', path: '/api/my/account/login-ito-url' }
export const loginItoCallback: ClientCall<Calls['loginItoCallback']> = { method: 'POST', path: '/api/my/account/login-ito-callback' }
export const ssoUrl: ClientCall<Calls['ssoUrl']> = { method: 'GET', path: '/api/my/account/sso-url' }
export const ssoLogin: ClientCall<Calls['ssoLogin']> = { method: 'POST', path: '/api/my/account/sso-login' }
