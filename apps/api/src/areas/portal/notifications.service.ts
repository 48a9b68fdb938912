import type { Db } from '../../db/connection.ts'
import { publish } from '../../jobs/events.ts'
import { insertNotification, type Reader } from './notifications.store.ts'

/** Leaves a message in a user's inbox and moves their bell. */
export const notify = async (trx: Db, message: Reader & { subject: string; content: string }): Promise<void> => {
  await insertNotification(trx, message)
  await publish(trx, { customerId: message.customerId, projectId: null, group: 'Notification' })
}
