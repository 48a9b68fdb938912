import type { FastifyInstance } from 'fastify'
import { notificationCalls } from '@sarv/contract/portal/notifications/notifications.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/errors.ts'
import { implement } from '../../http/implement.ts'
import { listNewest, markAllSeen, markSeen } from './notifications.store.ts'

export const notificationRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, notificationCalls.notificationShortList, async ({ actor }) => {
    const rows = await listNewest(db, actor)
    return rows.map((row) => ({
      id: row.id,
      subject: row.subject,
      content: row.content,
      isRead: row.read_at !== null,
      notificationDate: toWire(row.created_at),
    }))
  })

  implement(app, notificationCalls.notificationSeen, async ({ actor, params }) => {
    if (!(await markSeen(db, actor, params.id))) throw new AppError('not_found')
  })

  implement(app, notificationCalls.notificationSeenAll, ({ actor }) => markAllSeen(db, actor))
}
