import type { FastifyInstance } from 'fastify'
import { emailChangeCalls } from '@sarv/contract/account/email-changes/email-changes.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { readEmailChange, takeEmailBack } from './email-changes.service.ts'

const perMinute: CallRateLimit = { max: 30, perSeconds: 60, by: 'ip' }

export const emailChangeRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, emailChangeCalls.emailChangeRead, ({ body }) => readEmailChange(deps.db, body.takeBackToken), {
    ownTransaction: notYet,
    audit: false,
    rateLimit: perMinute,
  })

  implement(
    app,
    emailChangeCalls.emailChangeTakeBack,
    async ({ body, note }) => {
      const { userId, before, after } = await takeEmailBack(deps, body.takeBackToken)
      note({ userId, before, after })
    },
    { ownTransaction: notYet, rateLimit: perMinute },
  )
}
