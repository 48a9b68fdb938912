import type { FastifyInstance } from 'fastify'
import { sessionCalls } from '@sarv/contract/account/sessions/sessions.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { endInvitations, revokeApiTokens } from '../profile/sign-ins.store.ts'
import { readCurrentSession } from './sessions.service.ts'
import { endSessions, listSessions } from './sessions.store.ts'

export const sessionRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, sessionCalls.sessionList, async ({ actor }) => {
    const sessions = await listSessions(db, actor.userId)
    return sessions.map((session) => ({
      ...session,
      createDate: toWire(session.createDate),
      lastUseDate: toWire(session.lastUseDate),
      expireDate: toWire(session.expireDate),
      isCurrent: session.id === actor.sessionId,
    }))
  })

  implement(app, sessionCalls.sessionDelete, async ({ trx, actor, params }) => {
    const ended = await endSessions(trx, { userId: actor.userId, only: params.id })
    if (ended === 0) throw new AppError('not_found')
  })

  implement(app, sessionCalls.sessionDeleteOthers, async ({ trx, actor, query }) => {
    await endSessions(trx, { userId: actor.userId, except: actor.sessionId })
    if (query.EndApiTokens) await revokeApiTokens(trx, actor.userId)
    if (query.EndInvitations) await endInvitations(trx, actor.userId)
  })

  implement(app, sessionCalls.sessionGet, ({ actor }) => readCurrentSession(db, actor))
}
