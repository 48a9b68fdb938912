import type { Db } from '../../db/connection.ts'
import { queueTracked } from '../../messages/queue-message.ts'
import type { SecretBox } from '../../secrets.ts'
import { endOfQuiet, nextAt } from './notification-times.rules.ts'
import { insertDelivery, insertNotification, type NotificationTopic, type Reader } from './notifications.store.ts'

export type { NotificationTopic } from './notifications.store.ts'

export interface NotifyDependencies {
  secrets: SecretBox
  /** Without a slash at the end. */
  publicUrl: string
}

export interface NotificationToSend extends Reader {
  subject: string
  content: string
  /** The path of the portal's page that it is about; null: there is none. */
  link: string | null
  /** What it is about, by which people choose the ways to be told; by default their services. */
  topic?: NotificationTopic
  /** The service that it is about: webhooks are told of one service in order. */
  service?: { type: string; id: number }
  /** Worth an SMS, and a mail of its own: something that the customer wanted has failed. */
  isImportant?: boolean
  /** We have to tell: it is mailed also to those who wish no mails, and at any hour. */
  isOwed?: boolean
}

/** The portal's inbox. */
const inboxPath = '/portal/account?tab=notification'

/** Leaves a message in a user's inbox and moves their bell; for what is told by a mail of its own. */
export const leaveNotification = async (
  trx: Db,
  notification: Omit<NotificationToSend, 'isImportant'>,
): Promise<void> => {
  await insertNotification(trx, notification)
}

/**
 * Leaves a message in a user's inbox, moves their bell, tells the webhooks of the account, and the user by mail or SMS where
 * and when they wish it. Answers the delivery records of these, for whoever must know that they arrived. `now`: for tests.
 */
export const notify = async (
  trx: Db,
  { secrets, publicUrl }: NotifyDependencies,
  notification: NotificationToSend,
  now = new Date(),
): Promise<number[]> => {
  const { userId, subject, content, link, topic, isImportant = false, isOwed = false } = notification
  const inserted = await insertNotification(trx, notification)
  if (!inserted) return []
  const { id, email, mobileSecret, times } = inserted
  const isUrgent = isOwed || topic === 'security'
  const dueAt = isUrgent ? undefined : endOfQuiet(now, times)
  const sent: number[] = []
  const send = async (message: Parameters<typeof queueTracked>[2]) => {
    const messageId = await queueTracked(trx, secrets, { ...message, ...(dueAt && { dueAt }) })
    await insertDelivery(trx, { notificationId: id, channel: message.channel, messageId })
    sent.push(messageId)
  }

  const waitsForDigest = !isUrgent && !isImportant && times.digestAt !== null
  if (email !== undefined && waitsForDigest) {
    const digestAt = nextAt(now, times.digestAt!)
    await insertDelivery(trx, { notificationId: id, channel: 'email', digestAt })
  } else if (email !== undefined) {
    const values = { subject, content, link: publicUrl + (link ?? inboxPath) }
    await send({ channel: 'email', template: 'notification', to: email, userId, values })
  }
  if (mobileSecret !== undefined && isImportant) {
    await send({
      channel: 'sms',
      template: 'notification',
      to: secrets.open(mobileSecret, 'phone'),
      userId,
      values: { subject },
    })
  }
  return sent
}
