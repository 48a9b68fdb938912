import * as calls from '@sarv/client/account/registration.calls.generated'
import { openCall } from '../../../shell/session-calls.ts'

export const sendForgotCode = openCall(calls.forgot)

export const setNewPassword = openCall(calls.forgotConfirm)

export const keepPassword = openCall(calls.forgotKeep)
