// Written by `npm run gen` from the contract. Never edited by hand.
import type { stepUpCalls } from '@sarv/contract/account/step-up/step-up.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof stepUpCalls

export const stepUpGet: ClientCall<Calls['stepUpGet']> = { method: 'GET', path: '/api/my/account/step-up/get' }
export const stepUpSendCode: ClientCall<Calls['stepUpSendCode']> = { method: 'POST', path: '/api/my/account/step-up/send-code' }
export const stepUpPasskeyOptions: ClientCall<Calls['stepUpPasskeyOptions']> = { method: 'POST', path: '/api/my/account/step-up/passkey-options' }
export const stepUpProve: ClientCall<Calls['stepUpProve']> = { method: 'POST', path: '/api/my/account/step-up/prove' }
