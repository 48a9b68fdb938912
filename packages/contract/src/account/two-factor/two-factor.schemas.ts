import { z } from 'zod'
import { ConfirmCodeNumber, CurrentPassword, optionalText } from '../../fields.ts'

export const EnableTotpResult = z
  .object({
    secretKey: z.string().describe('Base32, shown once for manual entry'),
    qrCodeUri: z.string().describe('Otpauth:// address; the client draws the QR itself'),
  })
  .meta({ id: 'EnableTotpResult' })
export type EnableTotpResult = z.infer<typeof EnableTotpResult>

export const TotpTwoFactorModel = z
  .object({
    code: ConfirmCodeNumber,
  })
  .meta({ id: 'TotpTwoFactorModel' })
export type TotpTwoFactorModel = z.infer<typeof TotpTwoFactorModel>

export const TwoFactorModel = z
  .object({
    twoFactorStatus: z.boolean(),
  })
  .meta({ id: 'TwoFactorModel' })
export type TwoFactorModel = z.infer<typeof TwoFactorModel>

export const SmsTwoFactorModel = z
  .object({
    code: ConfirmCodeNumber,
  })
  .meta({ id: 'SmsTwoFactorModel' })
export type SmsTwoFactorModel = z.infer<typeof SmsTwoFactorModel>

export const RecoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).nullable().describe('Shown once; null: the earlier ones are still good'),
  })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const PasswordAgainModel = z
  .object({
    currentPassword: optionalText(CurrentPassword).describe('Of older clients; not looked at'),
  })
  .meta({ id: 'PasswordAgainModel' })
export type PasswordAgainModel = z.infer<typeof PasswordAgainModel>
