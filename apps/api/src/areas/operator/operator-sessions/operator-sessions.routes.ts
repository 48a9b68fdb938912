import type { FastifyInstance } from 'fastify'
import { operatorSessionCalls as calls } from '@sarv/contract/operator/operator-sessions/operator-sessions.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { isFromThisMachine } from '../../../http/this-machine.ts'
import { demoCode, demoCodePath } from '../demo-operators.service.ts'
import {
  beginOperatorSetUp,
  finishOperatorSetUp,
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

  implement(
    app,
    calls.operatorLogin,
    ({ body, ip, userAgent, note }) => signInOperator(deps, body, { ip, userAgent }, note),
    {
      ownTransaction: 'wrong tries stay counted, and a password is checked while no connection is held',
      queue: passwordQueue,
      queueAs: ({ body }) => ({ account: nameForTries(body.email), isKnown: false }),
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
      handle: ({ trx, body, ip, userAgent, note }, passwordHash) =>
        finishOperatorSetUp(trx, secrets, { ...body, passwordHash }, { ip, userAgent }, note),
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
    async ({ trx, operator }) => {
      await endOperatorSessions(trx, operator.operatorId, operator.sessionId)
    },
    { noIdempotency: 'the session that the answer would be kept for has ended' },
  )
}
