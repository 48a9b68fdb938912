import { validationText } from '@sarv/contract/validation.fa'
import { AppError } from '../../../errors/app-error.ts'
import { holdsOwnWord, isCommonPassword, type PasswordOwner } from './password-choice.rules.ts'

const refuse = (message: string): never => {
  throw new AppError('validation', {}, { fields: { password: [message] } })
}

/** Wherever somebody chooses a password; its shape was looked at before. */
export const assertGoodPassword = (password: string, owner: PasswordOwner): void => {
  if (isCommonPassword(password)) refuse(validationText.passwordCommon)
  if (holdsOwnWord(password, owner)) refuse(validationText.passwordOwnWord)
}
