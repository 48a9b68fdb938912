import { limitedItem, limitRequestStatus } from '@sarv/contract/enums'
import type { LimitRequestListItem } from '@sarv/contract/portal/limit-requests/limit-requests.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../cli/command.ts'
import { getLimitUsage, raiseLimits } from '../../services/limits.service.ts'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { runSarv } from '../../testing/command-line.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const path = '/portal/limit-request'
const wish = { itemId: limitedItem.id.vm, wanted: 50, reason: 'نوروز فروشگاه‌های تازه باز می‌شوند' }

const ask = (customer: Customer, changes: object = {}) =>
  api.send<{ id: number; type?: string }>(customer, 'POST', `${path}/create`, { ...wish, ...changes })
const cancel = (customer: Customer, id: number) => api.send<{ type?: string }>(customer, 'PUT', `${path}/cancel/${id}`)
const list = async (customer: Customer) => (await api.get<LimitRequestListItem[]>(customer, `${path}/list`)).body
const maxVm = async ({ customerId }: Customer) => (await getLimitUsage(api.db, customerId)).vm.max

const sarv = async (...words: string[]) => (await runSarv(api, words)).text

const inboxOf = ({ userId }: Customer) =>
  api.db.selectFrom('notifications').where('user_id', '=', userId).select(['subject', 'content']).execute()

describe('asking for more than the limits allow', () => {
  it('waits for the provider, who grants it: the limit is there and the owner is told', async () => {
    const customer = await api.newCustomer()
    const { body } = await ask(customer)
    expect(await list(customer)).toMatchObject([
      { id: body.id, item: 'سرور مجازی', wanted: 50, had: 20, statusId: limitRequestStatus.id.open, answer: null },
    ])
    expect(await sarv('limits', 'requests')).toContain(`customer ${customer.customerId}`)
    await sarv('limits', 'grant', String(body.id), '--answer', 'نوروز خوش بگذرد.', '--reason', 'asked by phone')
    expect(await maxVm(customer)).toBe(50)
    expect(await list(customer)).toMatchObject([
      { statusId: limitRequestStatus.id.granted, granted: 50, answer: 'نوروز خوش بگذرد.', endDate: expect.any(String) },
    ])
    const [message] = await inboxOf(customer)
    expect(message!.content).toBe('سقف سرور مجازی شما از این پس ۵۰ است. نوروز خوش بگذرد.')
    await expect(sarv('limits', 'grant', String(body.id), '--reason', 'asked by phone')).rejects.toThrow(UsageError)
  })

  it('may be granted in part, and refused with a reason that the owner reads', async () => {
    const customer = await api.newCustomer()
    const { body: one } = await ask(customer)
    await sarv('limits', 'grant', String(one.id), '--amount', '30', '--reason', 'asked by phone')
    expect(await maxVm(customer)).toBe(30)
    const { body: other } = await ask(customer)
    await expect(sarv('limits', 'refuse', String(other.id), '--reason', 'asked by phone')).rejects.toThrow(UsageError)
    await sarv('limits', 'refuse', String(other.id), '--answer', 'نخست یک ماه کار کنید.', '--reason', 'asked by phone')
    expect(await maxVm(customer)).toBe(30)
    expect((await inboxOf(customer)).at(-1)!.content).toContain('نخست یک ماه کار کنید.')
  })

  it('never lowers what grows by itself: what is granted stays beside it', async () => {
    const customer = await api.newCustomer({ isConfirmed: false, rials: 0 })
    await api.db.deleteFrom('customer_limits').where('customer_id', '=', customer.customerId).execute()
    const { body } = await ask(customer)
    await sarv('limits', 'grant', String(body.id), '--reason', 'asked by phone')
    await api.db.updateTable('users').set({ id_confirmed: true }).where('id', '=', customer.userId).execute()
    await raiseLimits(api.db, customer.customerId)
    const { vm, cpu } = await getLimitUsage(api.db, customer.customerId)
    expect([vm.max, cpu.max > 2]).toEqual([50, true])
  })

  it('is open once for each item, until it is taken back', async () => {
    const customer = await api.newCustomer()
    const { body } = await ask(customer)
    expect((await ask(customer)).body.type).toBe('limit_request_open')
    expect((await ask(customer, { itemId: limitedItem.id.ip, wanted: 60 })).status).toBe(200)
    expect((await cancel(customer, body.id)).status).toBe(200)
    expect((await cancel(customer, body.id)).body.type).toBe('limit_request_ended')
    expect((await ask(customer)).status).toBe(200)
  })

  it('is for more than there is', async () => {
    const customer = await api.newCustomer()
    expect((await ask(customer, { wanted: 20 })).body.type).toBe('limit_enough')
  })

  it('is nobody else’s business', async () => {
    const [customer, other] = [await api.newCustomer(), await api.newCustomer()]
    const { body } = await ask(customer)
    expect((await cancel(other, body.id)).status).toBe(404)
    expect(await list(other)).toEqual([])
    const colleague = await api.newColleague(customer, 'reporter')
    expect((await api.get(colleague, `${path}/list`)).status).toBe(403)
  })
})
