import { z } from 'zod'
import { webhookDeliveryStatus, webhookStatus, webhookTopic } from '../../enums.ts'
import { WireDateTime, answeredEnum, enumId, givenName, optionalIdFromText, technical, distinct } from '../../fields.ts'
import { webhookNameLength, webhookUrlLength } from '../../limits.ts'
import { ListQuery } from '../../params.ts'
import { webhookFieldText } from './webhooks.fa.ts'

const WebhookUrl = technical(webhookUrlLength)
  .refine((value) => /^https?:\/\/[^\s@/?#]+(?:[/?#]\S*)?$/i.test(value), webhookFieldText.url)
  .describe('Where deliveries are posted: https, of the internet, without a user name')

const WebhookTopics = distinct(
  z.array(enumId(webhookTopic)).min(1, webhookFieldText.topics).max(webhookTopic.ids.length),
).describe('What it is told of')

export const CreateWebhookModel = z
  .object({ name: givenName(webhookNameLength), url: WebhookUrl, topicIds: WebhookTopics })
  .meta({ id: 'CreateWebhookModel' })
export type CreateWebhookModel = z.infer<typeof CreateWebhookModel>

export const EditWebhookModel = CreateWebhookModel.extend({
  isEnabled: z.boolean().describe('False: nothing is sent, and what happens meanwhile is not kept for it'),
}).meta({ id: 'EditWebhookModel' })
export type EditWebhookModel = z.infer<typeof EditWebhookModel>

export const WebhookListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    topicIds: z.array(z.int()),
    isEnabled: z.boolean(),
    statusId: answeredEnum(webhookStatus),
    status: z.string(),
    failingSinceDate: WireDateTime.nullable().describe('Nothing has arrived since; null where the last one did'),
    stopDate: WireDateTime.nullable().describe('When it was switched off by itself'),
    lastDeliveryDate: WireDateTime.nullable().describe('The last one that was taken'),
    waiting: z.int().describe('Deliveries on their way'),
    oldSecretEndDate: WireDateTime.nullable().describe('Until then the secret before the last rotation signs too'),
    createDate: WireDateTime,
  })
  .meta({ id: 'WebhookListItem' })
export type WebhookListItem = z.infer<typeof WebhookListItem>

export const WebhookSecret = z
  .object({ id: z.int(), secret: z.string().describe('Shown once') })
  .meta({ id: 'WebhookSecret' })
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const WebhookDeliveryQuery = ListQuery.extend({ StatusId: optionalIdFromText })
export type WebhookDeliveryQuery = z.infer<typeof WebhookDeliveryQuery>

export const WebhookDeliveryListItem = z
  .object({
    id: z.int(),
    event: z.string().describe('The header webhook-id: the same in every attempt and replay'),
    type: z
      .string()
      .describe('operation.done, operation.failed, operation.cancelled, notification.money, webhook.test, ...'),
    statusId: answeredEnum(webhookDeliveryStatus),
    status: z.string(),
    attempts: z.int(),
    isReplay: z.boolean(),
    createDate: WireDateTime,
    endDate: WireDateTime.nullable(),
    nextAttemptDate: WireDateTime.nullable(),
    responseStatus: z.int().nullable().describe('HTTP status of the last answer; null where none came'),
    reason: z.string().nullable().describe('Why the last attempt was no success'),
  })
  .meta({ id: 'WebhookDeliveryListItem' })
export type WebhookDeliveryListItem = z.infer<typeof WebhookDeliveryListItem>

export const WebhookAttempt = z.object({
  number: z.int(),
  date: WireDateTime,
  tookMs: z.int(),
  responseStatus: z.int().nullable(),
  answer: z.string().nullable().describe('The first 2 kB of what came back, as text'),
  reason: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDelivery = WebhookDeliveryListItem.extend({
  body: z.string().describe('What was posted'),
  waitsForEarlier: z.boolean().describe('An earlier one about the same service is not through yet'),
  tries: z.array(WebhookAttempt),
}).meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryCreated = z.object({ id: z.int() }).meta({ id: 'WebhookDeliveryCreated' })
