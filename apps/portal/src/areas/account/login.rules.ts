import { captchaPattern } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import type { RequestError } from '../../shell/request-errors.ts'

export interface LoginForm {
  email: string
  password: string
  captchaCode: string
}

export type LoginErrors = Partial<Record<keyof LoginForm, string>>

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is plainly missing or misspelt; whether it is right, the server says. */
export const checkLogin = (form: LoginForm, needsCaptcha: boolean): LoginErrors => {
  const errors: LoginErrors = {}
  const email = normalizeTechnical(form.email)
  if (!email) errors.email = validationText.required
  else if (!emailPattern.test(email)) errors.email = validationText.email
  if (!form.password) errors.password = validationText.required
  if (needsCaptcha && !captchaPattern.test(form.captchaCode)) errors.captchaCode = validationText.captcha
  return errors
}

/** A refused sign-in says the same for an unknown e-mail and a wrong password. */
export const isWrongCredentials = ({ status }: RequestError) => status === 401 || status === 404

/** Messages of a 422 that belong to fields of this form; the rest is the toasts' business. */
export const fieldErrorsOf = ({ fields }: RequestError): LoginErrors => {
  const errors: LoginErrors = {}
  for (const name of ['email', 'password', 'captchaCode'] as const) {
    const message = fields?.[name]?.[0]
    if (message) errors[name] = message
  }
  return errors
}
