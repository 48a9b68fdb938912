import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import { openCall } from '../../../shell/session-calls.ts'

type Calls = typeof signInCalls

export const readCaptcha = openCall<Calls['captcha']>('GET', '/api/my/account/captcha')

export const readCaptchaQuestion = openCall<Calls['captchaQuestion']>('GET', '/api/my/account/captcha-question')

export const readSignInOptions = openCall<Calls['signInOptions']>('GET', '/api/my/account/sign-in-options')

export const login = openCall<Calls['login']>('POST', '/api/my/account/login')
