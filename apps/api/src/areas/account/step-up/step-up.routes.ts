import type { FastifyInstance } from 'fastify'
import { stepUpCalls } from '@sarv/contract/account/step-up/step-up.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { keepProof, prove, readWays, sendStepUpCode, startStepUpPasskey } from './step-up.service.ts'

const perMinute: CallRateLimit = { max: 30, perSeconds: 60, by: 'user' }

/** A proof is given once: an answer that is kept would let it be repeated. Codes and tries are counted by themselves. */
const once = { noIdempotency: 'each code, challenge and proof is a new one' }

export const stepUpRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, stepUpCalls.stepUpGet, ({ actor }) => readWays(deps, actor))

  implement(app, stepUpCalls.stepUpSendCode, ({ trx, actor, body }) => sendStepUpCode(trx, deps, actor, body), once)

  implement(app, stepUpCalls.stepUpPasskeyOptions, ({ trx, actor }) => startStepUpPasskey(trx, deps, actor), {
    ...once,
    audit: false,
    rateLimit: perMinute,
  })

  implement(
    app,
    stepUpCalls.stepUpProve,
    {
      prepare: ({ actor, body, note }) => prove(deps, actor, body, note),
      handle: ({ trx, actor }, proof) => keepProof(trx, actor, proof),
    },
    once,
  )
}
