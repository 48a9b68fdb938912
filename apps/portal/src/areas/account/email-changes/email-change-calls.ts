import * as calls from '@sarv/client/account/email-changes.calls.generated'
import { openCall } from '../../../shell/session-calls.ts'

export const readEmailChange = openCall(calls.emailChangeRead)

export const takeEmailBack = openCall(calls.emailChangeTakeBack)
