import { z } from 'zod'
import { twoFactorType } from '../../enums.ts'
import {
  AccountPassword,
  CaptchaCode,
  ConfirmCodeNumber,
  CurrentPassword,
  Email,
  Mobile,
  PersonName,
  answeredEnum,
  line,
  opaque,
  optionalText,
} from '../../fields.ts'

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
    captchaRequired: z.boolean().optional().describe('True: the next login attempt must carry a captcha'),
    roles: z.array(z.int()).nullish().describe('Ids of the roles of the user'),
    twoFactorTypeId: answeredEnum(twoFactorType).nullish(),
    twoFactor: z.boolean().optional().describe('Always equal to enableTwoFactor, for older clients'),
  })
  .meta({ id: 'LoginSession' })
export type LoginSession = z.infer<typeof LoginSession>

export const LoginUrl = z
  .object({
    url: z.string().nullable(),
  })
  .meta({ id: 'LoginUrl' })
export type LoginUrl = z.infer<typeof LoginUrl>

export const Captcha = z
  .object({
    base64CaptchaImage: z.string().nullable().describe('JPEG, base64 without prefix'),
    captchaKey: z.string().describe('Send back with the typed code; valid about 2 minutes'),
  })
  .meta({ id: 'Captcha' })
export type Captcha = z.infer<typeof Captcha>

export const TwoFactorLoginModel = z
  .object({
    email: Email.describe('The e-mail of the pending login'),
    confirmCode: ConfirmCodeNumber,
  })
  .meta({ id: 'TwoFactorLoginModel' })
export type TwoFactorLoginModel = z.infer<typeof TwoFactorLoginModel>

export const RegisterModel = z
  .object({
    firstName: PersonName,
    lastName: PersonName,
    phoneNumber: Mobile,
    email: Email,
    password: AccountPassword,
    captchaKey: opaque(100),
    captchaCode: CaptchaCode,
    referralCode: optionalText(line({ max: 50 })),
  })
  .meta({ id: 'RegisterModel' })
export type RegisterModel = z.infer<typeof RegisterModel>

export const LoginModel = z
  .object({
    email: Email,
    password: CurrentPassword,
    captchaKey: optionalText(opaque(100)),
    captchaCode: optionalText(CaptchaCode).describe('Only after an answer with captchaRequired'),
  })
  .meta({ id: 'LoginModel' })
export type LoginModel = z.infer<typeof LoginModel>

export const ForgotConfirmModel = z
  .object({
    email: Email,
    password: AccountPassword,
    confirmCode: ConfirmCodeNumber,
  })
  .meta({ id: 'ForgotConfirmModel' })
export type ForgotConfirmModel = z.infer<typeof ForgotConfirmModel>

export const ForgotModel = z
  .object({
    email: Email,
    captchaKey: opaque(100),
    captchaCode: CaptchaCode,
  })
  .meta({ id: 'ForgotModel' })
export type ForgotModel = z.infer<typeof ForgotModel>

export const SsoLoginModel = z
  .object({
    code: opaque(2_048),
  })
  .meta({ id: 'SsoLoginModel' })
export type SsoLoginModel = z.infer<typeof SsoLoginModel>
