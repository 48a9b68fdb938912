import type { FastifyInstance } from 'fastify'
import { may } from '@sarv/contract/access'
import { deliveryChannel, deliveryStatus } from '@sarv/contract/enums'
import { notificationChannelCalls } from '@sarv/contract/portal/notification-channels/notification-channels.calls'
import type { NotificationDelivery } from '@sarv/contract/portal/notifications/notifications.schemas'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/implement.ts'
import { notificationDeliveriesText } from './notification-deliveries.fa.ts'
import { listSendings, listWebhookSendings, type Sending } from './notification-deliveries.store.ts'
import { editPreferences, readPreferences } from './notification-preferences.service.ts'
import { findNotification } from './notifications.store.ts'

const toDelivery = (sending: Sending): NotificationDelivery => {
  const { channel, status, target, sentAt, dueAt } = sending
  const channelId = deliveryChannel.id[channel]
  const statusId = deliveryStatus.id[status]
  return {
    channelId,
    channel: deliveryChannel.label(channelId),
    target,
    statusId,
    status: deliveryStatus.label(statusId),
    date: sentAt && toWire(sentAt),
    nextTryDate: dueAt && toWire(dueAt),
    reason: notificationDeliveriesText.reason(sending),
  }
}

export const notificationChannelRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, notificationChannelCalls.notificationDeliveryList, async ({ actor, params }) => {
    const notification = await findNotification(db, actor, params.id)
    if (!notification) throw new AppError('not_found')
    const own = await listSendings(db, params.id)
    // Webhooks are known to those who own the account.
    const isOwner = may('superUser', actor.roles)
    const { event } = notification
    const ofWebhooks = isOwner && event !== null ? await listWebhookSendings(db, actor.customerId, event) : []
    return [...own, ...ofWebhooks].map(toDelivery)
  })

  implement(app, notificationChannelCalls.notificationPreferencesGet, ({ actor }) => readPreferences(db, actor))

  implement(app, notificationChannelCalls.notificationPreferencesEdit, ({ trx, actor, body }) =>
    editPreferences(trx, actor.userId, body),
  )
}
