import { z } from 'zod'
import {
  AccountPassword,
  CaptchaCode,
  ConfirmCodeNumber,
  Email,
  Mobile,
  PersonName,
  line,
  opaque,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'
import { PendingToken } from '../sign-in/sign-in.schemas.ts'

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
    invitationToken: optionalText(opaque(100)).describe('From the link of an invitation: joins that account'),
  })
  .meta({ id: 'RegisterModel' })
export type RegisterModel = z.infer<typeof RegisterModel>

export const RegisterConfirmModel = z
  .object({
    email: Email,
    confirmCode: optionalValue(ConfirmCodeNumber).describe('From the mail; together with pendingToken'),
    pendingToken: PendingToken,
    linkToken: optionalText(opaque(100)).describe("From the mail's link, in the place of the code"),
    password: optionalValue(AccountPassword).describe(
      'Chosen now: needed where the link is opened in another browser than the form was filled in',
    ),
  })
  .meta({ id: 'RegisterConfirmModel' })
export type RegisterConfirmModel = z.infer<typeof RegisterConfirmModel>

export const ForgotModel = z
  .object({
    email: Email,
    captchaKey: opaque(100),
    captchaCode: CaptchaCode,
  })
  .meta({ id: 'ForgotModel' })
export type ForgotModel = z.infer<typeof ForgotModel>

/** What shows that the mail about a forgotten password was read. */
const forgotProof = {
  confirmCode: optionalValue(ConfirmCodeNumber).describe('From the mail; together with pendingToken'),
  pendingToken: PendingToken,
  linkToken: optionalText(opaque(100)).describe("From the mail's link, in the place of the code; from any browser"),
}
const hasProof = ({ confirmCode, linkToken }: { confirmCode?: string | undefined; linkToken?: string | undefined }) =>
  confirmCode !== undefined || linkToken !== undefined
const proofMissing = { path: ['confirmCode'], error: text.code }

export const ForgotConfirmModel = z
  .object({ email: Email, password: AccountPassword, ...forgotProof })
  .refine(hasProof, proofMissing)
  .meta({ id: 'ForgotConfirmModel' })
export type ForgotConfirmModel = z.infer<typeof ForgotConfirmModel>

export const ForgotKeepModel = z
  .object({ email: Email, ...forgotProof })
  .refine(hasProof, proofMissing)
  .meta({ id: 'ForgotKeepModel' })
export type ForgotKeepModel = z.infer<typeof ForgotKeepModel>

export const CodeSent = z
  .object({ pendingToken: z.string().describe('Names this request; send it back with the code') })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof CodeSent>
