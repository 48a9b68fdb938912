import * as calls from '@sarv/client/account/sign-in.calls.generated'
import { openCall } from '../../../shell/session-calls.ts'

export const readCaptcha = openCall(calls.captcha)

export const readCaptchaQuestion = openCall(calls.captchaQuestion)

export const readSignInOptions = openCall(calls.signInOptions)

export const login = openCall(calls.login)
