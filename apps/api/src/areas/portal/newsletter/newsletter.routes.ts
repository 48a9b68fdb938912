import type { FastifyInstance } from 'fastify'
import { newsletterCalls as calls } from '@sarv/contract/portal/newsletter/newsletter.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { askToLeave, confirmNewsletter, joinNewsletter, leaveNewsletter } from './newsletter.service.ts'

/** These write to an address that a stranger names. */
const perHour: CallRateLimit = { by: 'ip', max: 10, perSeconds: 3600 }
const perMinute: CallRateLimit = { by: 'ip', max: 30, perSeconds: 60 }

export const newsletterRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.newsCreate, ({ trx, body }) => joinNewsletter(trx, deps, body.email), { rateLimit: perHour })
  implement(app, calls.newsUnsubscribe, ({ trx, params }) => askToLeave(trx, deps, params.email), {
    rateLimit: perHour,
  })
  implement(app, calls.newsConfirm, ({ trx, body }) => confirmNewsletter(trx, deps, body.linkToken), {
    rateLimit: perMinute,
  })
  implement(app, calls.newsLeave, ({ trx, body }) => leaveNewsletter(trx, deps, body.linkToken), {
    rateLimit: perMinute,
  })
}
