import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryChannel, deliveryStatus, notificationTopic, webhookTopic } from '@sarv/contract/enums'
import type {
  NotificationDelivery,
  NotificationListItem,
  NotificationPreferences,
} from '@sarv/contract/portal/notifications/notifications.schemas'
import { fromWire, toWire } from '../../db/wire-time.ts'
import { DeliveryError, type Transports } from '../../messages/transports.ts'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { silentLog } from '../../testing/database.ts'
import { isSignedBy, startReceiver } from '../../testing/receiver.ts'
import { sendDigests } from './notification-digests.periodic.ts'
import { notify, type NotificationToSend } from './notifications.service.ts'
import { tellOwners } from './tell-owners.service.ts'

let api: TestApi
/** Mails to these addresses meet a server that is down, or one that says no. */
const down = new Set<string>()
const gone = new Set<string>()
const transports: Transports = {
  email: {
    keepsContent: true,
    close: () => undefined,
    send: async ({ to }) => {
      if (gone.has(to)) throw new DeliveryError('550', { retryable: false })
      if (down.has(to)) throw new DeliveryError('unreachable', { retryable: true })
      return { providerRef: null }
    },
  },
  sms: { keepsContent: true, close: () => undefined, send: async () => ({ providerRef: null }) },
}
beforeAll(async () => {
  const networks = { allow: ['127.0.0.0/8'] }
  api = await startTestApi({ transports, settings: { networks }, webhooks: { pollMs: 20, pauseFactor: 0.01 } })
})
afterAll(() => api.close())

const { id: topic } = notificationTopic
const deps = () => ({ secrets: api.secrets, publicUrl: 'https://panel.example.ir' })
const news = { subject: 'سرور web آماده است', content: 'نشانی آن 10.0.0.5 است.', link: null }
const noon = fromWire('2030-11-15T12:00:00')
const night = fromWire('2030-11-15T23:30:00')

let phones = 0
const newPerson = async () => {
  const customer = await api.newCustomer()
  phones += 1
  const mobile = `0935000${String(phones).padStart(4, '0')}`
  await api.db
    .updateTable('users')
    .set({
      email_confirmed: true,
      phone_number_secret: api.secrets.seal(mobile, 'phone'),
      phone_number_confirmed: true,
    })
    .where('id', '=', customer.userId)
    .execute()
  return { customer, mobile }
}
type Someone = Awaited<ReturnType<typeof newPerson>>
const tell = ({ customer }: Someone, more: Partial<NotificationToSend> = {}, now?: Date) =>
  notify(api.db, deps(), { userId: customer.userId, customerId: customer.customerId, ...news, ...more }, now)
const edit = (customer: Customer, body: object) =>
  api.send(customer, 'PUT', '/portal/notification/preferences/edit', { topics: [], ...body })
const read = async (customer: Customer) =>
  (await api.get<NotificationPreferences>(customer, '/portal/notification/preferences/get')).body
const sentTo = async ({ customer, mobile }: Someone) => [
  (await api.outbox(customer.email)).length,
  (await api.outbox(mobile)).length,
]
const inbox = async (customer: Customer, query = '') =>
  (await api.get<NotificationListItem[]>(customer, `/portal/notification/list${query}`)).body
const deliveries = async (customer: Customer) => {
  const [newest] = await inbox(customer)
  return (await api.get<NotificationDelivery[]>(customer, `/portal/notification/delivery/list/${newest!.id}`)).body
}
const dueDates = async ({ customer }: Someone) => {
  const rows = await api.db
    .selectFrom('messages')
    .where('user_id', '=', customer.userId)
    .where('template', '=', 'notification')
    .select('due_at')
    .execute()
  return rows.map(({ due_at: dueAt }) => dueAt && toWire(dueAt))
}

