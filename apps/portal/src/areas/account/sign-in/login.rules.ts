import { normalizeTechnical } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import type { RequestError } from '../../../shell/request-errors.ts'

export interface Credentials {
  email: string
  password: string
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is plainly missing or misspelt; whether it is right, the server says. */
export const emailProblem = (typed: string): string | undefined => {
  const email = normalizeTechnical(typed)
  if (!email) return validationText.required
  return emailPattern.test(email) ? undefined : validationText.email
}

export const checkCredentials = ({ email, password }: Credentials): CredentialErrors => {
  const errors: CredentialErrors = {}
  const problem = emailProblem(email)
  if (problem) errors.email = problem
  if (!password) errors.password = validationText.required
  return errors
}

/** Messages of a 422 that belong to fields of this form; the rest is the toasts' business. */
export const fieldErrorsOf = ({ fields }: RequestError): CredentialErrors => {
  const errors: CredentialErrors = {}
  for (const name of ['email', 'password'] as const) {
    const message = fields?.[name]?.[0]
    if (message) errors[name] = message
  }
  return errors
}
