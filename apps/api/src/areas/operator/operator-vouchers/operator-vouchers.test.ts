import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerState, voucherState } from '@sarv/contract/enums'
import type { OperatorMoneyRequest } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type {
  OperatorOffer,
  OperatorVoucherPage,
  OperatorVouchersMade,
  OperatorVoucherUsePage,
} from '@sarv/contract/operator/operator-vouchers/operator-vouchers.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

const twoPersonRials = 1_000_000
let api: TestApi
let first: TestOperator
let second: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials } } })
  second = await insertOperator(api.db, ['finance'])
})
afterAll(() => api.close())

const reason = 'campaign of spring'
const send = <Body>(who: TestOperator, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })

/** By somebody whose day has just begun. */
const make = async (wanted: object) => {
  first = await insertOperator(api.db, ['finance'])
  return send<OperatorVouchersMade>(first, 'POST', 'voucher/create', {
    codeCount: 1,
    giftRials: 1_000,
    maxUses: 1,
    maxUsesPerCustomer: 1,
    isForNewcomers: false,
    reason,
    ...wanted,
  })
}
const list = async (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ PageNumber: '1', PageSize: '20', ...more }).toString()
  return (await send<OperatorVoucherPage>(second, 'GET', `voucher/list?${query}`)).body
}
const find = async (code: string) => (await list({ Search: code })).data[0]!
const disable = (who: TestOperator, id: number, isWholeBatch = false) =>
  send(who, 'PUT', `voucher/disable/${id}`, { isWholeBatch, reason })
const stateOf = async (code: string) => (await find(code)).stateId
const use = (customer: Customer, voucherCode: string) =>
  api.send<{ type?: string }>(customer, 'POST', '/financial/voucher/use', { voucherCode })
const poor = () => api.newCustomer({ rials: 0 })
const { id: states } = voucherState