describe('somebody who chooses what to be told of', () => {
  it('is told of everything at first', async () => {
    const { customer } = await newPerson()
    const { topics, ...times } = await read(customer)
    expect(topics.map(({ topicId }) => topicId)).toEqual(notificationTopic.ids)
    expect(topics.every(({ email, sms }) => email && sms)).toBe(true)
    expect(times).toEqual({ quietFrom: null, quietTo: null, digestAt: null })
  })

  it('is told of a topic by the ways that are left, and finds all in the inbox', async () => {
    const person = await newPerson()
    const answer = await edit(person.customer, {
      topics: [
        { topicId: topic.services, email: false, sms: true },
        { topicId: topic.money, email: true, sms: false },
      ],
    })
    expect(answer.status).toBe(200)
    await tell(person, { isImportant: true })
    expect(await sentTo(person)).toEqual([0, 1])
    await tell(person, { isImportant: true, topic: 'money' })
    expect(await sentTo(person)).toEqual([1, 1])
    expect(await inbox(person.customer)).toHaveLength(2)
    await edit(person.customer, { topics: [{ topicId: topic.services, email: true, sms: true }] })
    await tell(person, { isImportant: true })
    expect(await sentTo(person)).toEqual([2, 2])
    expect((await read(person.customer)).topics.find(({ topicId }) => topicId === topic.money)?.sms).toBe(false)
  })

  it('is mailed about security in any case, and about what we owe', async () => {
    const person = await newPerson()
    const off = { topicId: topic.security, email: false, sms: false }
    expect(await edit(person.customer, { topics: [off] })).toMatchObject({ body: { type: 'security_mail_fixed' } })
    await edit(person.customer, {
      topics: [
        { ...off, email: true },
        { topicId: topic.money, email: false, sms: false },
      ],
    })
    await api.send(person.customer, 'PUT', '/account/profile/edit-email-notification', { emailNotify: false })
    await tell(person, { topic: 'security', isImportant: true })
    await tell(person, { topic: 'money', isOwed: true, isImportant: true })
    await tell(person, { topic: 'services' })
    expect(await sentTo(person)).toEqual([2, 0])
  })

  it('still has the two switches of whole ways', async () => {
    const person = await newPerson()
    await api.send(person.customer, 'PUT', '/account/profile/edit-phone-notification', { phoneNotify: false })
    const status = await api.get(person.customer, '/account/profile/get-notification-status')
    expect(status.body).toMatchObject({ phoneNotify: false, emailNotify: true })
    await tell(person, { isImportant: true })
    expect(await sentTo(person)).toEqual([1, 0])
  })

  it.each([
    [{ quietFrom: '23:00' }, 'quietTo'],
    [{ quietFrom: '23:00', quietTo: '23:00' }, 'quietTo'],
    [{ digestAt: '24:00' }, 'digestAt'],
    [{ digestAt: '8' }, 'digestAt'],
    [{ topics: [{ topicId: 99, email: true, sms: true }] }, 'topics'],
  ])('is refused %j', async (body, field) => {
    const { customer } = await newPerson()
    const answer = await edit(customer, body)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(field)
  })
})

describe('quiet hours', () => {
  it('hold back what is not urgent until they end', async () => {
    const person = await newPerson()
    await edit(person.customer, { quietFrom: '۲۳:۰۰', quietTo: '07:00' })
    expect(await read(person.customer)).toMatchObject({ quietFrom: '23:00', quietTo: '07:00' })
    const soon = new Date(Date.now() + 3_600_000)
    const quietNow = {
      quietFrom: toWire(new Date(Date.now() - 3_600_000)).slice(11, 16),
      quietTo: toWire(soon).slice(11, 16),
    }
    await tell(person, { isImportant: true }, night)
    expect(await dueDates(person)).toEqual(['2030-11-16T07:00:00', '2030-11-16T07:00:00'])
    await edit(person.customer, quietNow)
    await tell(person)
    const [mail] = await deliveries(person.customer)
    expect(mail).toMatchObject({ statusId: deliveryStatus.id.waiting, nextTryDate: `${toWire(soon).slice(0, 16)}:00` })
    expect(mail?.reason).toContain('بی‌صدا')
  })

  it('hold back nothing that is urgent, and nothing at other hours', async () => {
    const person = await newPerson()
    await edit(person.customer, { quietFrom: '23:00', quietTo: '07:00' })
    await tell(person, { topic: 'security' }, night)
    await tell(person, { topic: 'money', isOwed: true }, night)
    await tell(person, {}, noon)
    await expect
      .poll(async () => (await api.outbox(person.customer.email)).map(({ status }) => status))
      .toEqual(['sent', 'sent', 'sent'])
  })
})

