import type { FastifyInstance } from 'fastify'
import { notificationTopic } from '@sarv/contract/enums'
import { notificationCalls } from '@sarv/contract/portal/notifications/notifications.calls'
import type { NotificationListItem } from '@sarv/contract/portal/notifications/notifications.schemas'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/implement.ts'
import { listNewest, listNotifications, markAllSeen, markSeen } from './notifications.store.ts'

type Row = Awaited<ReturnType<typeof listNewest>>[number]

const toItem = ({ topic, ...row }: Row): NotificationListItem => ({
  ...row,
  topicId: notificationTopic.id[topic],
  notificationDate: toWire(row.notificationDate),
})

export const notificationRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, notificationCalls.notificationShortList, async ({ actor }) =>
    (await listNewest(db, actor)).map(toItem),
  )

  implement(app, notificationCalls.notificationList, async ({ actor, query, reply }) => {
    const { rows, total } = await listNotifications(db, actor, query)
    reply.header('x-total-count', total)
    return rows.map(toItem)
  })

  implement(app, notificationCalls.notificationSeen, async ({ trx, actor, params }) => {
    if (!(await markSeen(trx, actor, params.id))) throw new AppError('not_found')
  })

  implement(app, notificationCalls.notificationSeenAll, ({ trx, actor }) => markAllSeen(trx, actor))
}
