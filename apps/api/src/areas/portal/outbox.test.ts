import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutboxMessage } from '@sarv/contract/portal/outbox/outbox.schemas'
import { queueMessage } from '../../messages/queue-message.ts'
import { startTestApi, type TestApi } from '../../testing/api.ts'

const url = '/api/my/dev/outbox'
const queue = (api: TestApi, to: string, code: string) =>
  queueMessage(api.db, api.secrets, {
    channel: 'email',
    template: 'forgotCode',
    to,
    userId: null,
    values: { link: 'https://panel.example.ir/account/forget#reset=x', code },
  })

describe('the outbox of a demo', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.close())

  it('shows this machine what would have been sent, the newest first', async () => {
    await queue(api, 'first@example.com', '111222')
    await queue(api, 'second@example.com', '333444')
    await queueMessage(api.db, api.secrets, {
      channel: 'sms',
      template: 'confirmPhone',
      to: '09121234567',
      userId: null,
      values: { code: '555666' },
    })
    const { status, body } = await api.request<OutboxMessage[]>(undefined, { method: 'GET', url })
    expect(status).toBe(200)
    expect(body.map(({ channel, to }) => [channel, to])).toEqual([
      ['sms', '09121234567'],
      ['email', 'second@example.com'],
      ['email', 'first@example.com'],
    ])
    expect(body[0]).toMatchObject({ subject: null, html: null, text: expect.stringContaining('555666') as string })
    expect(body[1]?.html).toContain('333444')
    expect(await api.outbox('first@example.com')).toMatchObject([
      { template: 'forgotCode', values: { code: '111222' } },
    ])
  })

  it('holds a hundred at most', async () => {
    for (let count = 0; count < 101; count += 1) await queue(api, 'many@example.com', '111222')
    const { body } = await api.request<OutboxMessage[]>(undefined, { method: 'GET', url })
    expect(body).toHaveLength(100)
  })

  it('is not there for anyone else, also not behind a proxy', async () => {
    const elsewhere = { method: 'GET', url, remoteAddress: '203.0.113.7' } as const
    expect(await api.request(undefined, elsewhere)).toMatchObject({ status: 404, body: { type: 'not_found' } })
    const proxied = { method: 'GET', url, headers: { 'x-forwarded-for': '203.0.113.7' } } as const
    expect(await api.request(undefined, proxied)).toMatchObject({ status: 404 })
    const pretended = { method: 'GET', url, remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect(await api.request(undefined, { ...pretended, method: 'GET' })).toMatchObject({ status: 404 })
  })
})

it.each([
  ['a product that is no demo', { isDemo: false }],
  ['a demo that really sends', { hasOutbox: false }],
])('%s has no outbox at all', async (_name, settings) => {
  const api = await startTestApi({ settings, withWorker: false })
  await queue(api, 'sara@example.com', '111222')
  expect(await api.request(undefined, { method: 'GET', url })).toMatchObject({ status: 404 })
  await api.close()
})