describe('a digest', () => {
  it('gathers what is not important into one mail a day', async () => {
    const person = await newPerson()
    await edit(person.customer, { digestAt: '08:00' })
    await tell(person, { subject: 'خبر یک' }, noon)
    await tell(person, { subject: 'خبر دو' }, night)
    await tell(person, { subject: 'شکست', isImportant: true }, noon)
    expect((await api.outbox(person.customer.email)).map(({ subject }) => subject)).toEqual(['شکست'])
    const context = { db: api.db, deps: deps(), log: silentLog }
    await sendDigests(context, fromWire('2030-11-16T07:59:00'))
    expect(await api.outbox(person.customer.email)).toHaveLength(1)
    await sendDigests(context, fromWire('2030-11-16T08:00:00'))
    const [digest, ...others] = await api.outbox(person.customer.email)
    expect(others).toHaveLength(1)
    expect(digest).toMatchObject({ template: 'digest' })
    expect(digest?.text).toMatch(/خبر یک[^]*خبر دو/)
    await sendDigests(context, fromWire('2030-11-16T08:01:00'))
    expect(await api.outbox(person.customer.email)).toHaveLength(2)
    const [, second] = await inbox(person.customer)
    const record = await api.get<NotificationDelivery[]>(
      person.customer,
      `/portal/notification/delivery/list/${second!.id}`,
    )
    await expect.poll(async () => record.body.map(({ channelId }) => channelId)).toEqual([deliveryChannel.id.email])
  })

  it('leaves out what its reader does not wish any more, and the record says that it did not go out', async () => {
    const person = await newPerson()
    await edit(person.customer, { digestAt: '08:00' })
    await tell(person, { subject: 'خبر سرویس' }, noon)
    await tell(person, { subject: 'خبر پول', topic: 'money' }, noon)
    await edit(person.customer, { digestAt: '08:00', topics: [{ topicId: topic.money, email: false, sms: true }] })
    const context = { db: api.db, deps: deps(), log: silentLog }
    await sendDigests(context, fromWire('2030-11-16T08:00:00'))
    const [digest] = await api.outbox(person.customer.email)
    expect(digest?.text).toContain('خبر سرویس')
    expect(digest?.text).not.toContain('خبر پول')
    expect(await deliveries(person.customer)).toMatchObject([{ statusId: deliveryStatus.id.failed, date: null }])

    await tell(person, {}, noon)
    await api.db.updateTable('users').set({ email_confirmed: false }).where('id', '=', person.customer.userId).execute()
    await sendDigests(context, fromWire('2030-11-16T08:00:00'))
    const [never] = await deliveries(person.customer)
    expect(never).toMatchObject({ statusId: deliveryStatus.id.failed, date: null })
    expect(never?.reason).toContain('تأییدشده')
  })

  it('that is switched off sends what waited for it', async () => {
    const person = await newPerson()
    await edit(person.customer, { digestAt: '08:00' })
    await tell(person)
    expect((await deliveries(person.customer))[0]?.reason).toContain('خلاصه روزانه')
    await edit(person.customer, {})
    await sendDigests({ db: api.db, deps: deps(), log: silentLog }, new Date(Date.now() + 1000))
    expect(await api.outbox(person.customer.email)).toHaveLength(1)
  })
})

