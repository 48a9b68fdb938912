import { notificationTopic } from '@sarv/contract/enums'
import type {
  EditNotificationPreferencesModel,
  NotificationPreferences,
} from '@sarv/contract/portal/notifications/notifications.schemas'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  countWebhooksByTopic,
  findTimes,
  listRefusals,
  releaseDigests,
  replaceRefusals,
  replaceTimes,
  type Refusal,
} from './notification-preferences.store.ts'
import type { Reader } from './notifications.store.ts'

const toClock = (minute: number | null): string | null =>
  minute === null ? null : [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

const toMinute = (clock: string | undefined): number | null => {
  if (clock === undefined) return null
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export const readPreferences = async (db: Db, { userId, customerId }: Reader): Promise<NotificationPreferences> => {
  const refusals = await listRefusals(db, userId)
  const times = await findTimes(db, userId)
  const webhooks = await countWebhooksByTopic(db, customerId)
  const wishes = (topic: string, channel: Refusal['channel']) =>
    !refusals.some((refusal) => refusal.topic === topic && refusal.channel === channel)
  return {
    topics: notificationTopic.values.map(({ id, name }) => ({
      topicId: id,
      email: wishes(name, 'email'),
      sms: wishes(name, 'sms'),
      isEmailFixed: name === 'security',
      webhooks: webhooks.get(name) ?? 0,
    })),
    quietFrom: toClock(times.quietFrom),
    quietTo: toClock(times.quietTo),
    digestAt: toClock(times.digestAt),
  }
}

export const editPreferences = async (
  trx: Db,
  userId: number,
  { topics, quietFrom, quietTo, digestAt }: EditNotificationPreferencesModel,
): Promise<void> => {
  const named = topics.map(({ topicId, ...ways }) => ({ topic: notificationTopic.name(topicId)!, ...ways }))
  if (named.some(({ topic, email }) => topic === 'security' && !email)) throw new AppError('security_mail_fixed')
  const refusals = named.flatMap(({ topic, email, sms }): Refusal[] => [
    ...(email ? [] : [{ topic, channel: 'email' } as const]),
    ...(sms ? [] : [{ topic, channel: 'sms' } as const]),
  ])
  await replaceRefusals(
    trx,
    userId,
    named.map(({ topic }) => topic),
    refusals,
  )
  const times = { quietFrom: toMinute(quietFrom), quietTo: toMinute(quietTo), digestAt: toMinute(digestAt) }
  await replaceTimes(trx, userId, times)
  if (times.digestAt === null) await releaseDigests(trx, userId)
}
