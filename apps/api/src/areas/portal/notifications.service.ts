import type { Db } from '../../db/connection.ts'
import { queueTracked } from '../../messages/queue-message.ts'
import type { SecretBox } from '../../secrets.ts'
import { insertNotification, type Reader } from './notifications.store.ts'

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
  /** Worth an SMS: something that the customer wanted has failed. */
  isImportant?: boolean
  /** We have to tell: it is mailed also to those who wish no mails. */
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
 * Leaves a message in a user's inbox, moves their bell, and tells them by mail or SMS where they wish it. Answers the
 * delivery records of these, for whoever must know that they arrived.
 */
export const notify = async (
  trx: Db,
  { secrets, publicUrl }: NotifyDependencies,
  notification: NotificationToSend,
): Promise<number[]> => {
  const { userId, subject, content, link, isImportant = false } = notification
  const { email, mobileSecret } = await insertNotification(trx, notification)
  const sent: number[] = []
  if (email !== undefined) {
    const values = { subject, content, link: publicUrl + (link ?? inboxPath) }
    sent.push(
      await queueTracked(trx, secrets, { channel: 'email', template: 'notification', to: email, userId, values }),
    )
  }
  if (mobileSecret !== undefined && isImportant) {
    const to = secrets.open(mobileSecret)
    sent.push(
      await queueTracked(trx, secrets, { channel: 'sms', template: 'notification', to, userId, values: { subject } }),
    )
  }
  return sent
}
