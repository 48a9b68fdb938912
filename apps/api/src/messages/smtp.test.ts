import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { MailSettings } from '../config.secrets.ts'
import { createSmtp } from './smtp.ts'
import type { DeliveryError, OutgoingMail, Transport } from './transports.ts'

interface Received {
  from: string
  to: string[]
  raw: string
}

const open: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const password = 'hunter2 secret'
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const startServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      if (auth.username === 'sarv' && auth.password === password) done(null, { user: 'sarv' })
      else done(refusal(535, 'no such user'))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { received, port: (server.server.address() as AddressInfo).port }
}

const smtpTo = (settings: Partial<MailSettings> & { port: number }, timeoutMs = 20_000): Transport<OutgoingMail> => {
  const transport = createSmtp(
    {
      host: '127.0.0.1',
      secure: false,
      allowPlain: false,
      from: 'no-reply@example.ir',
      login: undefined,
      ...settings,
    },
    { connectMs: timeoutMs, socketMs: timeoutMs },
  )
  open.push(transport.close)
  return transport
}

const mail: OutgoingMail = {
  key: 'abc123',
  to: 'sara@example.com',
  subject: 'کد تأیید',
  text: 'متن ساده',
  html: '<p dir="rtl">متن</p>',
}
const send = (transport: Transport<OutgoingMail>, message = mail) =>
  transport.send(message, new AbortController().signal)
const failureOf = (transport: Transport<OutgoingMail>, message = mail) =>
  send(transport, message).then(
    () => undefined,
    (error: DeliveryError) => ({ reason: error.message, retryable: error.retryable, isOurFault: error.isOurFault }),
  )

describe('a mail by SMTP', () => {
  it('arrives signed in, with both parts and an id that stays the same', async () => {
    const server = await startServer({ authOptional: false, authMethods: ['PLAIN', 'LOGIN'] })
    const transport = smtpTo({ port: server.port, login: { user: 'sarv', password } })
    expect(await send(transport)).toEqual({ providerRef: '<abc123@example.ir>' })
    expect(await send(transport)).toEqual({ providerRef: '<abc123@example.ir>' })
    expect(server.received).toHaveLength(2)
    const [{ from, to, raw }] = server.received as [Received]
    expect([from, to]).toEqual(['no-reply@example.ir', ['sara@example.com']])
    expect(raw).toContain('Message-ID: <abc123@example.ir>')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  it('never goes to a second address that somebody wrote into the first', async () => {
    const server = await startServer()
    const transport = smtpTo({ port: server.port })
    for (const to of ['sara@example.com, eve@example.com', 'sara@example.com\r\nRCPT TO:<eve@example.com>']) {
      await send(transport, { ...mail, to }).catch(() => undefined)
    }
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })

  it('is refused for good when the recipient is (5xx), and tried again when the server is busy (4xx)', async () => {
    const answers = [refusal(451, 'try later, sara@example.com'), refusal(550, '5.1.1 no sara@example.com here')]
    const server = await startServer({ onRcptTo: (_address, _session, done) => done(answers.shift() ?? null) })
    const transport = smtpTo({ port: server.port })
    expect(await failureOf(transport)).toEqual({
      reason: 'smtp EENVELOPE 451 at RCPT',
      retryable: true,
      isOurFault: false,
    })
    expect(await failureOf(transport)).toEqual({
      reason: 'smtp EENVELOPE 550 5.1.1 at RCPT',
      retryable: false,
      isOurFault: false,
    })
    await send(transport)
    expect(server.received).toHaveLength(1)
  })

  it('is tried again when the fault is ours: a wrong password, a sender that is not allowed', async () => {
    const server = await startServer({ onMailFrom: (_address, _session, done) => done(refusal(553, 'not you')) })
    const wrong = await failureOf(smtpTo({ port: server.port, login: { user: 'sarv', password: 'wrong secret' } }))
    expect(wrong).toMatchObject({ retryable: true, isOurFault: true })
    expect(wrong?.reason).not.toContain('secret')
    expect(await failureOf(smtpTo({ port: server.port }))).toMatchObject({ retryable: true, isOurFault: true })
  })

  it('is tried again when nobody answers, or not in time', async () => {
    const silent = await startServer({ onConnect: () => undefined })
    const startedAt = Date.now()
    expect(await failureOf(smtpTo({ port: silent.port }, 200))).toMatchObject({ retryable: true, isOurFault: false })
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    expect(await failureOf(smtpTo({ port: 1 }))).toMatchObject({ retryable: true, isOurFault: false })
  })

  it('stays here when a server elsewhere has no TLS', async () => {
    const server = await startServer()
    // Another name of this machine that does not look like it.
    const elsewhere = { port: server.port, host: '0.0.0.0' }
    expect(await failureOf(smtpTo(elsewhere))).toMatchObject({ retryable: true })
    expect(server.received).toEqual([])
    await send(smtpTo({ ...elsewhere, allowPlain: true }))
    expect(server.received).toHaveLength(1)
  })

  it('stays here when the certificate is nobody’s', async () => {
    const upgrading = await startServer({ disabledCommands: [] })
    const encrypted = await startServer({ secure: true })
    expect(await failureOf(smtpTo({ port: upgrading.port, host: '0.0.0.0' }))).toMatchObject({ retryable: true })
    expect(await failureOf(smtpTo({ port: encrypted.port, secure: true }))).toMatchObject({ retryable: true })
    expect([...upgrading.received, ...encrypted.received]).toEqual([])
  })
})