describe('a gift code of an operator', () => {
  it('is made by name, used as it allows, and tells who used it and when', async () => {
    const [one, other, late] = [await poor(), await poor(), await poor()]
    expect((await make({ code: 'spring-۵', maxUses: 2 })).body).toMatchObject({ isDone: true, codes: ['SPRING-5'] })
    expect(await stateOf('spring')).toBe(states.active)
    expect((await use(one, 'spring-5')).status).toBe(200)
    expect((await use(one, 'spring-5')).body.type).toBe('voucher_used')
    expect((await use(other, 'spring-5')).status).toBe(200)
    expect((await use(late, 'spring-5')).body.type).toBe('voucher_used')
    const { id, stateId, useCount } = await find('SPRING-5')
    expect({ stateId, useCount }).toEqual({ stateId: states.usedUp, useCount: 2 })
    const read = (page: number) =>
      send<OperatorVoucherUsePage>(second, 'GET', `voucher/use/list/${id}?PageNumber=${page}&PageSize=1`)
    const [latest, earliest] = [(await read(1)).body, (await read(2)).body]
    expect(latest).toMatchObject({ totalRecords: 2, totalPages: 2 })
    expect([latest, earliest].map(({ data }) => data[0]!.customerId)).toEqual([other.customerId, one.customerId])
    expect((await send(second, 'GET', 'voucher/use/list/999999?PageNumber=1&PageSize=1')).status).toBe(404)
  })

  it('for one customer is nobody else’s, and costs no more than that one can use', async () => {
    const [mine, stranger] = [await poor(), await poor()]
    const wanted = {
      code: 'FOR-ONE',
      customerId: mine.customerId,
      giftRials: 400_000,
      maxUses: 100,
      maxUsesPerCustomer: 2,
    }
    expect((await make(wanted)).body.isDone).toBe(true)
    expect((await use(stranger, 'FOR-ONE')).body.type).toBe('voucher_unknown')
    expect((await use(mine, 'FOR-ONE')).status).toBe(200)
    expect(await stateOf('FOR-ONE')).toBe(states.active)
    expect((await use(mine, 'FOR-ONE')).status).toBe(200)
    expect(await stateOf('FOR-ONE')).toBe(states.usedUp)
  })

  it('ends by the clock or by an operator, and is found by how it is', async () => {
    const customer = await poor()
    await make({ code: 'SHORT', expireDate: '2099-01-01T00:00:00' })
    await api.db
      .updateTable('vouchers')
      .set({ expires_at: new Date(0) })
      .where('code', '=', 'SHORT')
      .execute()
    expect((await use(customer, 'SHORT')).body.type).toBe('voucher_expired')
    await make({ code: 'OFF' })
    const { id } = await find('OFF')
    expect((await disable(second, id)).status).toBe(200)
    expect((await disable(second, id)).body.type).toBe('voucher_disabled')
    expect((await disable(second, 999_999)).status).toBe(404)
    expect((await use(customer, 'OFF')).body.type).toBe('voucher_unknown')
    const codes = async (stateId: number) => (await list({ StateId: String(stateId) })).data.map(({ code }) => code)
    expect(await codes(states.expired)).toEqual(['SHORT'])
    expect(await codes(states.disabled)).toEqual(['OFF'])
    expect(await codes(states.active)).not.toContain('OFF')
  })

  it('is made many times over, each another, and read by pages', async () => {
    const { body } = await make({ codeCount: 30, expireDate: '2099-03-01T00:00:00' })
    expect(new Set(body.codes).size).toBe(30)
    for (const code of body.codes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
    const page = await list({ PageSize: '10', PageNumber: '2' })
    expect(page.data.map(({ code }) => code)).toEqual(body.codes.toReversed().slice(10, 20))
    expect(page.totalRecords).toBeGreaterThanOrEqual(30)
    expect((await use(await poor(), body.codes[7]!)).status).toBe(200)
    // One of them, then all that were made with it; what others made stays.
    const { id, batchCount } = await find(body.codes[7]!)
    expect(batchCount).toBe(30)
    await make({ code: 'ANOTHER-BATCH' })
    await disable(second, id)
    expect(await stateOf(body.codes[8]!)).toBe(states.active)
    expect((await disable(second, id, true)).status).toBe(200)
    expect(new Set(await Promise.all(body.codes.map(stateOf)))).toEqual(new Set([states.disabled]))
    expect(await find('ANOTHER-BATCH')).toMatchObject({ stateId: states.active, batchCount: 1 })
  })

  it.each([
    [{ code: 'TWICE', codeCount: 2 }, 'voucher_code_of_many'],
    [{ expireDate: '2020-01-01T00:00:00' }, 'voucher_over'],
    [{ customerId: 999_999 }, 'voucher_customer_unknown'],
    [{ giftRials: 1_000_000_000, maxUses: 100_000 }, 'voucher_worth'],
    [{ code: 'with spaces' }, 422],
    [{ giftRials: 0 }, 422],
    [{ maxUses: null }, 422],
    [{ reason: '' }, 422],
  ])('%o is refused', async (wanted, type) => {
    const before = (await list()).totalRecords
    const { status, body } = await make(wanted)
    expect(status === 422 ? 422 : body.type).toBe(type)
    expect((await list()).totalRecords).toBe(before)
  })

  it('is not made twice', async () => {
    await make({ code: 'ONLY' })
    expect((await make({ code: 'only' })).body.type).toBe('voucher_code_taken')
  })
})

describe('above the sum', () => {
  const large = { giftRials: 300_000, maxUses: 2, codeCount: 2 }

  it('codes open nothing until a second person agrees, never the one who asked', async () => {
    const customer = await poor()
    const { body } = await make(large)
    const [code] = body.codes
    expect(body.isDone).toBe(false)
    expect(await stateOf(code!)).toBe(states.waiting)
    expect((await use(customer, code!)).body.type).toBe('voucher_unknown')
    const { body: waiting } = await send<OperatorMoneyRequest[]>(second, 'GET', 'adjustment/list')
    expect(waiting.find(({ id }) => id === body.id)).toMatchObject({
      kind: 'voucher',
      customerId: null,
      customer: null,
      rials: 1_200_000,
      text: '۲ کد هدیه، هر بار ۳۰۰٬۰۰۰ ریال، هر کد تا ۲ بار',
    })
    const path = `adjustment/approve/${body.id}`
    expect((await send(first, 'PUT', path, { reason })).body.type).toBe('second_person_needed')
    expect((await send(second, 'PUT', path, { reason })).status).toBe(200)
    expect((await use(customer, code!)).status).toBe(200)
  })

  it('what was refused stays shut, and so does what was switched off before it was agreed to', async () => {
    const customer = await poor()
    const { body: refused } = await make(large)
    await send(second, 'PUT', `adjustment/refuse/${refused.id}`, { reason })
    expect(await stateOf(refused.codes[0]!)).toBe(states.disabled)
    const { body: agreed } = await make(large)
    const { id } = await find(agreed.codes[0]!)
    await disable(second, id)
    await send(second, 'PUT', `adjustment/approve/${agreed.id}`, { reason })
    const answers = await Promise.all([refused.codes[0]!, agreed.codes[0]!].map((code) => use(customer, code)))
    expect(answers.map(({ body }) => body.type)).toEqual(['voucher_unknown', 'voucher_unknown'])
    expect((await use(customer, agreed.codes[1]!)).status).toBe(200)
  })

  it('codes and adjustments of one day count together', async () => {
    const { customerId } = await poor()
    expect((await make({ giftRials: 600_000 })).body.isDone).toBe(true)
    const adjust = { customerId, rials: 400_001, answer: 'for the wait', reason }
    expect((await send<{ isDone: boolean }>(first, 'POST', 'adjustment/create', adjust)).body.isDone).toBe(false)
  })
})

it('asks for the second factor again, but not to switch a code off', async () => {
  await make({ code: 'PROVEN' })
  const { id } = await find('PROVEN')
  const late = await insertOperator(api.db, ['finance'])
  await api.db
    .updateTable('operator_sessions')
    .set({ proven_at: new Date(Date.now() - 3_600_000) })
    .where('operator_id', '=', late.operatorId)
    .execute()
  const wanted = { codeCount: 1, giftRials: 1, maxUses: 1, maxUsesPerCustomer: 1, isForNewcomers: false, reason }
  expect((await send(late, 'POST', 'voucher/create', wanted)).body.type).toBe('proof_needed')
  expect((await disable(late, id)).status).toBe(200)
})

it('stands in the log with its reason and without its code', async () => {
  const { body } = await make({ code: 'NOT-IN-THE-LOG' })
  const line = await api.db
    .selectFrom('audit_log')
    .where('event', '=', 'operatorVoucherCreate')
    .where('target', '=', `moneyRequest:${body.id}`)
    .select('data')
    .executeTakeFirstOrThrow()
  expect(line.data).toContain(reason)
  expect(line.data).not.toContain('NOT-IN-THE-LOG')
})

it('lists the offers of the catalogue, those that are over among them', async () => {
  const { body: offers } = await send<OperatorOffer[]>(second, 'GET', 'offer/list')
  expect(offers.find(({ id }) => id === 2)).toMatchObject({
    name: 'شارژ طلایی',
    payRials: 50_000_000,
    giftRials: 4_000_000,
    boughtCount: 0,
  })
  const later = new Date(Date.now() + 86_400_000)
  await api.db.updateTable('offers').set({ valid_from: later }).where('id', '=', 2).execute()
  await api.db.updateTable('offers').set({ enabled: false }).where('id', '=', 3).execute()
  const { body: now } = await send<OperatorOffer[]>(second, 'GET', 'offer/list')
  const stateOfOffer = (id: number) => now.find((offer) => offer.id === id)!.stateId
  expect([1, 2, 3, 4].map(stateOfOffer)).toEqual([
    offerState.id.open,
    offerState.id.coming,
    offerState.id.takenOut,
    offerState.id.over,
  ])
})
