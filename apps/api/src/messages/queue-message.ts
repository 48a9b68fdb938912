import type { Db } from '../db/connection.ts'
import { recipientHash } from '../db/personal-data.ts'
import type { SecretBox } from '../secrets.ts'
import { insertMessage, wakeSenders } from './messages.store.ts'
import type { Content } from './templates.ts'

export type MessageToQueue = Content & {
  /** An e-mail address or a mobile number. */
  to: string
  /** Whom it is for, where that is a user of ours. */
  userId: number | null
  /** Not before; absent: at once. */
  dueAt?: Date
}

/**
 * Sends a mail or an SMS, if and when the transaction commits. The values are sealed, because they may hold a code or
 * a link that lets someone in. Answers its delivery record, for whoever must know that it arrived.
 */
export const queueTracked = async (trx: Db, secrets: SecretBox, message: MessageToQueue): Promise<number> => {
  const id = await insertMessage(trx, {
    channel: message.channel,
    template: message.template,
    recipient_secret: secrets.seal(message.to, 'recipient'),
    recipient_hash: recipientHash(secrets, message.to),
    user_id: message.userId,
    values_secret: secrets.seal(JSON.stringify(message.values), 'message'),
    ...(message.dueAt && { due_at: message.dueAt }),
  })
  await wakeSenders(trx)
  return id
}

/** The same, for whoever need not know. */
export const queueMessage = async (trx: Db, secrets: SecretBox, message: MessageToQueue): Promise<void> => {
  await queueTracked(trx, secrets, message)
}
