import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '../db/connection.ts'
import { createSecretBox } from '../secrets.ts'
import { openTestDatabase, silentLog, type TestDatabase } from '../testing/database.ts'
import { claimMessages, recordSent } from './messages.store.ts'
import { queueMessage } from './queue-message.ts'
import { startMessageSender, type SenderOptions } from './sender.ts'
import { createSmtp } from './smtp.ts'
import { DeliveryError, outbox, type OutgoingMail, type OutgoingSms, type Transport } from './transports.ts'

let database: TestDatabase
const secrets = createSecretBox(randomBytes(32))
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('messages').execute()
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(() => database.close())

/** Does what the list says, one after the other, then takes everything. */
const scripted = <Message>(...script: (Error | 'hang')[]): Transport<Message> & { sent: Message[] } => {
  const sent: Message[] = []
  return {
    sent,
    keepsContent: false,
    send: async (message) => {
      const next = script.shift()
      if (next === 'hang') return new Promise(() => undefined)
      if (next) throw next
      sent.push(message)
      return { providerRef: `ref-${sent.length}` }
    },
    close: () => undefined,
  }
}
const busy = () => new DeliveryError('busy', { retryable: true })

const start = async (options: Partial<SenderOptions> = {}) => {
  const email = scripted<OutgoingMail>()
  const sms = scripted<OutgoingSms>()
  const sender = await startMessageSender({
    database,
    secrets,
    log: silentLog,
    pollMs: 10,
    backoffMs: () => 0,
    ...options,
    transports: { email, sms, ...options.transports },
  })
  stops.push(sender.stop)
  return { email, sms, stop: sender.stop }
}

const queueCode = (to = '09121234567') =>
  queueMessage(database.db, secrets, {
    channel: 'sms',
    template: 'signInCode',
    to,
    userId: null,
    values: { code: '482913' },
  })
const queueMail = (to = 'sara@example.com') =>
  queueMessage(database.db, secrets, {
    channel: 'email',
    template: 'emailChanged',
    to,
    userId: null,
    values: { email: 'new@example.com' },
  })

const rows = () => database.db.selectFrom('messages').selectAll().orderBy('id').execute()
const untilEnded = async () => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const all = await rows()
    if (all.length > 0 && all.every(({ status }) => status !== 'queued')) return all
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('messages were not sent in time')
}

describe('a queued message', () => {
  it('keeps its values sealed until it is sent, and then no more', async () => {
    await queueCode()
    const [waiting] = await rows()
    expect(waiting).toMatchObject({ status: 'queued', attempts: 0, sent_at: null })
    expect(JSON.stringify(waiting)).not.toContain('482913')

    const { sms } = await start()
    const [sent] = await untilEnded()
    expect(sms.sent).toMatchObject([{ to: '09121234567', template: 'signInCode', code: '482913' }])
    expect(sent).toMatchObject({
      status: 'sent',
      attempts: 1,
      provider_ref: 'ref-1',
      last_error: null,
      values_secret: null,
    })
    expect(sent?.sent_at).toBeInstanceOf(Date)
  })

  it('goes out at once, and not at all when its transaction does not commit', async () => {
    const { email } = await start({ pollMs: 60_000 })
    await database.db
      .transaction()
      .execute(async (trx) => {
        await queueMessage(trx, secrets, {
          channel: 'email',
          template: 'emailChanged',
          to: 'nobody@example.com',
          userId: null,
          values: { email: 'x@example.com' },
        })
        throw new Error('no')
      })
      .catch(() => undefined)
    const before = Date.now()
    await queueMail()
    await untilEnded()
    expect(Date.now() - before).toBeLessThan(2000)
    expect(email.sent.map(({ to }) => to)).toEqual(['sara@example.com'])
  })

  it('stays readable in the outbox', async () => {
    await start({ transports: { email: outbox, sms: outbox } })
    await queueMail()
    const [sent] = await untilEnded()
    expect(sent).toMatchObject({ status: 'sent', provider_ref: null, values_secret: expect.any(String) as string })
  })
})

