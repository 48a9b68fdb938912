import { sql } from 'kysely'
import { webhookTopic } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { newWebhookKey } from '../../../webhooks/signature.ts'
import type { Area } from '../../area.ts'
import { webhookDemo as text } from './webhooks-demo.fa.ts'
import { insertWebhook, updateWebhook } from './webhooks.store.ts'

const hourMs = 3_600_000
const url = 'https://hooks.toranj.example/sarv'

interface Try {
  status: number | null
  answer: string | null
  failure: string | null
  tookMs: number
}

const taken: Try = { status: 200, answer: 'ok', failure: null, tookMs: 180 }
const broken: Try = { status: 503, answer: 'upstream is starting', failure: null, tookMs: 95 }
const silent: Try = { status: null, answer: null, failure: 'timed_out', tookMs: 10_000 }

const deliveries: readonly { hoursAgo: number; type: string; tries: readonly Try[] }[] = [
  { hoursAgo: 96, type: 'operation.failed', tries: [taken] },
  { hoursAgo: 71, type: 'notification.money', tries: [silent, silent, broken, silent, silent] },
  { hoursAgo: 30, type: 'notification.support', tries: [broken, taken] },
  { hoursAgo: 26, type: 'webhook.test', tries: [taken] },
]

/** Before the first of them. */
const createdHoursAgo = 2000

const isTaken = ({ status }: Try): boolean => status !== null && status < 300

const addDelivery = async (trx: Db, endpointId: number, { hoursAgo, type, tries }: (typeof deliveries)[number]) => {
  const at = new Date(Date.now() - hoursAgo * hourMs)
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { message: text.message } })
  const times = tries.map((_, index) => new Date(at.getTime() + (2 ** index - 1) * 60_000))
  const { id } = await trx
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      event: `demo-${hoursAgo}`,
      type,
      lane: null,
      body,
      status: isTaken(tries.at(-1)!) ? 'delivered' : 'failed',
      attempts: tries.length,
      due_at: null,
      created_at: at,
      ended_at: times.at(-1)!,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attempts = tries.map(({ tookMs, ...one }, index) => ({
    delivery_id: id,
    number: index + 1,
    at: times[index]!,
    took_ms: tookMs,
    ...one,
  }))
  await trx.insertInto('webhook_attempts').values(attempts).execute()
}

/** A webhook with a past. It is off: nothing of a demo goes out to the internet. */
export const addWebhookDemo: NonNullable<Area['demo']> = (db, { secrets }, { customerId, userId }) =>
  inTransaction(db, async (trx) => {
    const values = {
      name: text.name,
      urlSecret: secrets.seal(url, 'webhookUrl'),
      host: new URL(url).host,
      topics: webhookTopic.values.map(({ name }) => name),
    }
    const keySecret = secrets.seal(newWebhookKey(), 'webhookKey')
    const id = await insertWebhook(trx, { customerId, userId }, { ...values, keySecret })
    await updateWebhook(trx, id, { ...values, isEnabled: false })
    const created = new Date(Date.now() - createdHoursAgo * hourMs)
    await sql`update webhook_endpoints set created_at = ${created} where id = ${id}`.execute(trx)
    for (const delivery of deliveries) await addDelivery(trx, id, delivery)
  })
