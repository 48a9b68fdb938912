import { z } from 'zod'
import { deliveryChannel, deliveryStatus, notificationTopic } from '../../enums.ts'
import {
  QueryBoolean,
  WireDateTime,
  answeredEnum,
  enumId,
  optionalIdFromText,
  optionalValue,
  technical,
  distinctBy,
} from '../../fields.ts'
import { ListQuery } from '../../params.ts'
import { validationText } from '../../validation.fa.ts'
import { quietHoursText } from './notifications.fa.ts'

export const NotificationListItem = z
  .object({
    id: z.int(),
    content: z.string().nullable(),
    subject: z.string().nullable(),
    isRead: z.boolean().describe('Set by notificationSeen'),
    notificationDate: WireDateTime,
    link: z.string().nullish().describe('The path of the portal’s page that it is about'),
    topicId: answeredEnum(notificationTopic),
  })
  .meta({ id: 'NotificationListItem' })
export type NotificationListItem = z.infer<typeof NotificationListItem>

export const NotificationQuery = ListQuery.extend({
  TopicId: optionalIdFromText,
  IsRead: optionalValue(QueryBoolean),
})
export type NotificationQuery = z.infer<typeof NotificationQuery>

export const NotificationDelivery = z
  .object({
    channelId: answeredEnum(deliveryChannel),
    channel: z.string(),
    target: z.string().nullable().describe('The name of the webhook'),
    statusId: answeredEnum(deliveryStatus),
    status: z.string(),
    date: WireDateTime.nullable().describe('When the other side took it'),
    nextTryDate: WireDateTime.nullable().describe('When it is tried next, or for the first time'),
    reason: z.string().nullable().describe('Why it did not go out, or not yet'),
  })
  .meta({ id: 'NotificationDelivery' })
export type NotificationDelivery = z.infer<typeof NotificationDelivery>

const TimeOfDay = technical(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, validationText.timeOfDay)
  .describe('By the clock of Tehran: 22:30')

const TopicWays = z.object({
  topicId: enumId(notificationTopic),
  email: z.boolean(),
  sms: z.boolean().describe('Only what is important is told by SMS'),
})

export const NotificationPreferences = z
  .object({
    topics: z.array(
      TopicWays.extend({
        topicId: answeredEnum(notificationTopic),
        isEmailFixed: z.boolean().describe('It is mailed in any case'),
        webhooks: z.int().describe('Webhooks of the account that are told of it'),
      }),
    ),
    quietFrom: TimeOfDay.nullable().describe('Until quietTo nothing is sent that is not urgent'),
    quietTo: TimeOfDay.nullable(),
    digestAt: TimeOfDay.nullable().describe('Mails that are not important come together then; null: each by itself'),
  })
  .meta({ id: 'NotificationPreferences' })
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const EditNotificationPreferencesModel = z
  .object({
    topics: distinctBy(z.array(TopicWays).max(notificationTopic.ids.length), ({ topicId }) => topicId).describe(
      'Those that are left out stay as they are',
    ),
    quietFrom: optionalValue(TimeOfDay),
    quietTo: optionalValue(TimeOfDay),
    digestAt: optionalValue(TimeOfDay),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === undefined) === (quietTo === undefined), {
    error: quietHoursText.both,
    path: ['quietTo'],
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === undefined || quietFrom !== quietTo, {
    error: quietHoursText.same,
    path: ['quietTo'],
  })
  .meta({ id: 'EditNotificationPreferencesModel' })
export type EditNotificationPreferencesModel = z.infer<typeof EditNotificationPreferencesModel>
