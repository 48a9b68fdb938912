import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { findStoredAnswer, releaseKey, storeAnswer, takeKey, type KeyOfRequest } from './idempotency.store.ts'
import { problemOf, sendProblem, toAppError, type Problem } from './problem.ts'

const keyPattern = /^[\w.:-]{1,100}$/

/**
 * The key itself is not stored, only its hash; and the body's hash is keyed by it. So the table does not help anyone to
 * guess a password that was part of a body.
 */
const keyOfRequest = (key: string, owner: string, request: FastifyRequest): KeyOfRequest => ({
  scope: owner,
  key: createHash('sha256').update(key).digest('base64url'),
  call: `${request.method} ${request.routeOptions.url}`,
  requestHash: createHmac('sha256', key)
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body) ?? ''}`)
    .digest(),
})

/** A refusal that may be different in a moment, or that is our own fault, must not be repeated for a day. */
const isFinal = (status: number): boolean => status < 500 && status !== 409 && status !== 429

const replay = (reply: FastifyReply, status: number, body: string | null): FastifyReply => {
  void reply.header('idempotency-replayed', 'true')
  if (status >= 400 && body !== null) return sendProblem(reply, JSON.parse(body) as Problem)
  return sendText(reply, body ?? undefined)
}

const sendText = (reply: FastifyReply, text: string | undefined): FastifyReply =>
  text === undefined ? reply.send() : reply.header('content-type', 'application/json; charset=utf-8').send(text)

/** In the transaction of the work itself: then there is no moment at which it is done and its answer not kept. */
type Keep = (trx: Db, text: string | undefined) => Promise<void>

/** Runs the work at most once per key: a repetition gets the first answer, for a day. */
export const answerOnce = async (
  db: Db,
  of: { key: string | string[]; owner: string; request: FastifyRequest; reply: FastifyReply },
  work: (keep: Keep) => Promise<string | undefined>,
): Promise<FastifyReply> => {
  const { key, owner, request, reply } = of
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new AppError('idempotency_key_invalid')
  const mine = keyOfRequest(key, owner, request)

  if (!(await takeKey(db, mine))) {
    const stored = await findStoredAnswer(db, mine.scope, mine.key)
    if (stored && !stored.requestHash.equals(mine.requestHash)) throw new AppError('idempotency_mismatch')
    if (!stored || stored.status === null) {
      throw new AppError('idempotency_in_progress', {}, { retryAfterSeconds: 1 })
    }
    return replay(reply, stored.status, stored.body)
  }

  try {
    let isKept = false
    const text = await work(async (trx, body) => {
      await storeAnswer(trx, mine, { status: 200, body })
      isKept = true
    })
    if (!isKept) await storeAnswer(db, mine, { status: 200, body: text })
    return sendText(reply, text)
  } catch (error) {
    const known = toAppError(error)
    if (isFinal(known.status)) {
      await storeAnswer(db, mine, { status: known.status, body: JSON.stringify(problemOf(known, request.id)) })
    } else {
      await releaseKey(db, mine)
    }
    throw error
  }
}
