import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveryStatus, webhookStatus, webhookTopic } from '@sarv/contract/enums'
import { webhooksPerCustomer } from '@sarv/contract/limits'
import type {
  WebhookDelivery,
  WebhookDeliveryListItem,
  WebhookListItem,
  WebhookSecret,
} from '@sarv/contract/portal/webhooks/webhooks.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { isSignedBy, startReceiver, type Receiver } from '../../../testing/receiver.ts'

let api: TestApi
let receiver: Receiver
beforeAll(async () => {
  const networks = { allow: ['127.0.0.0/8'] }
  // A pause of 5 seconds is one of 50 milliseconds.
  api = await startTestApi({ settings: { networks }, webhooks: { pollMs: 20, pauseFactor: 0.01 } })
})
afterAll(() => api.close())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const all = webhookTopic.ids
const create = (customer: Customer, more: object = {}) =>
  api.send<WebhookSecret>(customer, 'POST', '/portal/webhook/create', {
    name: 'billing',
    url: receiver.url,
    topicIds: all,
    ...more,
  })
const newWebhook = async (customer: Customer, more: object = {}): Promise<WebhookSecret> => {
  const { status, body } = await create(customer, more)
  expect(status).toBe(200)
  return body
}
const webhooksOf = async (customer: Customer) =>
  (await api.get<WebhookListItem[]>(customer, '/portal/webhook/list')).body
const deliveriesOf = async (customer: Customer, id: number, query = '') =>
  (await api.get<WebhookDeliveryListItem[]>(customer, `/portal/webhook/${id}/delivery/list${query}`)).body
const deliveryOf = async (customer: Customer, webhookId: number, id: number) =>
  (await api.get<WebhookDelivery>(customer, `/portal/webhook/${webhookId}/delivery/get/${id}`)).body
const test = (customer: Customer, id: number) =>
  api.send<{ id: number }>(customer, 'POST', `/portal/webhook/test/${id}`)
const types = () => receiver.received.map(({ event }) => event.type)
const patience = { timeout: 15_000, interval: 20 }

/** What the worker writes when something of this service happens. */
let events = 0
const happen = async (endpointId: number, lane: string | null, name = `event-${(events += 1)}`) => {
  await api.db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      event: name,
      type: 'operation.done',
      lane,
      body: JSON.stringify({ type: name }),
    })
    .execute()
  await sql`select pg_notify('sarv_webhooks', '')`.execute(api.db)
}

