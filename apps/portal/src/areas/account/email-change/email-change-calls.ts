import type { emailChangeCalls } from '@sarv/contract/account/email-changes/email-changes.calls'
import { openCall } from '../../../shell/session-calls.ts'

type Calls = typeof emailChangeCalls

export const readEmailChange = openCall<Calls['emailChangeRead']>('POST', '/api/my/account/email-change/read')

export const takeEmailBack = openCall<Calls['emailChangeTakeBack']>('POST', '/api/my/account/email-change/take-back')
