import { isStrongPassword } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { RequestError } from '../../../shell/request-errors.ts'
import type { Problems } from '../../../ui/form-resolver.ts'
import { forgetText as text } from './forget.fa.ts'
import { guarded } from './forget.paths.ts'

export interface NewPassword {
  password: string
  repeat: string
}

/** What the address of the page says: an e-mail that was typed before, why they came, and the link of a mail. */
export const resetEntryOf = (search: string, hash: string) => {
  const params = new URLSearchParams(search)
  const email = params.get('email') ?? ''
  const linkToken = email ? (new URLSearchParams(hash.slice(1)).get('reset') ?? '') : ''
  return { email, linkToken, isGuarded: params.get('reason') === guarded }
}

export const passwordProblems = ({ password, repeat }: NewPassword): Problems<NewPassword> => ({
  password: isStrongPassword(password) ? undefined : validationText.password,
  repeat: repeat === password ? undefined : text.repeatWrong,
})

/** The code is asked for before the password, but only the last call finds out whether it is right. */
export const isAboutCode = ({ code, status, fields }: RequestError): boolean =>
  code === 'code_wrong' ||
  code === 'forgot_link_dead' ||
  status === 401 ||
  status === 404 ||
  fields?.['confirmCode'] !== undefined
