import * as calls from '@sarv/client/account/sign-in.calls.generated'
import { openCall } from '../../../../shell/session-calls.ts'

export const twoFactorLogin = openCall(calls.twoFactorLogin)

export const sendSmsCode = openCall(calls.twoFactorSms)

export const recoveryLogin = openCall(calls.recoveryLogin)
