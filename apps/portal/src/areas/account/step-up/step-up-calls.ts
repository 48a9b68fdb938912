import * as calls from '@sarv/client/account/step-up.calls.generated'
import { ownCall } from '../../../shell/session-calls.ts'

export const readWays = ownCall(calls.stepUpGet)

export const sendCode = ownCall(calls.stepUpSendCode)

export const readPasskeyOptions = ownCall(calls.stepUpPasskeyOptions)

export const prove = ownCall(calls.stepUpProve)
