import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import { openCall } from '../../../shell/session-calls.ts'

export const sendForgotCode = openCall<(typeof signInCalls)['forgot']>('POST', '/api/my/account/forgot')

export const setNewPassword = openCall<(typeof signInCalls)['forgotConfirm']>('POST', '/api/my/account/forgot-confirm')
