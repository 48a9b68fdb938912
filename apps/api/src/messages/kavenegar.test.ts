import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '../db/connection.ts'
import type { SmsSettings } from '../config.secrets.ts'
import { createKavenegar } from './kavenegar.ts'
import { firstThatCan, type DeliveryError, type OutgoingSms, type Transport } from './transports.ts'

interface Asked {
  path: string
  form: Record<string, string>
}
type Reply = (response: ServerResponse) => void

const apiKey = 'hunter2/secret key'
let baseUrl: string
let asked: Asked[] = []
let replies: Reply[] = []
let logged: unknown[] = []
const note = (...args: unknown[]) => void logged.push(args)
const log: Logger = { debug: note, info: note, warn: note, error: note }

const answer =
  (status: number, httpStatus = 200): Reply =>
  (response) => {
    response.writeHead(httpStatus, { 'content-type': 'application/json' })
    const entries = status === 200 ? [{ messageid: 8_792_343, status: 1, receptor: '09121234567' }] : null
    response.end(JSON.stringify({ return: { status, message: 'پیام' }, entries }))
  }

const readForm = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return Object.fromEntries(new URLSearchParams(body))
}

const serve = async (request: IncomingMessage, response: ServerResponse) => {
  asked.push({ path: decodeURIComponent(request.url ?? ''), form: await readForm(request) })
  const reply = replies.shift() ?? answer(200)
  reply(response)
}

const server = createServer((request, response) => void serve(request, response))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  replies = []
  logged = []
})

const kavenegar = (settings: Partial<SmsSettings> = {}, timeoutMs = 20_000): Transport<OutgoingSms> =>
  createKavenegar(
    { kind: 'kavenegar', baseUrl, apiKey, sender: '10004346', templates: {}, ...settings },
    log,
    timeoutMs,
  )

const codeSms: OutgoingSms = {
  key: 'abc',
  to: '09121234567',
  text: 'سرو\nکد ورود: 482913',
  template: 'signInCode',
  code: '482913',
}
const withTemplate = { templates: { signInCode: 'sarv-sign-in' } }
const send = (transport: Transport<OutgoingSms>, sms = codeSms) => transport.send(sms, new AbortController().signal)
const failureOf = (transport: Transport<OutgoingSms>) =>
  send(transport).then(
    () => undefined,
    (error: DeliveryError) => ({ reason: error.message, retryable: error.retryable, isOurFault: error.isOurFault }),
  )

describe('an SMS by Kavenegar', () => {
  it('is sent by the approved template, with the code in ASCII digits', async () => {
    expect(await send(kavenegar(withTemplate))).toEqual({ providerRef: '8792343' })
    expect(asked).toEqual([
      {
        path: `/v1/${apiKey}/verify/lookup.json`,
        form: { receptor: '09121234567', template: 'sarv-sign-in', token: '482913' },
      },
    ])
  })

  it('is sent as text where there is no template', async () => {
    await send(kavenegar())
    await send(kavenegar(withTemplate), { ...codeSms, template: 'notification', code: undefined })
    const form = { receptor: '09121234567', message: codeSms.text, sender: '10004346' }
    expect(asked).toEqual([
      { path: `/v1/${apiKey}/sms/send.json`, form },
      { path: `/v1/${apiKey}/sms/send.json`, form },
    ])
  })

  it('is sent as text when the template was refused', async () => {
    replies = [answer(424)]
    expect(await send(kavenegar(withTemplate))).toEqual({ providerRef: '8792343' })
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['lookup.json', 'send.json'])
    expect(logged).toHaveLength(1)
  })

  it.each([
    ['a wrong number', 411, false, false],
    ['no credit', 418, true, true],
    ['a wrong key', 403, true, true],
    ['a busy server', 409, true, false],
  ])('judges %s by the body, whatever the HTTP status', async (_name, status, retryable, isOurFault) => {
    for (const httpStatus of [200, status]) {
      replies = [answer(status, httpStatus)]
      expect(await failureOf(kavenegar())).toEqual({
        reason: `kavenegar ${status} at sms/send.json`,
        retryable,
        isOurFault,
      })
    }
  })

  it('is tried again after nonsense, a redirect, a closed door and silence', async () => {
    replies = [
      (response) => response.end('<html>bad gateway</html>'),
      (response) => response.end('{"ok":true}'),
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ]
    for (let times = 0; times < 3; times += 1) {
      expect(await failureOf(kavenegar())).toMatchObject({ retryable: true, isOurFault: false })
    }
    expect(await failureOf(kavenegar({ baseUrl: 'http://127.0.0.1:1' }))).toMatchObject({ retryable: true })
    replies = [() => undefined]
    expect(await failureOf(kavenegar({}, 50))).toEqual({
      reason: 'kavenegar timed out at sms/send.json',
      retryable: true,
      isOurFault: false,
    })
  })

  it('never says its key or the code', async () => {
    replies = [answer(424), answer(403), (response) => response.end('x')]
    const reasons = [
      await failureOf(kavenegar(withTemplate)),
      await failureOf(kavenegar(withTemplate)),
      await failureOf(kavenegar({ baseUrl: 'http://127.0.0.1:1' })),
    ]
    expect(reasons.map((failure) => failure?.retryable)).toEqual([true, true, true])
    expect(JSON.stringify([reasons, logged])).not.toMatch(/hunter2|482913/)
  })

  it('is sent by the second provider when the first can’t, and by none when the number is wrong', async () => {
    const second = kavenegar({ apiKey: 'second' })
    const both = firstThatCan([kavenegar(), second], log)
    replies = [answer(418)]
    expect(await send(both)).toEqual({ providerRef: '8792343' })
    expect(asked.map(({ path }) => path)).toEqual([`/v1/${apiKey}/sms/send.json`, '/v1/second/sms/send.json'])

    asked = []
    replies = [answer(411)]
    expect(await failureOf(both)).toMatchObject({ retryable: false })
    expect(asked).toHaveLength(1)

    replies = [answer(418), answer(418)]
    expect(await failureOf(both)).toMatchObject({ retryable: true, isOurFault: true })
  })
})
