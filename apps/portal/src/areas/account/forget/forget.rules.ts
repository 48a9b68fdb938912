import { isStrongPassword } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { RequestError } from '../../../shell/request-errors.ts'
import type { Problems } from '../../../ui/form-resolver.ts'
import { forgetText as text } from './forget.fa.ts'

export interface NewPassword {
  password: string
  repeat: string
}

export const passwordProblems = ({ password, repeat }: NewPassword): Problems<NewPassword> => ({
  password: isStrongPassword(password) ? undefined : validationText.password,
  repeat: repeat === password ? undefined : text.repeatWrong,
})

/** The code is asked for before the password, but only the last call finds out whether it is right. */
export const isAboutCode = ({ code, status, fields }: RequestError): boolean =>
  code === 'code_wrong' || status === 401 || status === 404 || fields?.['confirmCode'] !== undefined
