import type { stepUpCalls } from '@sarv/contract/account/step-up/step-up.calls'
import { ownCall } from '../../../shell/session-calls.ts'

type Calls = typeof stepUpCalls

export const readWays = ownCall<Calls['stepUpGet']>('GET', '/api/my/account/step-up/get')

export const sendCode = ownCall<Calls['stepUpSendCode']>('POST', '/api/my/account/step-up/send-code')

export const readPasskeyOptions = ownCall<Calls['stepUpPasskeyOptions']>(
  'POST',
  '/api/my/account/step-up/passkey-options',
)

export const prove = ownCall<Calls['stepUpProve']>('POST', '/api/my/account/step-up/prove')