/** It has failed for six days, the last time so long ago. */
const failedForDays = async (id: number, lastAgo: string) => {
  const { id: deliveryId } = await api.db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: id,
      event: `event-${(events += 1)}`,
      type: 'operation.done',
      body: '{}',
      status: 'failed',
      due_at: null,
      ended_at: sql<Date>`now()`,
      attempts: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into webhook_attempts (delivery_id, number, at, took_ms, status)
    values (${deliveryId}, 1, now() - ${lastAgo}::interval, 5, 500)`.execute(api.db)
  await api.db
    .updateTable('webhook_endpoints')
    .set({ failing_since: sql<Date>`now() - interval '6 days'`, failures: 2 })
    .where('id', '=', id)
    .execute()
}

describe('a webhook', () => {
  it('is told of operations with a signature that its secret proves', async () => {
    const customer = await api.newCustomer()
    const { id, secret } = await newWebhook(customer)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const serverId = await api.newServer(customer)
    await expect.poll(types, patience).toContain('operation.done')
    const got = receiver.received.find(({ event }) => event.type === 'operation.done')!
    expect(got.event.data).toMatchObject({
      status: 'done',
      projectId: customer.projectId,
      reason: null,
      service: { type: 'Vm', id: serverId },
    })
    expect(got.event.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(isSignedBy(secret, got)).toBe(true)
    expect(isSignedBy(secret, { ...got, body: `${got.body} ` })).toBe(false)
    expect(Math.abs(Number(got.timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
    await expect
      .poll(async () => (await deliveriesOf(customer, id)).map(({ statusId }) => statusId), patience)
      .toContain(webhookDeliveryStatus.id.delivered)
    // The end of the operation, and the notification that the server is ready.
    await expect
      .poll(async () => (await webhooksOf(customer))[0], patience)
      .toMatchObject({ statusId: webhookStatus.id.active, url: receiver.url, waiting: 0 })
    expect(new Set(types())).toEqual(new Set(['operation.done', 'notification.services']))
    expect(JSON.stringify(await webhooksOf(customer))).not.toContain(secret)
  })

  it('is told of nothing that it did not ask for, nor of anybody else', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    await newWebhook(customer, { topicIds: [webhookTopic.id.news] })
    const { id } = await newWebhook(other)
    await api.newServer(customer)
    await test(other, id)
    await expect.poll(types, patience).toEqual(['webhook.test'])
  })

  it('gets what is about one service in order, one at a time, though the first one fails at first', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    let failures = 3
    receiver.answer = ({ event }) => (event.type === 'a1' && failures-- > 0 ? 500 : { status: 200, afterMs: 5 })
    for (const name of ['a1', 'a2', 'a3']) await happen(id, 'VmHost:1', name)
    await happen(id, 'VmHost:2', 'b1')
    await happen(id, null, 'c1')
    await expect.poll(() => new Set(types()), patience).toEqual(new Set(['a1', 'a2', 'a3', 'b1', 'c1']))
    expect(types().filter((type) => type.startsWith('a'))).toEqual(['a1', 'a1', 'a1', 'a1', 'a2', 'a3'])
    // Another service does not wait for the one that fails.
    expect(types().indexOf('b1')).toBeLessThan(types().lastIndexOf('a1'))
    // The same name in every attempt: receivers know doubles by it.
    expect(new Set(receiver.received.filter(({ event }) => event.type === 'a1').map(({ id: name }) => name)).size).toBe(
      1,
    )
  })

  it('is tried again with growing pauses, and the log says why', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => (receiver.received.length <= 3 ? { status: 503, body: 'full \u0007 today' } : 204)
    const { body: sent } = await test(customer, id)
    await expect
      .poll(async () => (await deliveryOf(customer, id, sent.id)).statusId, patience)
      .toBe(webhookDeliveryStatus.id.delivered)
    const { tries, attempts, body } = await deliveryOf(customer, id, sent.id)
    expect(attempts).toBe(4)
    expect(tries.map(({ responseStatus }) => responseStatus)).toEqual([503, 503, 503, 204])
    expect(tries[0]).toMatchObject({ number: 1, answer: 'full  today' })
    expect(tries[0]?.reason).toContain('503')
    expect(tries[3]?.reason).toBeNull()
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test' })
    const [first, second, third, fourth] = receiver.received.map(({ at }) => at) as [number, number, number, number]
    expect(second - first).toBeGreaterThanOrEqual(50)
    expect(third - second).toBeGreaterThanOrEqual(300)
    expect(fourth - third).toBeGreaterThanOrEqual(1_200)
  })

  it('is left with a delivery that nobody took for a day', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => 500
    await happen(id, 'VmHost:9', 'old')
    await expect.poll(types, patience).toContain('old')
    await api.db
      .updateTable('webhook_deliveries')
      .set({ created_at: sql<never>`now() - interval '1 day'`, due_at: sql<Date>`now()` })
      .where('endpoint_id', '=', id)
      .execute()
    const statuses = async () => (await deliveriesOf(customer, id)).map(({ statusId }) => statusId)
    await expect.poll(statuses, patience).toEqual([webhookDeliveryStatus.id.failed])
    receiver.answer = () => 204
    await happen(id, 'VmHost:9', 'new')
    await expect.poll(types, patience).toContain('new')
  })

  it('does not follow a redirect', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => 302
    const { body: sent } = await test(customer, id)
    await expect.poll(async () => (await deliveryOf(customer, id, sent.id)).attempts, patience).toBeGreaterThan(0)
    await expect.poll(async () => (await deliveryOf(customer, id, sent.id)).reason, patience).toContain('302')
  })

  it('is switched off after days of failures, and its owner is told', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => 500
    await failedForDays(id, '10 hours')
    await test(customer, id)
    await expect.poll(async () => (await webhooksOf(customer))[0]?.statusId, patience).toBe(webhookStatus.id.stopped)
    const [webhook] = await webhooksOf(customer)
    expect(webhook).toMatchObject({ isEnabled: false, waiting: 0 })
    const { body: inbox } = await api.get<{ subject: string }[]>(customer, '/portal/notification/short-list')
    expect(inbox[0]?.subject).toContain('خودکار خاموش شد')
    expect((await test(customer, id)).status).toBe(409)

    receiver.answer = () => 204
    const on = { name: 'billing', url: receiver.url, topicIds: all, isEnabled: true }
    expect((await api.send(customer, 'PUT', `/portal/webhook/edit/${id}`, on)).status).toBe(200)
    expect((await webhooksOf(customer))[0]).toMatchObject({ statusId: webhookStatus.id.active, stopDate: null })
    const [lost] = await deliveriesOf(customer, id, `?StatusId=${webhookDeliveryStatus.id.failed}`)
    const replay = await api.send<{ id: number }>(customer, 'POST', `/portal/webhook/${id}/delivery/replay/${lost!.id}`)
    await expect
      .poll(async () => deliveryOf(customer, id, replay.body.id), patience)
      .toMatchObject({ statusId: webhookDeliveryStatus.id.delivered, isReplay: true, event: lost!.event })
  })

  it('stays on when it fails once after days in which there was nothing to send', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => 500
    await failedForDays(id, '4 days')
    const { body: sent } = await test(customer, id)
    await expect.poll(async () => (await deliveryOf(customer, id, sent.id)).attempts, patience).toBeGreaterThan(1)
    expect((await webhooksOf(customer))[0]).toMatchObject({ isEnabled: true, stopDate: null })
  })

  it('is switched off at once where the receiver says that it is gone', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    receiver.answer = () => 410
    await test(customer, id)
    await expect.poll(async () => (await webhooksOf(customer))[0]?.statusId, patience).toBe(webhookStatus.id.stopped)
  })

  it('has two secrets for a day after the first is replaced', async () => {
    const customer = await api.newCustomer()
    const { id, secret: first } = await newWebhook(customer)
    const { body } = await api.send<WebhookSecret>(customer, 'PUT', `/portal/webhook/rotate/${id}`)
    await test(customer, id)
    await expect.poll(() => receiver.received.length, patience).toBe(1)
    expect([isSignedBy(first, receiver.received[0]!), isSignedBy(body.secret, receiver.received[0]!)]).toEqual([
      true,
      true,
    ])
    await api.db
      .updateTable('webhook_endpoints')
      .set({ old_key_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
    await test(customer, id)
    await expect.poll(() => receiver.received.length, patience).toBe(2)
    expect([isSignedBy(first, receiver.received[1]!), isSignedBy(body.secret, receiver.received[1]!)]).toEqual([
      false,
      true,
    ])
    expect((await webhooksOf(customer))[0]?.oldSecretEndDate).toBeNull()
  })

  it('does not leak one slow receiver into the deliveries of others', async () => {
    const [slow, quick] = [await api.newCustomer(), await api.newCustomer()]
    const { id: slowId } = await newWebhook(slow)
    const { id: quickId } = await newWebhook(quick)
    receiver.answer = ({ event }) => ({ status: 204, afterMs: event.type.startsWith('slow') ? 2_000 : 0 })
    for (let number = 0; number < 20; number += 1) await happen(slowId, null, `slow-${number}`)
    const begin = Date.now()
    await happen(quickId, null, 'quick')
    await expect.poll(types, patience).toContain('quick')
    expect(Date.now() - begin).toBeLessThan(1_500)
    expect(types().filter((type) => type.startsWith('slow')).length).toBeLessThanOrEqual(2)
    await api.send(slow, 'DELETE', `/portal/webhook/delete/${slowId}`)
  })
})

describe('the address of a webhook', () => {
  it.each([
    'http://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://2852039166/hook',
    'https://93.184.216.34:5432/hook',
  ])('may not be %s', async (url) => {
    const customer = await api.newCustomer()
    expect(await create(customer, { url })).toMatchObject({ status: 400, body: { type: 'webhook_unreachable' } })
    expect(await webhooksOf(customer)).toEqual([])
  })

  it.each(['ftp://example.ir/', 'example.ir/hook', 'https://user:pass@example.ir/', 'javascript:alert(1)'])(
    'is not %s',
    async (url) => {
      expect(await create(await api.newCustomer(), { url })).toMatchObject({ status: 422 })
    },
  )

  it('is spoken to with TLS', async () => {
    const answer = await create(await api.newCustomer(), { url: 'http://93.184.216.34/hook' })
    expect(answer).toMatchObject({ status: 400, body: { type: 'webhook_https' } })
  })

  it('is judged again when something is sent, not only when it is written down', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    await api.db
      .updateTable('webhook_endpoints')
      .set({ url_secret: api.secrets.seal('http://10.0.0.1/hook', 'webhookUrl') })
      .where('id', '=', id)
      .execute()
    const { body: sent } = await test(customer, id)
    await expect.poll(async () => (await deliveryOf(customer, id, sent.id)).reason, patience).toContain('شبکه‌ای خصوصی')
  })
})

describe('one whose address leads nowhere any more', () => {
  it('is renamed and switched off all the same, and not switched on', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    const url = 'https://gone.invalid/hook'
    await api.db
      .updateTable('webhook_endpoints')
      .set({ url_secret: api.secrets.seal(url, 'webhookUrl') })
      .where('id', '=', id)
      .execute()
    const edit = (more: object) =>
      api.send(customer, 'PUT', `/portal/webhook/edit/${id}`, { name: 'billing', url, topicIds: all, ...more })
    expect((await edit({ name: 'old billing', isEnabled: true })).status).toBe(200)
    expect((await edit({ isEnabled: false })).status).toBe(200)
    expect((await webhooksOf(customer))[0]).toMatchObject({ statusId: webhookStatus.id.off })
    expect(await edit({ isEnabled: true })).toMatchObject({ status: 400, body: { type: 'webhook_unreachable' } })
    expect(await edit({ url: 'https://other.invalid/hook', isEnabled: false })).toMatchObject({
      body: { type: 'webhook_unreachable' },
    })
  })
})

describe('webhooks of an account', () => {
  it('are a few', async () => {
    const customer = await api.newCustomer()
    for (let number = 0; number < webhooksPerCustomer; number += 1) await newWebhook(customer)
    expect(await create(customer)).toMatchObject({ status: 400, body: { type: 'too_many_webhooks' } })
  })

  it('are told of to everybody who owns it, when one is made or moved', async () => {
    const customer = await api.newCustomer()
    const { id } = await newWebhook(customer)
    const moved = { name: 'billing', url: `${receiver.url}/2`, topicIds: all, isEnabled: true }
    await api.send(customer, 'PUT', `/portal/webhook/edit/${id}`, moved)
    const { body: inbox } = await api.get<{ subject: string }[]>(customer, '/portal/notification/short-list')
    expect(inbox.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('عوض شد'),
      expect.stringContaining('ساخته شد'),
    ])
  })

  it('keep their addresses sealed', async () => {
    const customer = await api.newCustomer()
    await newWebhook(customer, { url: `${receiver.url}?token=very-hidden` })
    const { rows } = await sql`select * from webhook_endpoints where customer_id = ${customer.customerId}`.execute(
      api.db,
    )
    expect(JSON.stringify(rows)).not.toContain('very-hidden')
  })
})
