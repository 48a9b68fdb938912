import type { MoneyAct } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import { paymentState } from '@sarv/contract/enums'
import type {
  OperatorPayment,
  OperatorPaymentFound,
} from '@sarv/contract/operator/operator-payments/operator-payments.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { readBalances } from '../../financial/ledger/ledger.store.ts'
import { readBooks, withBooks } from '../../financial/ledger/show-books.fixture.ts'
import { verifyLedger } from '../../financial/ledger/verify.store.ts'

let api: TestApi
let [finance, support, second]: TestOperator[] = []
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  finance = await insertOperator(api.db, ['finance'])
  support = await insertOperator(api.db, ['support'])
  second = await insertOperator(api.db, ['finance'])
})
afterAll(() => api.close())

let made = 0

const read = (who: TestOperator) =>
  api.request<OperatorPayment[]>(who.token, { method: 'GET', url: '/api/operator/payment/list' })

const twoPersonRials = 50_000_000
const act = (who: TestOperator, what: string, payload: object) =>
  api.request<MoneyAct & { type?: string }>(who.token, { method: 'PUT', url: `/api/operator/${what}`, payload })
const reason = 'the bank said so on the telephone'

interface Made {
  state: 'unknown' | 'mismatch' | 'refunding' | 'failed' | 'verified' | 'returned' | 'credited'
  minutes?: number
  rials?: number
  of?: Customer
}

