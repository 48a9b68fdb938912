import { z } from 'zod'
import {
  ConfirmCodeNumber,
  CurrentPassword,
  RecoveryCode,
  WireDateTime,
  opaque,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { WebAuthnJson } from '../passkeys/passkeys.schemas.ts'
import { SecondFactor } from '../sign-in/sign-in.schemas.ts'

/** What a person may be asked for besides a passkey, which alone is enough. */
export const StepUpWays = z
  .object({
    first: z
      .enum(['password', 'emailCode'])
      .describe(
        'A code by e-mail is for users without a password; stepUpSendCode sends it. Money out may ask everybody for one',
      ),
    passkey: z.boolean().describe('A passkey that sees who holds it is enough alone'),
    secondFactors: z.array(SecondFactor).describe('One of them is asked for besides; empty: none is on'),
    phone: z.string().nullable().describe('End of the confirmed phone, where a code can be sent to it'),
  })
  .meta({ id: 'StepUpWays' })
export type StepUpWays = z.infer<typeof StepUpWays>

export const StepUpSendCodeModel = z
  .object({
    channel: z.enum(['email', 'sms']),
  })
  .meta({ id: 'StepUpSendCodeModel' })
export type StepUpSendCodeModel = z.infer<typeof StepUpSendCodeModel>

const PasskeyAnswer = z.object({
  challengeKey: opaque(100),
  response: WebAuthnJson,
})

export const StepUpModel = z
  .object({
    passkey: optionalValue(PasskeyAnswer).describe('Alone it is enough'),
    password: optionalText(CurrentPassword),
    emailCode: optionalValue(ConfirmCodeNumber).describe(
      'Of users without a password; alone, it proves the mailbox to calls that ask for it',
    ),
    totpCode: optionalValue(ConfirmCodeNumber),
    smsCode: optionalValue(ConfirmCodeNumber),
    recoveryCode: optionalText(RecoveryCode),
  })
  .meta({ id: 'StepUpModel' })
export type StepUpModel = z.infer<typeof StepUpModel>

export const StepUpProof = z
  .object({
    expireDate: WireDateTime.describe('Until then this session is not asked again'),
  })
  .meta({ id: 'StepUpProof' })
export type StepUpProof = z.infer<typeof StepUpProof>
