import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId } from '../../fields.ts'
import { ItemParams } from '../../params.ts'
import {
  CreateWebhookModel,
  EditWebhookModel,
  WebhookDelivery,
  WebhookDeliveryCreated,
  WebhookDeliveryListItem,
  WebhookDeliveryQuery,
  WebhookListItem,
  WebhookSecret,
} from './webhooks.schemas.ts'

const path = '/api/my/portal/webhook'

/** What an account is told leaves it here: for those who own it, and for no token, which a webhook could be used to spy with. */
const forOwners = { access: 'superUser', tokens: 'never' } as const
/** Addresses carry secrets of their receivers, and bodies what happens in the account: nobody of the provider reads them. */
const read = { ...forOwners, personal: true } as const

const DeliveryParams = z.object({ webhookId: PathId, id: PathId })

export const webhookCalls = {
  webhookList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    ...read,
    summary: 'List the webhooks of the account',
    description: 'Never their secrets.',
    response: z.array(WebhookListItem),
    provides: ['Webhook'],
  }),
  webhookCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    ...forOwners,
    summary: 'Create a webhook',
    description:
      'The only answer that carries its secret. Each delivery is signed as the Standard Webhooks specification says: the headers webhook-id, webhook-timestamp and webhook-signature (HMAC-SHA256 over "id.timestamp.body").',
    body: CreateWebhookModel,
    response: WebhookSecret,
    invalidates: ['Webhook'],
    stepUp: true,
  }),
  webhookEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    ...forOwners,
    summary: 'Change a webhook, or switch it on or off',
    description: 'Switching it off gives up what is on its way.',
    params: ItemParams,
    body: EditWebhookModel,
    invalidates: ['Webhook'],
    stepUp: true,
  }),
  webhookRotate: defineCall({
    method: 'PUT',
    path: `${path}/rotate/{id}`,
    ...forOwners,
    summary: 'Replace the secret of a webhook',
    description: 'Shown once. The old one signs too for 24 hours: deliveries carry both signatures.',
    params: ItemParams,
    response: WebhookSecret,
    invalidates: ['Webhook'],
    stepUp: true,
  }),
  webhookDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    ...forOwners,
    summary: 'Delete a webhook with its log',
    params: ItemParams,
    invalidates: ['Webhook'],
  }),
  webhookTest: defineCall({
    method: 'POST',
    path: `${path}/test/{id}`,
    ...forOwners,
    summary: 'Send a test delivery',
    params: ItemParams,
    response: WebhookDeliveryCreated,
    invalidates: ['Webhook'],
  }),
  webhookDeliveryList: defineCall({
    method: 'GET',
    path: `${path}/{id}/delivery/list`,
    ...read,
    summary: 'List what a webhook was sent in the last 30 days',
    params: ItemParams,
    query: WebhookDeliveryQuery,
    response: z.array(WebhookDeliveryListItem),
    provides: ['Webhook'],
  }),
  webhookDeliveryGet: defineCall({
    method: 'GET',
    path: `${path}/{webhookId}/delivery/get/{id}`,
    ...read,
    summary: 'Read a delivery with every attempt and its answer',
    params: DeliveryParams,
    response: WebhookDelivery,
    provides: ['Webhook'],
  }),
  webhookDeliveryReplay: defineCall({
    method: 'POST',
    path: `${path}/{webhookId}/delivery/replay/{id}`,
    ...forOwners,
    summary: 'Send a delivery again',
    description: 'With the same webhook-id and body: a receiver that has it already knows it.',
    params: DeliveryParams,
    response: WebhookDeliveryCreated,
    invalidates: ['Webhook'],
  }),
}
