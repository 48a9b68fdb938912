import type { FastifyInstance } from 'fastify'
import { may } from '@sarv/contract/access'
import { deliveryChannel, deliveryStatus, notificationTopic } from '@sarv/contract/enums'
import { notificationCalls } from '@sarv/contract/portal/notifications/notifications.calls'
import type {
  NotificationDelivery,
  NotificationListItem,
} from '@sarv/contract/portal/notifications/notifications.schemas'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/implement.ts'
import { editPreferences, readPreferences } from './notification-preferences.service.ts'
import { listSendings, listWebhookSendings, type Sending } from './notification-deliveries.store.ts'
import { notificationDeliveriesText } from './notification-deliveries.fa.ts'
import { findNotification, listNewest, listNotifications, markAllSeen, markSeen } from './notifications.store.ts'

type Row = Awaited<ReturnType<typeof listNewest>>[number]

const toItem = ({ topic, ...row }: Row): NotificationListItem => ({
  ...row,
  topicId: notificationTopic.id[topic],
  notificationDate: toWire(row.notificationDate),
})

const toDelivery = ({ channel, status, sentAt, dueAt, ...row }: Sending): NotificationDelivery => {
  const channelId = deliveryChannel.id[channel]
  const statusId = deliveryStatus.id[status]
  return {
    channelId,
    channel: deliveryChannel.label(channelId),
    target: row.target,
    statusId,
    status: deliveryStatus.label(statusId),
    date: sentAt && toWire(sentAt),
    nextTryDate: dueAt && toWire(dueAt),
    reason: notificationDeliveriesText.reason({ ...row, status }),
  }
}

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

  implement(app, notificationCalls.notificationDeliveryList, async ({ actor, params }) => {
    const notification = await findNotification(db, actor, params.id)
    if (!notification) throw new AppError('not_found')
    const own = await listSendings(db, params.id)
    // Webhooks are known to those who own the account.
    const isOwner = may('superUser', actor.roles)
    const { event } = notification
    const ofWebhooks = isOwner && event !== null ? await listWebhookSendings(db, actor.customerId, event) : []
    return [...own, ...ofWebhooks].map(toDelivery)
  })

  implement(app, notificationCalls.notificationPreferencesGet, ({ actor }) => readPreferences(db, actor))

  implement(app, notificationCalls.notificationPreferencesEdit, ({ trx, actor, body }) =>
    editPreferences(trx, actor.userId, body),
  )

  implement(app, notificationCalls.notificationSeenAll, ({ trx, actor }) => markAllSeen(trx, actor))
}