const pay = async ({ state, minutes = 0, rials = 1_000_000, of }: Made) => {
  const { customerId } = of ?? (await api.newCustomer({ rials: 0 }))
  const at = new Date(Date.now() - minutes * 60_000)
  const { id } = await api.db
    .insertInto('payments')
    .values({
      customer_id: customerId,
      provider_id: 3,
      amount_rials: rials,
      purpose_id: 1,
      order_number: (made += 1),
      ticket: `ticket-${made}`,
      state,
      created_at: at,
      returned_at: at,
      ask_at: new Date(Date.now() + 3_600_000),
      ...((state === 'verified' || state === 'credited') && { receipt: `receipt-${made}` }),
      ...(state === 'refunding' && { refund_asked_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const day = 24 * 60
const stateOf = async (id: number) => {
  const row = await api.db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  return row.state
}

it('lists what no bank has answered for, from 15 minutes after the return and without an end', async () => {
  const old = await pay({ state: 'unknown', minutes: 400 * day })
  const stuck = await pay({ state: 'verified', minutes: 16 })
  const silent = await pay({ state: 'returned', minutes: 16 })
  const back = await pay({ state: 'mismatch' })
  const fresh = [await pay({ state: 'verified', minutes: 14 }), await pay({ state: 'returned', minutes: 14 })]
  await pay({ state: 'failed', minutes: day })
  await pay({ state: 'credited', minutes: day })
  const { body } = await read(finance!)
  const ids = body.map(({ id }) => id)
  expect(ids).toEqual([stuck, back, old, silent])
  expect(ids).not.toEqual(expect.arrayContaining(fresh))
  expect((await read(support!)).status).toBe(403)
})

it('shows others although one customer has come back with many claims', async () => {
  const noisy = await api.newCustomer({ rials: 0 })
  for (let count = 0; count < 205; count += 1) await pay({ state: 'unknown', minutes: day, of: noisy })
  const other = await pay({ state: 'unknown', minutes: day })
  expect((await read(finance!)).body.map(({ id }) => id)).toContain(other)
})

it('has the bank asked again at once', async () => {
  const id = await pay({ state: 'unknown', minutes: 90 * day })
  expect((await act(finance!, `payment/ask/${id}`, { reason })).status).toBe(200)
  const { ask_at } = await api.db.selectFrom('payments').where('id', '=', id).select('ask_at').executeTakeFirstOrThrow()
  expect(ask_at!.getTime()).toBeLessThanOrEqual(Date.now())
})

it.each(['verified', 'unknown'] as const)('credits one that is %s when it was paid, once', async (state) => {
  const who = await api.newCustomer({ rials: 0 })
  const id = await pay({ state, minutes: 90 * day, of: who })
  const body = { place: 'wallet', bankReference: 'BM-778', reason }
  await withBooks(api.db, `4. A payment that is ${state} was paid, says the bank`, { customer: who }, async () => {
    expect((await act(finance!, `payment/settle/${id}`, body)).body).toMatchObject({ isDone: true })
  })
  expect((await act(finance!, `payment/settle/${id}`, body)).body.type).toBe('payment_clear')
  expect([await stateOf(id), (await readBalances(api.db, who.customerId)).wallet]).toEqual(['credited', 1_000_000])
  expect(await readBooks(api.db, { who })).toEqual({ who: { clearing: -1_000_000, wallet: 1_000_000 } })
})

it('closes one that went back, and moves nothing', async () => {
  const who = await api.newCustomer({ rials: 0 })
  const id = await pay({ state: 'unknown', of: who })
  await act(finance!, `payment/settle/${id}`, { place: 'card', bankReference: 'BM-779', reason })
  expect([await stateOf(id), await readBooks(api.db, { who })]).toEqual(['reversed', { who: {} }])
})

it('takes a number of the bank for one payment alone', async () => {
  const ids = [await pay({ state: 'unknown' }), await pay({ state: 'unknown' })]
  const body = { place: 'wallet', bankReference: 'BM-790', reason }
  const told = []
  for (const id of ids) told.push((await act(finance!, `payment/settle/${id}`, body)).body.type)
  expect(told).toEqual([undefined, 'payment_reference_used'])
})

it('never credits another amount than was asked for', async () => {
  const id = await pay({ state: 'mismatch' })
  const body = { place: 'wallet', bankReference: 'BM-780', reason }
  expect((await act(finance!, `payment/settle/${id}`, body)).body.type).toBe('payment_mismatch')
})

it('takes two persons above the sum', async () => {
  const who = await api.newCustomer({ rials: 0 })
  const id = await pay({ state: 'unknown', rials: twoPersonRials + 1, of: who })
  const body = { place: 'wallet', bankReference: 'BM-781', reason }
  const { body: asked } = await act(finance!, `payment/settle/${id}`, body)
  expect(asked.isDone).toBe(false)
  expect((await act(second!, `payment/settle/${id}`, body)).body.type).toBe('second_person_needed')
  expect((await act(finance!, `adjustment/approve/${asked.id}`, { reason })).body.type).toBe('second_person_needed')
  expect(await stateOf(id)).toBe('unknown')
  expect((await act(second!, `adjustment/approve/${asked.id}`, { reason })).status).toBe(200)
  expect([await stateOf(id), (await readBalances(api.db, who.customerId)).wallet]).toEqual([
    'credited',
    twoPersonRials + 1,
  ])
})

it('leaves the books right', async () => {
  expect((await verifyLedger(api.db)).fault).toBeUndefined()
})

it('is found by our number and by those of the bank, whole, in any digits, and by nobody outside finance', async () => {
  const id = await pay({ state: 'credited', rials: 7_000_000 })
  const rrn = `9${String(id).padStart(11, '0')}`
  await api.db.updateTable('payments').set({ rrn }).where('id', '=', id).execute()
  const find = (who: TestOperator, search: string) =>
    api.request<OperatorPaymentFound[]>(who.token, {
      method: 'GET',
      url: `/api/operator/payment/find?Search=${encodeURIComponent(search)}`,
    })
  const found = { id, rials: 7_000_000, stateId: paymentState.id.done }
  expect((await find(finance!, String(id))).body).toContainEqual(expect.objectContaining(found))
  const persian = rrn.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)))
  expect((await find(finance!, persian)).body).toMatchObject([found])
  expect((await find(finance!, rrn.slice(0, -1))).body).toEqual([])
  expect((await find(finance!, '%')).body).toEqual([])
  expect((await find(support!, String(id))).status).toBe(403)
})

it('shows three of the payments that one customer only claims, and all that a bank has confirmed', async () => {
  const of = await api.newCustomer({ rials: 0 })
  const claimed: number[] = []
  await withBooks(api.db, '8. A customer says of ten payments that they were paid', { customer: of }, async () => {
    for (let index = 0; index < 10; index += 1) claimed.push(await pay({ state: 'unknown', minutes: 20, of }))
  })
  const confirmed = await pay({ state: 'verified', minutes: 20, of })
  const shown = (await read(finance!)).body.filter(({ customerId }) => customerId === of.customerId).map(({ id }) => id)
  expect(shown.toSorted((a, b) => a - b)).toEqual([...claimed.slice(0, 3), confirmed])
})
