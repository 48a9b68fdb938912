import type { RequestError } from '../../../shell/request-errors.ts'
import { problemWithCode } from '../confirm-code/code-problem.ts'

/** What the place of the code says when a call refused it; empty where a toast has told what it was instead. */
export const refusalOf = (error: unknown): string => problemWithCode(error as RequestError) ?? ''
