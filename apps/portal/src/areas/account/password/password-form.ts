import type { ChangePasswordModel } from '@sarv/contract/account/profile/profile.schemas'
import { validationText } from '@sarv/contract/validation.fa'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { passwordText } from './password.fa.ts'

export interface PasswordForm {
  currentPassword: string
  password: string
  repeated: string
  endOtherSessions: boolean
  endApiTokens: boolean
  endInvitations: boolean
}

export const emptyPasswords: PasswordForm = {
  currentPassword: '',
  password: '',
  repeated: '',
  endOtherSessions: true,
  endApiTokens: true,
  endInvitations: true,
}

const text = passwordText.problems

const repeatProblem = ({ password, repeated }: PasswordForm): string | undefined => {
  if (repeated === '') return validationText.required
  return repeated === password ? undefined : text.different
}

/** The contract's rules, and the repetition, which is not sent. Passwords are taken as typed. */
export const passwordResolver = resolveBySchema<PasswordForm, ChangePasswordModel>(
  async () => (await import('@sarv/contract/account/profile/profile.schemas')).ChangePasswordModel,
  {
    besides: (form) => ({
      password: form.password !== '' && form.password === form.currentPassword ? text.same : undefined,
      repeated: repeatProblem(form),
    }),
  },
)
