import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OperatorLogin } from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { operatorSessionCalls as calls } from '@sarv/contract/operator/operator-sessions/operator-sessions.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { keepOperatorCookie, readOperatorCookie, tokenInCookie } from '../../../http/operator-cookies.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { isFromThisMachine } from '../../../http/this-machine.ts'
import { newToken } from '../../../secrets.ts'
import { demoCode, demoCodePath } from '../demo-operators.service.ts'
import {
  beginOperatorSetUp,
  finishOperatorSetUp,
  isNoStranger,
  keepOperatorProof,
  nameForTries,
  preparePassword,
  proveOperator,
  readCurrentOperator,
  signInOperator,
} from './operator-sessions.service.ts'
import { endOperatorSessions } from './operator-sessions.store.ts'

/** A link of 256 bits is not guessed; this stops who tries all the same. */
const setUpLimit: CallRateLimit = { max: 20, perSeconds: 60, by: 'ip' }

export const operatorSessionRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, secrets, passwordQueue } = deps

  const deviceOf = (reply: FastifyReply): string => readOperatorCookie(reply.request, 'device') ?? newToken()

  /** Whoever is in has a browser that strangers cannot lock out; the token stays where no script reads it, if they wish. */
  const answerIn = (
    reply: FastifyReply,
    answer: OperatorLogin,
    { keepInCookie, deviceToken }: { keepInCookie: boolean; deviceToken: string },
  ): OperatorLogin => {
    if (answer.accessToken === null) return answer
    keepOperatorCookie(reply, 'device', deviceToken, deps)
    if (!keepInCookie) return answer
    keepOperatorCookie(reply, 'session', answer.accessToken, deps)
    return { ...answer, accessToken: tokenInCookie }
  }

  implement(
    app,
    calls.operatorLogin,
    async ({ body, ip, userAgent, reply, note }) => {
      const deviceToken = deviceOf(reply)
      const answer = await signInOperator(deps, body, { ip, userAgent, deviceToken }, note)
      return answerIn(reply, answer, { keepInCookie: body.keepInCookie, deviceToken })
    },
    {
      ownTransaction: 'wrong tries stay counted, and a password is checked while no connection is held',
      queue: passwordQueue,
      queueAs: async ({ body, reply }) => ({
        account: nameForTries(body.email),
        isKnown: await isNoStranger(deps, body, readOperatorCookie(reply.request, 'device')),
      }),
    },
  )

  implement(
    app,
    calls.operatorSetUpBegin,
    ({ trx, body, note }) => beginOperatorSetUp(trx, secrets, body.setUpCode, note),
    { rateLimit: setUpLimit },
  )

  implement(
    app,
    calls.operatorSetUp,
    {
      prepare: ({ body }) => preparePassword(deps, body),
      handle: async ({ trx, body, ip, userAgent, reply, note }, passwordHash) => {
        const deviceToken = deviceOf(reply)
        const place = { ip, userAgent, deviceToken }
        const answer = await finishOperatorSetUp(trx, secrets, { ...body, passwordHash }, place, note)
        return answerIn(reply, answer, { keepInCookie: body.keepInCookie, deviceToken })
      },
    },
    { rateLimit: setUpLimit, queue: passwordQueue },
  )

  // It opens nothing that is not published: elsewhere than on one machine nobody has this app.
  if (deps.isDemo) {
    app.get(demoCodePath, (request, reply) => {
      if (!isFromThisMachine(request)) throw new AppError('not_found')
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${demoCode()}\n`)
    })
  }

  implement(app, calls.operatorSessionGet, ({ operator }) => readCurrentOperator(db, operator))

  implement(
    app,
    calls.operatorProve,
    {
      prepare: ({ operator, body }) => proveOperator(deps, operator, body.totpCode),
      handle: ({ trx, operator }) => keepOperatorProof(trx, operator),
    },
    { noIdempotency: 'a code of the app proves something once' },
  )

  implement(
    app,
    calls.operatorLogout,
    async ({ trx, operator, reply }) => {
      keepOperatorCookie(reply, 'session', '', deps)
      await endOperatorSessions(trx, operator.operatorId, operator.sessionId)
    },
    { noIdempotency: 'the session that the answer would be kept for has ended' },
  )
}