describe('a message that does not get through', () => {
  it('is tried again with growing pauses, under the same name', async () => {
    const pauses: number[] = []
    const sms = scripted<OutgoingSms>(busy(), busy())
    await start({
      transports: { email: outbox, sms },
      backoffMs: (attempt) => {
        pauses.push(attempt)
        return 0
      },
    })
    await queueCode()
    const [sent] = await untilEnded()
    expect(sent).toMatchObject({ status: 'sent', attempts: 3, last_error: null })
    expect(pauses).toEqual([1, 2])
  })

  it('fails after eight attempts, and then holds nothing any more', async () => {
    const sms = scripted<OutgoingSms>(...Array.from({ length: 20 }, busy))
    await start({ transports: { email: outbox, sms } })
    await queueCode()
    const [failed] = await untilEnded()
    expect(failed).toMatchObject({
      status: 'failed',
      attempts: 8,
      last_error: 'busy',
      values_secret: null,
      sent_at: null,
    })
  })

  it('fails at once when it is refused for good', async () => {
    const sms = scripted<OutgoingSms>(new DeliveryError('bad number', { retryable: false }))
    await start({ transports: { email: outbox, sms } })
    await queueCode()
    expect(await untilEnded()).toMatchObject([{ status: 'failed', attempts: 1, last_error: 'bad number' }])
  })

  it('says to us alone what is ours to repair, without secrets', async () => {
    const logged: unknown[][] = []
    const log: Logger = { ...silentLog, error: (...args: unknown[]) => void logged.push(args) }
    const sms = scripted<OutgoingSms>(new DeliveryError('no credit', { retryable: true, isOurFault: true }))
    await start({ transports: { email: outbox, sms }, log })
    await queueCode()
    await untilEnded()
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).toContain('no credit')
    expect(JSON.stringify(logged)).not.toMatch(/482913|09121234567/)
  })

  it('is not sent when its code has expired; others are', async () => {
    await queueCode()
    await queueMail()
    await sql`update messages set created_at = now() - interval '6 minutes'`.execute(database.db)
    const { sms, email } = await start()
    expect(await untilEnded()).toMatchObject([
      { channel: 'sms', status: 'failed', last_error: 'expired', values_secret: null },
      { channel: 'email', status: 'sent' },
    ])
    expect([sms.sent.length, email.sent.length]).toEqual([0, 1])
  })

  it('is given up when the transport hangs, and sent by the next attempt', async () => {
    const sms = scripted<OutgoingSms>('hang')
    await start({ transports: { email: outbox, sms }, giveUpAfterMs: 50 })
    await queueCode()
    expect(await untilEnded()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  it('waits for a newer version of the program when this one does not know its template', async () => {
    await queueCode()
    await database.db.updateTable('messages').set({ template: 'ofTomorrow' }).execute()
    const { sms } = await start({ backoffMs: () => 60_000 })
    for (let tries = 0; tries < 500; tries += 1) {
      const [row] = await rows()
      if (row?.last_error === 'unknown template') break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1, last_error: 'unknown template' }])
    expect(sms.sent).toEqual([])
  })
})

describe('several senders', () => {
  it('never send a message twice', async () => {
    const email = scripted<OutgoingMail>()
    const slow: Transport<OutgoingMail> = {
      ...email,
      send: async (message, signal) => {
        await new Promise((resolve) => setTimeout(resolve, 3))
        return email.send(message, signal)
      },
    }
    for (let count = 0; count < 3; count += 1) await start({ transports: { email: slow, sms: outbox } })
    for (let count = 0; count < 60; count += 1) await queueMail(`person-${count}@example.com`)
    await untilEnded()
    expect(email.sent).toHaveLength(60)
    expect(new Set(email.sent.map(({ to }) => to)).size).toBe(60)
    expect(new Set(email.sent.map(({ key }) => key)).size).toBe(60)
  })

  it('take over from one that died when its lease ends, under the same name', async () => {
    await queueMail()
    const [taken] = await claimMessages(database.db, 10, 150)
    expect(taken).toMatchObject({ attempts: 1 })
    expect(await claimMessages(database.db, 10, 150)).toEqual([])

    const { email } = await start()
    const [sent] = await untilEnded()
    expect(sent).toMatchObject({ status: 'sent', attempts: 2, provider_ref: 'ref-1' })
    // The first one was only slow: what it says now comes too late.
    await recordSent(database.db, taken!, { providerRef: 'late', keepsContent: false })
    expect(await rows()).toMatchObject([{ provider_ref: 'ref-1' }])

    const again = await start()
    await database.db
      .updateTable('messages')
      .set({ status: 'queued', values_secret: taken!.values_secret, due_at: sql<Date>`now()` })
      .execute()
    await untilEnded()
    const keys = [...email.sent, ...again.email.sent].map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('give up a message that kills whoever sends it', async () => {
    await queueMail()
    for (let crash = 0; crash < 8; crash += 1) await claimMessages(database.db, 1, 0)
    const { email } = await start()
    expect(await untilEnded()).toMatchObject([{ status: 'failed', last_error: 'gave up' }])
    expect(email.sent).toEqual([])
  })
})

it('a stopping sender lets what it is sending end', async () => {
  let finish: () => void = () => undefined
  const slow: Transport<OutgoingMail> = {
    keepsContent: false,
    send: () =>
      new Promise((resolve) => {
        finish = () => resolve({ providerRef: 'slow' })
      }),
    close: () => undefined,
  }
  const { stop } = await start({ transports: { email: slow, sms: outbox } })
  await queueMail()
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  const stopped = stop()
  setTimeout(() => finish(), 20)
  await stopped
  expect(await rows()).toMatchObject([{ status: 'sent', provider_ref: 'slow' }])
})

it('a real mail server that is busy first gets the mail once, with its id in our record', async () => {
  const raw: string[] = []
  let isBusy = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(isBusy ? Object.assign(new Error('greylisted'), { responseCode: 450 }) : null)
      isBusy = false
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const email = createSmtp({
    host: '127.0.0.1',
    port,
    secure: false,
    allowPlain: false,
    login: undefined,
    from: 'no-reply@example.ir',
  })
  await start({ transports: { email, sms: outbox } })
  await queueMail()
  const [sent] = await untilEnded()
  expect(sent).toMatchObject({ status: 'sent', attempts: 2, values_secret: null })
  expect(raw).toHaveLength(1)
  expect(raw[0]).toContain(`Message-ID: ${sent?.provider_ref}`)
})
