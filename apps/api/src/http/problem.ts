import type { FastifyError, FastifyReply } from 'fastify'
import { AppError, type ErrorCode } from './errors.ts'
import { statusTitles } from './errors.fa.ts'

/** The one shape of a failure on the wire. */
export interface Problem {
  type: string
  title: string
  status: number
  errorMessage: string
  errors?: Readonly<Record<string, readonly string[]>>
  traceId: string
}

export const problemOf = (error: AppError, traceId: string): Problem => ({
  type: error.code,
  title: statusTitles[error.status] ?? '',
  status: error.status,
  errorMessage: error.sentence,
  ...(error.fields && { errors: error.fields }),
  traceId,
})

const codeOfForeignError: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_malformed',
  // PostgreSQL: text cannot hold U+0000, which JSON can carry.
  '22021': 'validation',
  '22P05': 'validation',
  // PostgreSQL: two transactions met; nothing of ours was kept.
  '40001': 'conflict',
  '40P01': 'conflict',
  // PostgreSQL: shutting down, starting, or out of connections; node: nobody listens there.
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
}

const megabyte = 1024 * 1024

/** Whatever was thrown, as an entry of the catalogue. What nobody foresaw is `internal`, and keeps its cause for the log. */
export const toAppError = (error: unknown, bodyLimitBytes = megabyte): AppError => {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = typeof code === 'string' ? codeOfForeignError[code] : undefined
  if (known === 'body_too_large') return new AppError(known, { megabytes: Math.ceil(bodyLimitBytes / megabyte) })
  if (known) return new AppError(known, {}, { cause: error })
  // A body that ends early or is no JSON reaches us as a plain error with status 400.
  if (statusCode === 400) return new AppError('body_malformed', {}, { cause: error })
  return new AppError('internal', {}, { cause: error })
}

/**
 * Clients of the provider's earlier panel show the body of a 400 or a 5xx as it is: unless a client says that it reads
 * problem documents, those two are the bare sentence.
 */
const wantsBareSentence = (reply: FastifyReply, status: number): boolean =>
  (status === 400 || status >= 500) && !reply.request.headers.accept?.includes('application/problem+json')

export const sendProblem = (reply: FastifyReply, problem: Problem, retryAfterSeconds?: number): FastifyReply => {
  void reply.code(problem.status).removeHeader('etag').header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return wantsBareSentence(reply, problem.status)
    ? reply.type('text/plain; charset=utf-8').send(problem.errorMessage)
    : reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}
