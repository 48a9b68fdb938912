import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import { limitedItem } from '@sarv/contract/enums'
import type {
  OperatorCustomerDetail,
  OperatorCustomerListItem,
} from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import type { OperatorLimitRequest } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.schemas'
import { nationalIdHash, phoneHash } from '../../../db/personal-data.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { login } from '../../../testing/sign-in.ts'

let api: TestApi
let support: TestOperator
beforeAll(async () => {
  api = await startTestApi()
  support = await insertOperator(api.db, ['support'])
})
afterAll(() => api.close())

const reason = 'by phone, ticket 1043'
const get = <Body>(path: string, who = support) =>
  api.request<Body>(who.token, { method: 'GET', url: `/api/operator/${path}` })
const put = <Body>(path: string, payload: object, who = support) =>
  api.request<Body & { type?: string }>(who.token, { method: 'PUT', url: `/api/operator/${path}`, payload })
const find = async (search: string) =>
  (await get<OperatorCustomerListItem[]>(`customer/list?${new URLSearchParams({ Search: search }).toString()}`)).body
const rename = (customer: Customer, name: string) =>
  api.db.updateTable('customers').set({ name }).where('id', '=', customer.customerId).execute()
const titles = async (customer: Customer) =>
  (await api.get<{ subject: string }[]>(customer, '/portal/notification/list')).body.map(({ subject }) => subject)

describe('finding a customer', () => {
  it('goes by the id, an e-mail and a part of the name, in either script and keyboard', async () => {
    const customer = await api.newCustomer()
    await rename(customer, 'بازرگانی کیان ۲۴')
    for (const search of [String(customer.customerId), customer.email, 'كيان 24', 'بازرگاني كيان']) {
      expect([search, (await find(search)).map(({ id }) => id)]).toEqual([
        search,
        expect.arrayContaining([customer.customerId]),
      ])
    }
    expect(await find('nobody-has-this-name')).toEqual([])
  })

  it('goes by what is sealed: a mobile and a national id, however they are written, and only whole', async () => {
    const customer = await api.newCustomer()
    const [phone, nationalId, companyId] = ['09121230001', '0012345679', '10101234567']
    await api.db
      .updateTable('users')
      .set({
        phone_number_hash: phoneHash(api.secrets, phone),
        national_id_hash: nationalIdHash(api.secrets, nationalId),
        first_name: 'نگار',
        last_name: 'یزدانی',
      })
      .where('id', '=', customer.userId)
      .execute()
    await api.db
      .updateTable('customers')
      .set({ national_id_hash: nationalIdHash(api.secrets, companyId) })
      .where('id', '=', customer.customerId)
      .execute()
    const whole = [phone, '۰۹۱۲۱۲۳۰۰۰۱', '+98 912 123 0001', nationalId, '۰۰۱۲۳۴۵۶۷۹', companyId, 'نگار يزداني']
    for (const search of whole) {
      expect([search, (await find(search)).map(({ id }) => id)]).toEqual([search, [customer.customerId]])
    }
    for (const search of ['0912123000', '001234567']) expect([search, await find(search)]).toEqual([search, []])
  })

  it('goes by the name and the address of what runs', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    await api.db.updateTable('vm_hosts').set({ name: 'shop-kian-77' }).where('id', '=', serverId).execute()
    const { address } = await api.db
      .selectFrom('vm_host_ips')
      .where('vm_host_id', '=', serverId)
      .where('address', 'is not', null)
      .select('address')
      .executeTakeFirstOrThrow()
    for (const search of ['kian-77', address!]) {
      expect([search, (await find(search)).map(({ id }) => id)]).toEqual([search, [customer.customerId]])
    }
  })

  it('shows people, money, limits and services, and no secret of them', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { body } = await get<OperatorCustomerDetail>(`customer/get/${customer.customerId}`)
    expect(body).toMatchObject({
      users: [{ email: customer.email, isSuperUser: true, isIdentityConfirmed: true }],
      services: [{ serviceType: 'Vm', serviceId: serverId }],
      disabledReason: null,
    })
    expect(body.limits.find(({ itemId }) => itemId === limitedItem.id.vm)).toMatchObject({ current: 1 })
    expect(body.wallet).toBeGreaterThan(0)
    expect((await get('customer/get/999999')).status).toBe(404)
  })
})

