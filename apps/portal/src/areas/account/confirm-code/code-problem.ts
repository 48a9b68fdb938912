import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { confirmCodeText as text } from './confirm-code.fa.ts'

const aboutTheCode = new Set([400, 401, 404, 422])

/** The sentence for the place of the code, when the code is what was refused. */
export const problemWithCode = ({ status, message, fields, isAborted }: RequestError): string | undefined => {
  if (isAborted || !aboutTheCode.has(status)) return undefined
  return fields?.['confirmCode']?.[0] ?? message ?? text.wrong
}

/** What the place of the code says about a failed call; what is not about the code is told as everywhere. */
export const tellCodeProblem = (error: RequestError): string => {
  const problem = problemWithCode(error)
  if (problem === undefined) reportError(error)
  return problem ?? ''
}