describe('the record of a notification', () => {
  it('says by which ways it went out, and that the peer took it', async () => {
    const person = await newPerson()
    await tell(person, { isImportant: true })
    await expect
      .poll(async () => (await deliveries(person.customer)).map(({ statusId }) => statusId))
      .toEqual([deliveryStatus.id.sent, deliveryStatus.id.sent])
    const [mail, sms] = await deliveries(person.customer)
    expect([mail?.channelId, sms?.channelId]).toEqual([deliveryChannel.id.email, deliveryChannel.id.sms])
    expect(mail).toMatchObject({ reason: null, nextTryDate: null })
    expect(mail?.date).not.toBeNull()
  })

  it('says why not, and when it is tried again', async () => {
    const [late, never] = [await newPerson(), await newPerson()]
    down.add(late.customer.email)
    gone.add(never.customer.email)
    await tell(late)
    await tell(never)
    await expect.poll(async () => (await deliveries(late.customer))[0]?.statusId).toBe(deliveryStatus.id.retrying)
    expect((await deliveries(late.customer))[0]?.nextTryDate).not.toBeNull()
    expect((await deliveries(late.customer))[0]?.reason).toContain('نرسید')
    await expect.poll(async () => (await deliveries(never.customer))[0]?.statusId).toBe(deliveryStatus.id.failed)
    expect((await deliveries(never.customer))[0]?.reason).toContain('نپذیرفت')
  })

  it('says of a webhook what its receiver answered', async () => {
    const receiver = await startReceiver()
    receiver.answer = () => 503
    const { customer } = await newPerson()
    await api.send(customer, 'POST', '/portal/webhook/create', {
      name: 'billing',
      url: receiver.url,
      topicIds: [webhookTopic.id.money],
    })
    const thing = { customerId: customer.customerId, link: '/portal/wallet', topic: 'money' } as const
    const message = { subject: 'فاکتور ۱۴', content: 'پرداخت شد.' }
    await api.db.transaction().execute((trx) => tellOwners(trx, deps(), thing, message))
    const ofWebhook = async () =>
      (await deliveries(customer)).find(({ channelId }) => channelId === deliveryChannel.id.webhook)
    await expect
      .poll(ofWebhook)
      .toMatchObject({ statusId: deliveryStatus.id.retrying, reason: expect.stringContaining('503') })
    await receiver.close()
  })

  it('says nothing of a way whose record is kept no more', async () => {
    const person = await newPerson()
    await tell(person)
    await expect.poll(async () => (await deliveries(person.customer))[0]?.statusId).toBe(deliveryStatus.id.sent)
    await api.db.deleteFrom('messages').where('user_id', '=', person.customer.userId).execute()
    expect(await deliveries(person.customer)).toEqual([])
  })

  it('is nobody else’s to read', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    await tell(one)
    const [newest] = await inbox(one.customer)
    const answer = await api.get(other.customer, `/portal/notification/delivery/list/${newest!.id}`)
    expect(answer.status).toBe(404)
  })
})

describe('a webhook', () => {
  it('is told once of what several people are told, and the record knows it', async () => {
    const receiver = await startReceiver()
    const person = await newPerson()
    const { customer } = person
    const colleague = await api.newColleague(customer)
    await api.db
      .updateTable('memberships')
      .set({ is_super_user: true })
      .where('user_id', '=', colleague.userId)
      .execute()
    const { body: hook } = await api.send<{ id: number; secret: string }>(customer, 'POST', '/portal/webhook/create', {
      name: 'billing',
      url: receiver.url,
      topicIds: [webhookTopic.id.money],
    })
    expect((await read(customer)).topics.map(({ webhooks }) => webhooks)).toEqual([1, 0, 0, 0, 0])
    const message = { subject: 'فاکتور ۱۲', content: 'پرداخت شد.' }
    const thing = { customerId: customer.customerId, link: '/portal/wallet', topic: 'money' } as const
    await api.db.transaction().execute((trx) => tellOwners(trx, deps(), thing, message))
    await tell(person, { topic: 'security', subject: 'ورود تازه' })
    await tell(person, { topic: 'services' })
    await api.db.transaction().execute((trx) => tellOwners(trx, deps(), thing, { ...message, subject: 'فاکتور ۱۳' }))
    await expect.poll(() => receiver.received.length).toBe(2)
    const [got] = receiver.received
    expect(got?.event).toMatchObject({
      type: 'notification.money',
      data: { topic: 'money', subject: 'فاکتور ۱۲', content: 'پرداخت شد.', link: '/portal/wallet' },
    })
    expect(isSignedBy(hook.secret, got!)).toBe(true)
    await expect
      .poll(async () => (await deliveries(customer)).find(({ channelId }) => channelId === deliveryChannel.id.webhook))
      .toMatchObject({ target: 'billing', statusId: deliveryStatus.id.sent })
    await receiver.close()
  })
})

it('the inbox is narrowed to a topic, and to what was not read', async () => {
  const person = await newPerson()
  await tell(person, { topic: 'money', subject: 'یک' })
  await tell(person, { topic: 'security', subject: 'دو' })
  const subjects = async (query: string) => (await inbox(person.customer, query)).map(({ subject }) => subject)
  expect(await subjects(`?TopicId=${topic.money}`)).toEqual(['یک'])
  const [newest] = await inbox(person.customer)
  await api.send(person.customer, 'PUT', `/portal/notification/seen/${newest!.id}`)
  expect(await subjects('?IsRead=false')).toEqual(['یک'])
  expect(await subjects('?IsRead=true')).toEqual(['دو'])
  expect(await subjects(`?IsRead=true&TopicId=${topic.money}`)).toEqual([])
})
