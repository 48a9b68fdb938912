import { startSending } from '../operations/loops.ts'
import type { Db, Logger, OpenDatabase } from '../db/connection.ts'
import type { SecretBox } from '../secrets.ts'
import {
  claimMessages,
  recordFailed,
  recordSent,
  tryAgainLater,
  wakeChannel,
  type MessageRow,
} from './messages.store.ts'
import { openContent } from './read-messages.ts'
import { renderMessage } from './render.ts'
import { carriesCode, type Content } from './templates.ts'
import { DeliveryError, type Transports } from './transports.ts'

export interface SenderOptions {
  database: OpenDatabase
  secrets: SecretBox
  transports: Transports
  log: Logger
  /** Messages at a time; default 4. */
  concurrency?: number
  /** How long the others leave a message to the one that took it; default 1 minute. */
  leaseMs?: number
  /** Less than the lease, or two would send the same message; default half of it. */
  giveUpAfterMs?: number
  pollMs?: number
  backoffMs?: (attemptNumber: number) => number
}

interface Sending extends Required<
  Pick<SenderOptions, 'secrets' | 'transports' | 'log' | 'backoffMs' | 'giveUpAfterMs'>
> {
  db: Db
  stopping: AbortSignal
}

/** After a failed attempt: eight attempts in about two hours, three of them while a code is still good. */
const pausesSeconds = [10, 30, 120, 300, 900, 1800, 3600]
const maxAttempts = pausesSeconds.length + 1
const usualBackoffMs = (attemptNumber: number): number => (pausesSeconds[attemptNumber - 1] ?? 3600) * 1000
/** What is being sent may end when the sender stops; then it is left to the next attempt. */
const graceMs = 3000
/** As long as a code can be used. */
const codeLifetimeMs = 5 * 60_000

/**
 * A stable name: when a sender dies between sending and recording, the next one sends the message a second time, and
 * mail servers and readers know the double by its id.
 */
const keyOf = (secrets: SecretBox, { id, created_at }: MessageRow): string =>
  secrets.mac('message', String(id), created_at.toISOString()).toString('hex').slice(0, 32)

const deliver = (content: Content, message: MessageRow, { secrets, transports }: Sending, signal: AbortSignal) => {
  const rendered = renderMessage(content)
  const outgoing = { key: keyOf(secrets, message), to: secrets.open(message.recipient_secret, 'recipient') }
  if (rendered.channel === 'email') return transports.email.send({ ...outgoing, ...rendered }, signal)
  const template = content.template as Extract<Content, { channel: 'sms' }>['template']
  const code = carriesCode(content.values) ? content.values.code : undefined
  return transports.sms.send({ ...outgoing, text: rendered.text, template, code }, signal)
}

/** Rejects when the time is over, also when the transport does not care about the signal. */
const within = async <Result>(
  { giveUpAfterMs, stopping }: Sending,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(giveUpAfterMs)])
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(new DeliveryError('took too long', { retryable: true })), {
    once: true,
  })
  return Promise.race([run(signal), tooLate])
}

/** What keeps a message from being sent at all. */
const refuse = (content: Content, message: MessageRow): void => {
  const ageMs = Date.now() - message.created_at.getTime()
  const reason =
    message.attempts > maxAttempts
      ? 'gave up'
      : carriesCode(content.values) && ageMs > codeLifetimeMs
        ? 'expired'
        : undefined
  if (reason !== undefined) throw new DeliveryError(reason, { retryable: false, isOurFault: true })
}

const attempt = async (message: MessageRow, sending: Sending): Promise<{ providerRef: string | null }> => {
  const content = openContent(sending.secrets, message)
  // Of a newer version: one of its processes will take it.
  if (!content) throw new DeliveryError('unknown template', { retryable: true })
  refuse(content, message)
  return within(sending, (signal) => deliver(content, message, sending, signal))
}

const recordFailure = async (message: MessageRow, error: unknown, { db, log, backoffMs }: Sending) => {
  const { id, channel, template, attempts } = message
  const failure =
    error instanceof DeliveryError ? error : new DeliveryError('internal', { retryable: true, isOurFault: true })
  const level = failure.isOurFault ? 'error' : 'warn'
  const cause = failure === error ? {} : { err: error }
  log[level](
    { messageId: id, channel, template, attempts, reason: failure.message, ...cause },
    'a message was not sent',
  )
  await (failure.retryable && attempts < maxAttempts
    ? tryAgainLater(db, message, failure, backoffMs(attempts))
    : recordFailed(db, message, failure))
}

const sendOne = async (message: MessageRow, sending: Sending): Promise<void> => {
  const { keepsContent } = sending.transports[message.channel]
  await attempt(message, sending).then(
    ({ providerRef }) => recordSent(sending.db, message, { providerRef, keepsContent }),
    (error: unknown) => recordFailure(message, error, sending),
  )
}

/** Sends what `queueMessage` left, in every process that works. Also closes the transports when it stops. */
export const startMessageSender = async (options: SenderOptions): Promise<{ stop(): Promise<void> }> => {
  const { database, secrets, transports, log, concurrency = 4, leaseMs = 60_000 } = options
  const { giveUpAfterMs = leaseMs / 2, pollMs = 5000, backoffMs = usualBackoffMs } = options
  const settings = { db: database.db, secrets, transports, log, backoffMs, giveUpAfterMs }
  const sender = await startSending({
    database,
    channel: wakeChannel,
    log,
    concurrency,
    pollMs,
    graceMs,
    claim: (db, count) => claimMessages(db, count, leaseMs),
    send: async (message, stopping) => {
      await sendOne(message, { ...settings, stopping })
      return false
    },
  })
  return {
    stop: async () => {
      await sender.stop()
      transports.email.close()
      transports.sms.close()
    },
  }
}
