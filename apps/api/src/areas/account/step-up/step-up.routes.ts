import type { FastifyInstance } from 'fastify'
import { stepUpCalls } from '@sarv/contract/account/step-up/step-up.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { prove, readWays, sendStepUpCode, startStepUpPasskey } from './step-up.service.ts'

const perMinute: CallRateLimit = { max: 30, perSeconds: 60, by: 'user' }

/** A proof is given once: an answer that is kept would let it be repeated. Codes and tries are counted by themselves. */
const once = { noIdempotency: 'each code, challenge and proof is a new one' }

export const stepUpRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, stepUpCalls.stepUpGet, ({ actor }) => readWays(deps, actor))

  implement(app, stepUpCalls.stepUpSendCode, ({ actor, body }) => sendStepUpCode(deps, actor, body), {
    ownTransaction: notYet,
    ...once,
  })

  implement(app, stepUpCalls.stepUpPasskeyOptions, ({ actor }) => startStepUpPasskey(deps, actor), {
    ownTransaction: notYet,
    ...once,
    audit: false,
    rateLimit: perMinute,
  })

  implement(app, stepUpCalls.stepUpProve, ({ actor, body, note }) => prove(deps, actor, body, note), {
    ownTransaction: notYet,
    ...once,
  })
}
