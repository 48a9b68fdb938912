import { randomUUID } from 'node:crypto'
import { webhookTopic } from '@sarv/contract/enums'
import { webhooksPerCustomer } from '@sarv/contract/limits'
import type {
  CreateWebhookModel,
  EditWebhookModel,
  WebhookSecret,
} from '@sarv/contract/portal/webhooks/webhooks.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { GuardedFetchError, type GuardedClient } from '../../../http/guarded-fetch/guarded-fetch.ts'
import { wakeWebhookSenders } from '../../../operations/webhook-events.ts'
import { newWebhookKey } from '../../../webhooks/signature.ts'
import { endWaiting } from '../../../webhooks/webhooks.store.ts'
import type { NotifyDependencies } from '../notifications.service.ts'
import { tellOwners } from '../tell-owners.service.ts'
import { webhooksPath } from './stopped-webhooks.service.ts'
import { webhooksText as text } from './webhooks.fa.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  lockWebhooksOf,
  replaceKey,
  updateWebhook,
} from './webhooks.store.ts'

interface Owner {
  customerId: number
  userId: number
}

/** How long the key before signs too: time to give the new one to every receiver. */
const keyOverlapMs = 24 * 3_600_000

/**
 * Refuses an address that nothing would be sent to, while somebody is there to read it; each delivery is judged again. A name
 * that is not there and one that leads inside get the same answer, or names of our networks could be found out.
 */
export const checkTarget = async (client: GuardedClient, url: string): Promise<void> => {
  try {
    const { isAllowedByHand } = await client.judge(url)
    if (!url.toLowerCase().startsWith('https:') && !isAllowedByHand) throw new AppError('webhook_https')
  } catch (error) {
    throw error instanceof GuardedFetchError ? new AppError('webhook_unreachable') : error
  }
}

const topicsOf = (ids: readonly number[]): string[] => [...new Set(ids)].map((id) => webhookTopic.name(id)!)

const valuesOf = ({ secrets }: NotifyDependencies, { name, url, topicIds }: CreateWebhookModel) => ({
  name,
  urlSecret: secrets.seal(url, 'webhookUrl'),
  host: new URL(url).host,
  topics: topicsOf(topicIds),
})

/** What the account is told goes elsewhere from now on: everybody who owns it learns of that. */
const tellOfTarget = (
  trx: Db,
  deps: NotifyDependencies,
  { customerId, userId }: Owner,
  { name, host }: { name: string; host: string },
  { subject, content }: (typeof text)['made'],
) =>
  tellOwners(
    trx,
    deps,
    { customerId, userId, link: webhooksPath, topic: 'security', isImportant: false },
    { subject: subject(name), content: content(host) },
  )

export const createWebhook = async (
  trx: Db,
  deps: NotifyDependencies,
  owner: Owner,
  wanted: CreateWebhookModel,
): Promise<WebhookSecret> => {
  await lockWebhooksOf(trx, owner.customerId)
  if ((await countWebhooks(trx, owner.customerId)) >= webhooksPerCustomer) {
    throw new AppError('too_many_webhooks', { max: webhooksPerCustomer })
  }
  const secret = newWebhookKey()
  const values = valuesOf(deps, wanted)
  const id = await insertWebhook(trx, owner, { ...values, keySecret: deps.secrets.seal(secret, 'webhookKey') })
  await tellOfTarget(trx, deps, owner, values, text.made)
  return { id, secret }
}

const findOwn = async (db: Db, customerId: number, id: number) => {
  const webhook = await findWebhook(db, customerId, id)
  if (!webhook) throw new AppError('not_found')
  return webhook
}

export const editWebhook = async (
  trx: Db,
  deps: NotifyDependencies,
  owner: Owner,
  id: number,
  { isEnabled, ...wanted }: EditWebhookModel,
): Promise<void> => {
  await lockWebhooksOf(trx, owner.customerId)
  const webhook = await findOwn(trx, owner.customerId, id)
  const values = valuesOf(deps, wanted)
  // What is off stays as it is: switched off by itself, it keeps saying so.
  await updateWebhook(trx, id, { ...values, isEnabled })
  if (!isEnabled) await endWaiting(trx, id)
  if (wanted.url !== deps.secrets.open(webhook.urlSecret, 'webhookUrl'))
    await tellOfTarget(trx, deps, owner, values, text.moved)
  await wakeWebhookSenders(trx)
}

export const rotateWebhookKey = async (
  trx: Db,
  { secrets }: NotifyDependencies,
  customerId: number,
  id: number,
): Promise<WebhookSecret> => {
  await findOwn(trx, customerId, id)
  const secret = newWebhookKey()
  await replaceKey(trx, id, secrets.seal(secret, 'webhookKey'), keyOverlapMs)
  return { id, secret }
}

export const deleteWebhook = async (trx: Db, customerId: number, id: number): Promise<void> => {
  if (!(await deleteWebhookRow(trx, customerId, id))) throw new AppError('not_found')
}

/** Goes the way of everything else: what arrives proves that what happens will arrive too. */
export const sendTest = async (trx: Db, customerId: number, id: number): Promise<{ id: number }> => {
  const webhook = await findOwn(trx, customerId, id)
  if (!webhook.isEnabled) throw new AppError('webhook_off')
  const event = `test-${randomUUID()}`
  const type = 'webhook.test'
  const timestamp = `${new Date().toISOString().slice(0, 19)}Z`
  const body = JSON.stringify({ type, timestamp, data: { message: text.test, webhook: webhook.name } })
  const delivery = await insertDelivery(trx, id, { event, type, lane: null, body, replayOf: null })
  await wakeWebhookSenders(trx)
  return delivery
}

/** The same again, for a receiver that lost it; while it is on its way there is nothing to repeat. */
export const replayDelivery = async (
  trx: Db,
  customerId: number,
  webhookId: number,
  id: number,
): Promise<{ id: number }> => {
  const delivery = await findDelivery(trx, customerId, webhookId, id)
  if (!delivery) throw new AppError('not_found')
  if (!delivery.isEnabled) throw new AppError('webhook_off')
  if (delivery.status === 'queued') throw new AppError('webhook_waiting')
  const { event, type, lane, body } = delivery
  const replay = await insertDelivery(trx, webhookId, { event, type, lane, body, replayOf: id })
  await wakeWebhookSenders(trx)
  return replay
}
