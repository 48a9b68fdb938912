import { defineCall } from '../../call.ts'
import { PasskeyOptions } from '../passkeys/passkeys.schemas.ts'
import { StepUpModel, StepUpProof, StepUpSendCodeModel, StepUpWays } from './step-up.schemas.ts'

const path = '/api/my/account/step-up'

export const stepUpCalls = {
  stepUpGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'signedIn',
    summary: 'Read how this user may prove again who they are',
    response: StepUpWays,
    provides: ['Profile'],
    tokens: 'never',
    personal: true,
  }),
  stepUpSendCode: defineCall({
    method: 'POST',
    path: `${path}/send-code`,
    access: 'signedIn',
    summary: 'Send a code for proving again who one is',
    description: 'To the confirmed phone, or by e-mail to a user without a password.',
    body: StepUpSendCodeModel,
    tokens: 'never',
  }),
  stepUpPasskeyOptions: defineCall({
    method: 'POST',
    path: `${path}/passkey-options`,
    access: 'signedIn',
    summary: 'Start proving by a passkey again who one is',
    response: PasskeyOptions,
    tokens: 'never',
  }),
  stepUpProve: defineCall({
    method: 'POST',
    path: `${path}/prove`,
    access: 'signedIn',
    summary: 'Prove again who one is',
    description:
      'A passkey, or the password and the second factor where one is on. It counts for this session alone. Wrong is 400, never 401.',
    body: StepUpModel,
    response: StepUpProof,
    tokens: 'never',
  }),
}
