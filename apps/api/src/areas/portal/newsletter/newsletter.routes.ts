import type { FastifyInstance } from 'fastify'
import { newsletterCalls as calls } from '@sarv/contract/portal/newsletter/newsletter.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { askToLeave, confirmNewsletter, joinNewsletter, leaveNewsletter } from './newsletter.service.ts'

/** Readers are nobody's users: what is kept for ever holds nothing of them, so that whoever leaves is gone. */
const unlogged = { audit: false } as const
/** These write to an address that a stranger names. */
const asking = { ...unlogged, rateLimit: { by: 'ip', max: 10, perSeconds: 3600 } as CallRateLimit }
const following = { ...unlogged, rateLimit: { by: 'ip', max: 30, perSeconds: 60 } as CallRateLimit }

export const newsletterRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.newsCreate, ({ trx, body }) => joinNewsletter(trx, deps, body.email), asking)
  implement(app, calls.newsUnsubscribe, ({ trx, params }) => askToLeave(trx, deps, params.email), asking)
  implement(app, calls.newsConfirm, ({ trx, body }) => confirmNewsletter(trx, deps, body.linkToken), following)
  implement(app, calls.newsLeave, ({ trx, body }) => leaveNewsletter(trx, deps, body.linkToken), following)
}
