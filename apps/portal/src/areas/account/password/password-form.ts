import { hasControlCharacters, isStrongPassword } from '@sarv/contract/field-rules'
import type { Problems } from '../../../ui/form-resolver.ts'
import { passwordText } from './password.fa.ts'

export interface PasswordForm {
  currentPassword: string
  password: string
  repeated: string
  endOtherSessions: boolean
  endApiTokens: boolean
}

export const emptyPasswords: PasswordForm = {
  currentPassword: '',
  password: '',
  repeated: '',
  endOtherSessions: true,
  endApiTokens: true,
}

const text = passwordText.problems

const newPasswordProblem = ({ currentPassword, password }: PasswordForm): string | undefined => {
  if (password === '') return text.required
  if (!isStrongPassword(password) || hasControlCharacters(password)) return text.weak
  return password === currentPassword ? text.same : undefined
}

const repeatProblem = ({ password, repeated }: PasswordForm): string | undefined => {
  if (repeated === '') return text.required
  return repeated === password ? undefined : text.different
}

/** What is wrong with each field. Passwords are taken as typed: nothing is trimmed, no digit changed. */
export const passwordProblems = (form: PasswordForm): Problems<PasswordForm> => ({
  currentPassword: form.currentPassword === '' ? text.required : undefined,
  password: newPasswordProblem(form),
  repeated: repeatProblem(form),
})
