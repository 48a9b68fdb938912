import type { FastifyInstance } from 'fastify'
import { emailChangeCalls } from '@sarv/contract/account/email-changes/email-changes.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { readEmailChange, takeEmailBack } from './email-changes.service.ts'

const perMinute: CallRateLimit = { max: 30, perSeconds: 60, by: 'ip' }

export const emailChangeRoutes = (app: FastifyInstance, { secrets }: Dependencies): void => {
  implement(app, emailChangeCalls.emailChangeRead, ({ trx, body }) => readEmailChange(trx, body.takeBackToken), {
    audit: false,
    rateLimit: perMinute,
  })

  implement(
    app,
    emailChangeCalls.emailChangeTakeBack,
    async ({ trx, body, note }) => {
      const { userId, before, after } = await takeEmailBack(trx, secrets, body.takeBackToken)
      note({ userId, before, after })
    },
    { rateLimit: perMinute },
  )
}
