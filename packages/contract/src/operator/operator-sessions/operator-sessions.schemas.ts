import { z } from 'zod'
import {
  AccountPassword,
  CaptchaCode,
  ConfirmCodeNumber,
  CurrentPassword,
  Email,
  WireDateTime,
  opaque,
  optionalText,
} from '../../fields.ts'
import { OperatorRoleField } from '../operator-fields.ts'

export const CurrentOperator = z
  .object({
    operatorId: z.int(),
    name: z.string(),
    email: z.string(),
    roles: z.array(OperatorRoleField),
    expireDate: WireDateTime,
  })
  .meta({ id: 'CurrentOperator' })
export type CurrentOperator = z.infer<typeof CurrentOperator>

export const OperatorLogin = z
  .object({
    accessToken: z
      .string()
      .nullable()
      .describe('null: a captcha is needed, or something of the three was wrong; `cookie`: see keepInCookie'),
    captchaRequired: z.boolean().describe('True: the next attempt must carry a captcha'),
    operator: CurrentOperator.nullable(),
  })
  .meta({ id: 'OperatorLogin' })
export type OperatorLogin = z.infer<typeof OperatorLogin>

const KeepInCookie = z
  .boolean()
  .default(false)
  .describe('True: the token is kept in an HttpOnly cookie, and calls send `Authorization: Bearer cookie`')

export const OperatorLoginModel = z
  .object({
    keepInCookie: KeepInCookie,
    email: Email,
    password: CurrentPassword,
    totpCode: ConfirmCodeNumber.describe('Of the authenticator app: it is never asked for apart from the password'),
    captchaKey: optionalText(opaque(100)),
    captchaCode: optionalText(CaptchaCode).describe('Only after an answer with captchaRequired'),
  })
  .meta({ id: 'OperatorLoginModel' })
export type OperatorLoginModel = z.infer<typeof OperatorLoginModel>

const SetUpCode = opaque(100).describe('From the link that `sarv operator add` printed; works once, for a day')

export const OperatorSetUpBeginModel = z.object({ setUpCode: SetUpCode }).meta({ id: 'OperatorSetUpBeginModel' })
export type OperatorSetUpBeginModel = z.infer<typeof OperatorSetUpBeginModel>

export const OperatorSetUp = z
  .object({
    name: z.string(),
    email: z.string(),
    secretKey: z.string().describe('For an authenticator app that cannot read the picture'),
    qrCodeUri: z.string().describe('To be drawn as a QR code'),
  })
  .meta({ id: 'OperatorSetUp' })
export type OperatorSetUp = z.infer<typeof OperatorSetUp>

export const OperatorSetUpModel = z
  .object({
    keepInCookie: KeepInCookie,
    setUpCode: SetUpCode,
    password: AccountPassword,
    totpCode: ConfirmCodeNumber.describe('Proves that the app has the key'),
  })
  .meta({ id: 'OperatorSetUpModel' })
export type OperatorSetUpModel = z.infer<typeof OperatorSetUpModel>

export const OperatorProveModel = z.object({ totpCode: ConfirmCodeNumber }).meta({ id: 'OperatorProveModel' })
export type OperatorProveModel = z.infer<typeof OperatorProveModel>
