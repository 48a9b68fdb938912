import type { Db, Logger, OpenDatabase } from '../db/connection.ts'
import { GuardedFetchError, type GuardedClient } from '../http/guarded-fetch/guarded-fetch.ts'
import { startSending } from '../operations/loops.ts'
import { webhookChannel } from '../operations/webhook-events.ts'
import type { SecretBox } from '../secrets.ts'
import { isGone, isTaken, nextAttemptInMs, restAfter, stopAfterMs } from './retries.rules.ts'
import { signatureHeaders } from './signature.ts'
import {
  beginAttempt,
  claimEndpoints,
  endAttempt,
  freeEveryEndpoint,
  insertAttempt,
  letGo,
  showEndpoint,
  stopEndpoint,
  type Answered,
  type Attempt,
  type DeliveryRow,
  type EndpointRow,
} from './webhooks.store.ts'

/** Tells the people of an endpoint that it was switched off, in the transaction that does it. */
export type TellOfStop = (
  trx: Db,
  endpoint: { id: number; customerId: number; name: string },
  why: 'failing' | 'gone',
) => Promise<void>

export interface WebhookSenderOptions {
  database: OpenDatabase
  secrets: SecretBox
  client: GuardedClient
  log: Logger
  tellOfStop: TellOfStop
  /** Endpoints at a time; default 8. */
  concurrency?: number
  pollMs?: number
  /** Stretches the pauses after failures; tests have less time. */
  pauseFactor?: number
}

/** A receiver takes it and works on it later; who needs longer is called too slow. */
const timeoutMs = 10_000
/** Longer than an attempt and its record can take, or two would send at a time. */
const leaseMs = timeoutMs + 5_000
const graceMs = 3_000
/** What is kept of an answer. */
const answerBytes = 2_048

const keysOf = (endpoint: EndpointRow, secrets: SecretBox, at: Date): string[] => {
  const { key_secret: key, old_key_secret: oldKey, old_key_until: oldUntil } = endpoint
  return [key, ...(oldKey !== null && oldUntil! > at ? [oldKey] : [])].map((sealed) =>
    secrets.open(sealed, 'webhookKey'),
  )
}

/** Nothing that a terminal or a log would act on. */
const asText = (body: Buffer): string =>
  body
    .toString('utf8')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim()

const post = async (
  { client, secrets }: WebhookSenderOptions,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  at: Date,
  signal: AbortSignal,
): Promise<Answered> => {
  const { event: id, body } = delivery
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sarv-Webhooks/1',
    ...signatureHeaders(keysOf(endpoint, secrets, at), { id, body, at }),
  }
  const wanted = { method: 'POST', headers, body, timeoutMs, maxBytes: answerBytes, signal } as const
  try {
    const { status, body: answer } = await client.fetch(secrets.open(endpoint.url_secret, 'webhookUrl'), wanted)
    return { status, answer: asText(answer) }
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error
    return { failure: error.code }
  }
}

/** Whether, and why, an endpoint that did not take something is switched off. */
const stopReason = (failingSince: Date | null, { at, outcome }: Attempt): 'failing' | 'gone' | undefined => {
  if ('status' in outcome && isGone(outcome.status)) return 'gone'
  return failingSince !== null && at.getTime() - failingSince.getTime() >= stopAfterMs ? 'failing' : undefined
}

const recordTaken = async (trx: Db, endpoint: EndpointRow, delivery: DeliveryRow) => {
  if (await letGo(trx, endpoint, { failures: 0, restMs: 0 })) await endAttempt(trx, delivery, { isTaken: true })
}

const recordRefused = async (
  trx: Db,
  options: WebhookSenderOptions,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  attempt: Attempt,
) => {
  const { pauseFactor = 1, tellOfStop, log } = options
  const failures = endpoint.failures + 1
  const left = await letGo(trx, endpoint, { failures, restMs: restAfter(failures) * pauseFactor })
  if (!left) return
  const ageMs = attempt.at.getTime() - delivery.created_at.getTime()
  const nextInMs = nextAttemptInMs({ attempts: delivery.attempts, ageMs })
  await endAttempt(trx, delivery, { isTaken: false, nextInMs: nextInMs && nextInMs * pauseFactor })
  const why = stopReason(left.failingSince, attempt)
  if (!why) return
  const { id, customer_id: customerId, name } = endpoint
  await stopEndpoint(trx, endpoint, why)
  await tellOfStop(trx, { id, customerId, name }, why)
  log.warn({ endpointId: id, why }, 'a webhook was switched off')
}

const deliverOne = async (
  options: WebhookSenderOptions,
  endpoint: EndpointRow,
  stopping: AbortSignal,
): Promise<boolean> => {
  const { db } = options.database
  const delivery = await beginAttempt(db, endpoint)
  if (!delivery) {
    await letGo(db, endpoint, { failures: endpoint.failures, restMs: 0 })
    return false
  }
  const at = new Date()
  const outcome = await post(options, endpoint, delivery, at, stopping)
  const attempt: Attempt = { at, tookMs: Date.now() - at.getTime(), outcome }
  await db.transaction().execute(async (trx) => {
    await insertAttempt(trx, delivery, attempt)
    if ('status' in outcome && isTaken(outcome.status)) await recordTaken(trx, endpoint, delivery)
    else await recordRefused(trx, options, endpoint, delivery, attempt)
    await showEndpoint(trx, endpoint)
  })
  return true
}

/** Sends what `queueWebhooks` left, in every process that works. */
export const startWebhookSender = async (options: WebhookSenderOptions): Promise<{ stop(): Promise<void> }> => {
  // The lock of the data folder proves that no other sender is alive.
  if (options.database.kind === 'embedded') await freeEveryEndpoint(options.database.db)
  return startSending({
    database: options.database,
    channel: webhookChannel,
    log: options.log,
    concurrency: options.concurrency ?? 8,
    pollMs: options.pollMs ?? 2_000,
    graceMs,
    claim: (db, count) => claimEndpoints(db, count, leaseMs),
    send: (endpoint, stopping) => deliverOne(options, endpoint, stopping),
  })
}
