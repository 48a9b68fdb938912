import type { FastifyError, FastifyReply } from 'fastify'
import Negotiator from 'negotiator'
import { factorProofNeededCode, proofNeededCode } from '@sarv/contract/step-up'
import { AppError, type ErrorCode } from '../errors/app-error.ts'
import { statusTitles } from '../errors/catalogue.fa.ts'

export const problemType = 'application/problem+json'

/** The one shape of a failure on the wire. */
export interface Problem {
  type: string
  title: string
  status: number
  errorMessage: string
  errors?: Readonly<Record<string, readonly string[]>>
  traceId: string
}

/** Clients take the messages of a 422 from `errors` alone: what belongs to no field stands under an empty name. */
const errorsOf = ({ status, fields, sentence }: AppError): Problem['errors'] =>
  fields ?? (status === 422 ? { '': [sentence] } : undefined)

export const problemOf = (error: AppError, traceId: string): Problem => {
  const errors = errorsOf(error)
  return {
    type: error.code,
    title: statusTitles[error.status] ?? '',
    status: error.status,
    errorMessage: error.sentence,
    ...(errors && { errors }),
    traceId,
  }
}

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
  // PostgreSQL: a lock or a statement was waited for too long; nothing of ours was kept.
  '55P03': 'too_slow',
  '57014': 'too_slow',
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

/** Statuses whose sentence is all that there is to say; of the others a client reads the fields or only the status. */
const isSentenceEnough = (status: number): boolean => [400, 409, 413, 415, 429].includes(status) || status >= 500

/**
 * Clients of the provider's earlier panel show the body of a refusal as it is. They name `text/plain` (axios does by
 * itself) and know nothing of problem documents; everybody else can rely on JSON, also who accepts anything.
 */
const readsBareSentences = (accept: string | undefined): boolean => {
  // Without the header every type would be acceptable, but none is named.
  if (accept === undefined) return false
  const named = new Set(new Negotiator({ headers: { accept } }).mediaTypes().map((type) => type.toLowerCase()))
  return named.has('text/plain') && !named.has(problemType)
}

const proofCodes: ReadonlySet<string> = new Set([proofNeededCode, factorProofNeededCode])

/**
 * What such a client is told. Of a 403 it shows nothing but its page "forbidden": where signing in again is the way on, it
 * gets a status whose sentence it shows.
 */
const bareStatusOf = ({ type, status }: Problem): number | undefined => {
  if (proofCodes.has(type)) return 400
  return isSentenceEnough(status) ? status : undefined
}

export const sendProblem = (reply: FastifyReply, problem: Problem, retryAfterSeconds?: number): FastifyReply => {
  const bareStatus = readsBareSentences(reply.request.headers.accept) ? bareStatusOf(problem) : undefined
  void reply
    .code(bareStatus ?? problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return bareStatus !== undefined
    ? reply.type('text/plain; charset=utf-8').send(problem.errorMessage)
    : reply.type(`${problemType}; charset=utf-8`).send(JSON.stringify(problem))
}
