import { z } from 'zod'
import { twoFactorType } from '../../enums.ts'
import {
  CaptchaCode,
  ConfirmCodeNumber,
  CurrentPassword,
  Email,
  RecoveryCode,
  answeredEnum,
  opaque,
  optionalText,
} from '../../fields.ts'

/** What can be asked for besides the password. */
export const SecondFactor = z.enum(['totp', 'sms', 'passkey', 'recovery'])
export type SecondFactor = z.infer<typeof SecondFactor>

export const LoginSession = z
  .object({
    enableTwoFactor: z.boolean().optional().describe('true: ask for the second factor'),
    accessToken: z.string().nullish().describe('"0": no token yet'),
    userId: z.int().optional(),
    userTitle: z.string().nullish(),
    isSuperUser: z.boolean().optional(),
    isFinancialManager: z.boolean().optional(),
    isAccountManager: z.boolean().optional(),
    profileCompleted: z.boolean().optional().describe('false: the identity is not confirmed yet'),
    mayOrder: z.boolean().optional().describe('False: nothing can be ordered before the identity is confirmed'),
    captchaRequired: z.boolean().optional().describe('True: the next login attempt must carry a captcha'),
    roles: z.array(z.int()).nullish().describe('Ids of the roles of the user'),
    twoFactorTypeId: answeredEnum(twoFactorType).nullish(),
    twoFactor: z
      .boolean()
      .optional()
      .describe('With a token: a second factor is on; without one equal to enableTwoFactor'),
    pendingToken: z
      .string()
      .optional()
      .describe('Names this sign-in while it waits for its second step, or this sign-up while it waits for its code'),
    secondFactors: z.array(SecondFactor).optional().describe('What may finish it, the usual one first'),
    customerId: z.int().optional(),
    customerName: z.string().optional(),
    customerCount: z.int().optional().describe('How many customers the user belongs to'),
    email: z.string().optional(),
    errorMessage: z.string().optional().describe('What is left to do, as a sentence to show: after a sign-up'),
  })
  .meta({ id: 'LoginSession' })
export type LoginSession = z.infer<typeof LoginSession>

export const Captcha = z
  .object({
    base64CaptchaImage: z.string().nullable().describe('JPEG, base64 without prefix'),
    captchaKey: z.string().describe('Send back with the typed code; valid about 2 minutes'),
  })
  .meta({ id: 'Captcha' })
export type Captcha = z.infer<typeof Captcha>

export const CaptchaQuestion = z
  .object({
    question: z.string().describe('A question whose answer is six digits, for people who cannot see the picture'),
    captchaKey: z.string().describe('Send back with the six digits; valid about 2 minutes'),
  })
  .meta({ id: 'CaptchaQuestion' })
export type CaptchaQuestion = z.infer<typeof CaptchaQuestion>

export const SignInOptions = z
  .object({
    google: z.boolean(),
    ito: z.boolean(),
    passkey: z.boolean().describe('False where the portal is reached by an address that browsers refuse passkeys for'),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptions = z.infer<typeof SignInOptions>

/** Browsers of older clients, which do not know it, send it in a cookie. */
export const PendingToken = optionalText(opaque(100)).describe(
  'From the answer that began it; needed unless the browser sends it in the cookie it was given',
)

export const TwoFactorLoginModel = z
  .object({
    email: Email.describe('The e-mail of the pending login'),
    confirmCode: ConfirmCodeNumber,
    pendingToken: PendingToken,
  })
  .meta({ id: 'TwoFactorLoginModel' })
export type TwoFactorLoginModel = z.infer<typeof TwoFactorLoginModel>

export const TwoFactorSmsModel = z
  .object({
    email: Email,
    pendingToken: PendingToken,
  })
  .meta({ id: 'TwoFactorSmsModel' })
export type TwoFactorSmsModel = z.infer<typeof TwoFactorSmsModel>

export const RecoveryLoginModel = z
  .object({
    email: Email,
    pendingToken: PendingToken,
    recoveryCode: RecoveryCode,
  })
  .meta({ id: 'RecoveryLoginModel' })
export type RecoveryLoginModel = z.infer<typeof RecoveryLoginModel>

export const LoginModel = z
  .object({
    email: Email,
    password: CurrentPassword,
    captchaKey: optionalText(opaque(100)),
    captchaCode: optionalText(CaptchaCode).describe('Only after an answer with captchaRequired'),
  })
  .meta({ id: 'LoginModel' })
export type LoginModel = z.infer<typeof LoginModel>