describe('a limit', () => {
  it('is set with a reason, which the customer does not read', async () => {
    const customer = await api.newCustomer()
    const path = `customer/edit-limit/${customer.customerId}`
    expect((await put(path, { itemId: limitedItem.id.cpu, max: 5 })).status).toBe(422)
    expect((await put(path, { itemId: limitedItem.id.cpu, max: 5, reason })).status).toBe(200)
    const { body } = await get<OperatorCustomerDetail>(`customer/get/${customer.customerId}`)
    expect(body.limits.find(({ itemId }) => itemId === limitedItem.id.cpu)).toMatchObject({ max: 5 })

    const log = await api.get<UserLogPage>(customer, '/account/user-log?PageNumber=1&PageSize=10')
    expect(log.body.data?.[0]).toMatchObject({
      title: 'تغییر سهمیه',
      user: 'پشتیبانی',
      source: 'support',
      userIp: null,
    })
    expect(JSON.stringify(log.body)).not.toContain(reason)
    expect(JSON.stringify(log.body)).not.toContain(support.name)
    const file = await api.get<string>(customer, '/account/user-log/export')
    expect(JSON.stringify(file.body)).not.toContain(reason)
  })

  it('that was changed is told to the owners, once and only then', async () => {
    const customer = await api.newCustomer()
    const set = (max: number) =>
      put(`customer/edit-limit/${customer.customerId}`, {
        itemId: limitedItem.id.cpu,
        max,
        answer: 'برای کارگزاری ماه بعد',
        reason,
      })
    await set(6)
    await set(6)
    const told = await api.db
      .selectFrom('notifications')
      .where('user_id', '=', customer.userId)
      .where('subject', '=', 'سقف پردازنده (vCPU) شما تغییر کرد')
      .select('content')
      .execute()
    expect(told).toEqual([{ content: expect.stringMatching(/به ۶ تغییر داد.*برای کارگزاری ماه بعد/) as string }])
    expect(JSON.stringify(told)).not.toContain(reason)
  })

  it('is in the audit chain with the operator and the reason', async () => {
    const customer = await api.newCustomer()
    await put(`customer/edit-limit/${customer.customerId}`, { itemId: limitedItem.id.ip, max: 7, reason })
    const { data, customer_id } = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operatorCustomerEditLimit')
      .orderBy('id', 'desc')
      .select(['data', 'customer_id'])
      .executeTakeFirstOrThrow()
    expect(customer_id).toBe(customer.customerId)
    expect(JSON.parse(data!)).toMatchObject({
      operator: { id: support.operatorId, name: support.name },
      body: { reason },
      after: { ip: 7 },
    })
  })
})

describe('a request for more', () => {
  it('is granted, and the customer is told', async () => {
    const customer = await api.newCustomer()
    const wanted = { itemId: limitedItem.id.cpu, wanted: 200, reason: 'a hundred shops open' }
    await api.send(customer, 'POST', '/portal/limit-request/create', wanted)
    const { body: waiting } = await get<OperatorLimitRequest[]>('limit-request/list')
    const request = waiting.find(({ customerId }) => customerId === customer.customerId)!
    expect(request).toMatchObject({ itemId: limitedItem.id.cpu, wanted: 200, text: wanted.reason })
    // What it is decided by: the limit, its use, and what is left of it.
    expect(request).toMatchObject({ current: 0, max: request.had, room: [] })
    const before = await get<OperatorCustomerDetail>(`customer/get/${customer.customerId}`)
    expect(before.body.limits.find(({ itemId }) => itemId === limitedItem.id.cpu)).toMatchObject({
      asked: { id: request.id, wanted: 200, text: wanted.reason },
    })
    expect((await put(`limit-request/grant/${request.id}`, { granted: 1, reason })).body.type).toBe('limit_enough')
    expect((await put(`limit-request/grant/${request.id}`, { granted: 150, reason })).status).toBe(200)
    expect((await put(`limit-request/grant/${request.id}`, { granted: 160, reason })).body.type).toBe(
      'limit_request_ended',
    )
    const { body } = await get<OperatorCustomerDetail>(`customer/get/${customer.customerId}`)
    expect(body.limits.find(({ itemId }) => itemId === limitedItem.id.cpu)).toMatchObject({ max: 150 })
    expect((await titles(customer)).length).toBeGreaterThan(0)
  })
})

describe('a closed account', () => {
  it('lets nobody in, keeps running, and opens again', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const close = { answer: 'بدهی پرداخت نشده', reason }
    expect((await put(`customer/disable/${customer.customerId}`, close)).status).toBe(200)
    expect((await put(`customer/disable/${customer.customerId}`, close)).status).toBe(409)
    expect((await api.get(customer, '/account/profile/get')).status).toBe(401)
    expect((await login(api, customer.email, testPassword)).body.type).toBe('account_disabled')
    expect(await api.untilSettled(customer, serverId)).toBe('active')

    expect((await put(`customer/enable/${customer.customerId}`, { reason })).status).toBe(200)
    const { body } = await login(api, customer.email, testPassword)
    expect((await api.get({ token: body.accessToken! }, '/account/profile/get')).status).toBe(200)
  })
})
