import type { FastifyInstance } from 'fastify'
import { webhookDeliveryStatus, webhookStatus, webhookTopic } from '@sarv/contract/enums'
import { webhookCalls } from '@sarv/contract/portal/webhooks/webhooks.calls'
import type {
  WebhookAttempt,
  WebhookDeliveryListItem,
  WebhookListItem,
} from '@sarv/contract/portal/webhooks/webhooks.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { webhooksText } from './webhooks.fa.ts'
import {
  checkTarget,
  createWebhook,
  deleteWebhook,
  editWebhook,
  replayDelivery,
  rotateWebhookKey,
  sendTest,
} from './webhooks.service.ts'
import { findDelivery, findWebhook, listAttempts, listDeliveries, listWebhooks } from './webhooks.store.ts'

type Endpoint = Awaited<ReturnType<typeof listWebhooks>>[number]
type Delivery = Awaited<ReturnType<typeof listDeliveries>>['rows'][number]
type Attempt = Awaited<ReturnType<typeof listAttempts>>[number]

const wireOrNull = (date: Date | null): string | null => date && toWire(date)

/** A failure or two happen to everybody; three in a row say something. */
const failuresToShow = 3

const statusOf = ({ isEnabled, stoppedAt, failures }: Endpoint): keyof typeof webhookStatus.id => {
  if (!isEnabled) return stoppedAt ? 'stopped' : 'off'
  return failures >= failuresToShow ? 'failing' : 'active'
}

const toWebhook = (row: Endpoint, url: string): WebhookListItem => {
  const statusId = webhookStatus.id[statusOf(row)]
  return {
    id: row.id,
    name: row.name,
    url,
    topicIds: row.topics.map((topic) => webhookTopic.id[topic as keyof typeof webhookTopic.id]),
    isEnabled: row.isEnabled,
    statusId,
    status: webhookStatus.label(statusId),
    failingSinceDate: wireOrNull(row.failingSince),
    stopDate: wireOrNull(row.stoppedAt),
    lastDeliveryDate: wireOrNull(row.lastDeliveredAt),
    waiting: row.waiting,
    oldSecretEndDate: row.oldKeyUntil && row.oldKeyUntil > new Date() ? toWire(row.oldKeyUntil) : null,
    createDate: toWire(row.createdAt),
  }
}

const toDelivery = (row: Delivery): WebhookDeliveryListItem => {
  const statusId = webhookDeliveryStatus.id[row.status]
  return {
    id: row.id,
    event: row.event,
    type: row.type,
    statusId,
    status: webhookDeliveryStatus.label(statusId),
    attempts: row.attempts,
    isReplay: row.isReplay,
    createDate: toWire(row.createdAt),
    endDate: wireOrNull(row.endedAt),
    nextAttemptDate: wireOrNull(row.dueAt),
    responseStatus: row.responseStatus,
    reason: webhooksText.attempted({ status: row.responseStatus, failure: row.failure }),
  }
}

const toAttempt = (row: Attempt): WebhookAttempt => ({
  number: row.number,
  date: toWire(row.at),
  tookMs: row.tookMs,
  responseStatus: row.status,
  answer: row.answer,
  reason: webhooksText.attempted(row),
})

export const webhookRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, secrets, guardedClient } = deps

  implement(app, webhookCalls.webhookList, async ({ actor }) =>
    (await listWebhooks(db, actor.customerId)).map((row) => toWebhook(row, secrets.open(row.urlSecret, 'webhookUrl'))),
  )

  implement(
    app,
    webhookCalls.webhookCreate,
    {
      prepare: ({ body }) => checkTarget(guardedClient, body.url),
      handle: async ({ trx, actor, body, note }) => {
        const created = await createWebhook(trx, deps, actor, body)
        note({ target: `webhook:${created.id}` })
        return created
      },
    },
    {
      noIdempotency: 'the answer is the secret itself, which is shown once',
      // Each asks a name server.
      rateLimit: { by: 'user', max: 60, perSeconds: 3600 },
    },
  )

  implement(
    app,
    webhookCalls.webhookEdit,
    {
      prepare: async ({ actor, params, body }) => {
        const webhook = await findWebhook(db, actor.customerId, params.id)
        if (!webhook) throw new AppError('not_found')
        // One whose address leads nowhere any more can still be switched off and renamed.
        const isSent = body.isEnabled && !webhook.isEnabled
        if (isSent || body.url !== secrets.open(webhook.urlSecret, 'webhookUrl'))
          await checkTarget(guardedClient, body.url)
      },
      handle: ({ trx, actor, params, body }) => editWebhook(trx, deps, actor, params.id, body),
    },
    { rateLimit: { by: 'user', max: 120, perSeconds: 3600 } },
  )

  implement(
    app,
    webhookCalls.webhookRotate,
    ({ trx, actor, params }) => rotateWebhookKey(trx, deps, actor.customerId, params.id),
    { noIdempotency: 'the answer is the secret itself, which is shown once' },
  )

  implement(app, webhookCalls.webhookDelete, ({ trx, actor, params }) =>
    deleteWebhook(trx, actor.customerId, params.id),
  )

  implement(app, webhookCalls.webhookTest, ({ trx, actor, params }) => sendTest(trx, actor.customerId, params.id), {
    rateLimit: { by: 'user', max: 60, perSeconds: 3600 },
  })

  implement(app, webhookCalls.webhookDeliveryList, async ({ actor, params, query, reply }) => {
    if (!(await findWebhook(db, actor.customerId, params.id))) throw new AppError('not_found')
    const { rows, total } = await listDeliveries(db, actor.customerId, params.id, query)
    reply.header('x-total-count', total)
    return rows.map(toDelivery)
  })

  implement(app, webhookCalls.webhookDeliveryGet, async ({ actor, params }) => {
    const row = await findDelivery(db, actor.customerId, params.webhookId, params.id)
    if (!row) throw new AppError('not_found')
    const tries = (await listAttempts(db, row.id)).map(toAttempt)
    return { ...toDelivery(row), body: row.body, waitsForEarlier: row.waitsForEarlier, tries }
  })

  implement(
    app,
    webhookCalls.webhookDeliveryReplay,
    ({ trx, actor, params }) => replayDelivery(trx, actor.customerId, params.webhookId, params.id),
    { rateLimit: { by: 'user', max: 600, perSeconds: 3600 } },
  )
}
