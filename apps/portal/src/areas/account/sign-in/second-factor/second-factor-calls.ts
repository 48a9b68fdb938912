import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import { openCall } from '../../../../shell/session-calls.ts'

type Calls = typeof signInCalls

export const twoFactorLogin = openCall<Calls['twoFactorLogin']>('POST', '/api/my/account/two-factor-login')

export const sendSmsCode = openCall<Calls['twoFactorSms']>('POST', '/api/my/account/two-factor-sms')

export const recoveryLogin = openCall<Calls['recoveryLogin']>('POST', '/api/my/account/recovery-login')
