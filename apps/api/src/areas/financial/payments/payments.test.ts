import type { PaymentProviderListItem } from '@sarv/contract/financial/payments/payments.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentProvider, paymentPurpose, paymentState, paymentStatus } from '@sarv/contract/enums'
import type { PaymentDetail, PaymentStart } from '@sarv/contract/financial/payments/payments.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { joinByReferral } from '../referrals/referrals.service.ts'
import { readReferralCode } from '../referrals/referrals.store.ts'
import { formOf, origin, pathOf, postForm as postFormTo } from './browser.fixture.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'

/** A customer pays at the test bank, by the calls that portal and browser send. */
let api: TestApi
let customer: Customer

beforeAll(async () => {
  api = await startTestApi()
  customer = await api.newCustomer({ rials: 0 })
})
afterAll(() => api.close())

const create = (amount: number, headers: Record<string, string> = {}, who = customer) =>
  api.send<PaymentStart>(
    who,
    'POST',
    '/financial/payment/create',
    { paymentProviderId: paymentProvider.id.sandbox, amount },
    headers,
  )
const get = async (id: number, who = customer) =>
  (await api.get<PaymentDetail>(who, `/financial/payment/get/${id}`)).body
const balanceOf = async (who = customer) => (await api.get<number>(who, '/financial/wallet/get-balance')).body
const creditsOf = (id: number) =>
  api.db
    .selectFrom('ledger_transactions')
    .where('cause', '=', `payment:${id}`)
    .select('change_rials as rials')
    .execute()

const postForm = (path: string, fields: Record<string, string>) => postFormTo(api, path, fields)

/** From the answer of the call to the page of the bank, as a browser goes. */
const goToBank = async (start: PaymentStart): Promise<string> => {
  const page = await api.request<string>(undefined, { method: 'GET', url: pathOf(start.location) })
  expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  return pathOf(formOf(page.body).action)
}
/** Presses a button at the bank; answers the form that the bank sends the browser back with. */
const press = async (bankPath: string, choice: string) => formOf((await postForm(bankPath, { choice })).body)

describe('a payment at the test bank', () => {
  it('goes to the bank and comes back, and the wallet has it', async () => {
    const before = await balanceOf()
    const { status, body: start } = await create(250_000)
    expect([status, start.status]).toEqual([200, true])
    expect(await get(start.paymentId!)).toMatchObject({ stateId: paymentState.id.waiting, finalStatus: false })

    const bank = await goToBank(start)
    const page = await api.request<string>(undefined, { method: 'GET', url: bank })
    expect(page.body).toContain('۲۵۰٬۰۰۰ ریال')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const back = await press(bank, 'pay')
    const answer = await postForm(pathOf(back.action), back.fields)

    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(`${origin}/portal/wallet/payment/${start.paymentId}`)
    const paid = await get(start.paymentId!)
    expect(paid).toMatchObject({
      stateId: paymentState.id.done,
      paymentStatusId: paymentStatus.id.done,
      paymentStatus: 'پرداخت موفق',
      finalStatus: true,
      amount: 250_000,
      canCheck: false,
      hashCardNumber: '603799******7654',
    })
    expect(paid.rrn).toBeGreaterThan(0)
    expect((await balanceOf()) - before).toBe(250_000)
    expect(await creditsOf(start.paymentId!)).toEqual([{ rials: 250_000 }])
  })

  it('alone brings nothing to whoever brought the customer', async () => {
    const [referrer, joined] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
    await joinByReferral(api.db, joined.customerId, await readReferralCode(api.db, referrer.customerId))
    const { body: start } = await create(200_000, {}, joined)
    const back = await press(await goToBank(start), 'pay')
    await postForm(pathOf(back.action), back.fields)
    expect([await balanceOf(joined), await balanceOf(referrer)]).toEqual([200_000, 0])
  })

  it.each([
    ['cancel', 'cancelled', 'لغوشده'],
    ['refuse', 'failed', 'ناموفق'],
  ] as const)('that ends with %s says so, and credits nothing', async (choice, state, label) => {
    const { body: start } = await create(120_000)
    const back = await press(await goToBank(start), choice)
    expect((await postForm(pathOf(back.action), back.fields)).status).toBe(303)
    const payment = await get(start.paymentId!)
    expect(payment).toMatchObject({ stateId: paymentState.id[state], paymentStatus: label, finalStatus: false })
    expect(payment.explanation).toContain('۷۲ ساعت')
    expect(await creditsOf(start.paymentId!)).toEqual([])
  })

  it('whose window was closed is found by asking the bank', async () => {
    const { body: start } = await create(130_000)
    await postForm(await goToBank(start), { choice: 'leave' })
    expect(await get(start.paymentId!)).toMatchObject({ stateId: paymentState.id.waiting, canCheck: true })
    const { body } = await api.send<PaymentDetail>(customer, 'POST', `/financial/payment/check/${start.paymentId}`)
    expect(body).toMatchObject({ stateId: paymentState.id.done, finalStatus: true })
    expect(await creditsOf(start.paymentId!)).toEqual([{ rials: 130_000 }])
  })

  it('at a slow bank is being checked, and not lost', async () => {
    const { body: start } = await create(140_000)
    const back = await press(await goToBank(start), 'payAndBeSlow')
    expect((await postForm(pathOf(back.action), back.fields)).status).toBe(303)
    expect(await get(start.paymentId!)).toMatchObject({ stateId: paymentState.id.checking, canCheck: true })
    expect(await creditsOf(start.paymentId!)).toEqual([])
  })

  it('of an offer adds its gift, once', async () => {
    const buyer = await api.newCustomer({ rials: 0 })
    const offer = { paymentProviderId: paymentProvider.id.sandbox, offerId: 1 }
    const { body: start } = await api.send<PaymentStart>(buyer, 'POST', '/financial/offer/pay', offer)
    const back = await press(await goToBank(start), 'pay')
    for (let times = 0; times < 2; times += 1) await postForm(pathOf(back.action), back.fields)
    expect(await get(start.paymentId!, buyer)).toMatchObject({ amount: 20_000_000, purposeId: paymentPurpose.id.offer })
    expect(await balanceOf(buyer)).toBe(21_000_000)
  })

  it('tells those who look at it whenever it changes', async () => {
    const { body: start } = await create(150_000)
    const back = await press(await goToBank(start), 'pay')
    await postForm(pathOf(back.action), back.fields)
    const events = await api.db
      .selectFrom('events')
      .where('cache_group', '=', 'Payment')
      .where('entity_id', '=', start.paymentId!)
      .select('customer_id as customerId')
      .execute()
    expect(events.length).toBeGreaterThanOrEqual(4)
    expect(new Set(events.map(({ customerId }) => customerId))).toEqual(new Set([customer.customerId]))
  })

  it('is started once for a key, however often it is asked for', async () => {
    const key = { 'idempotency-key': 'deposit-1' }
    const [first, second] = [await create(160_000, key), await create(160_000, key)]
    expect(second.body).toEqual(first.body)
  })
})

describe('what is refused', () => {
  it('too little, too much, and a bank that is not on', async () => {
    expect(await create(9999)).toMatchObject({ status: 400, body: { type: 'payment_too_small' } })
    expect(await create(2_000_000_001)).toMatchObject({ status: 400, body: { type: 'payment_too_large' } })
    const body = { paymentProviderId: paymentProvider.id.sep, amount: 50_000 }
    expect(await api.send(customer, 'POST', '/financial/payment/create', body)).toMatchObject({
      status: 400,
      body: { type: 'payment_provider_off' },
    })
  })

  it('what the terms of the catalogue do not take, as gateways say it', async () => {
    const terms = (rials: number) => api.db.updateTable('provider_terms').set({ top_up_min_rials: rials }).execute()
    await withBooks(api.db, '8. Less is paid in than the catalogue takes', { customer }, async () => {
      await terms(500_000)
      expect(await create(499_999)).toMatchObject({ status: 400, body: { type: 'payment_too_small' } })
    })
    const gateways = await api.get<PaymentProviderListItem[]>(customer, '/financial/payment-provider/list')
    expect(gateways.body[0]).toMatchObject({ minAmount: 500_000, maxAmount: 2_000_000_000 })
    await terms(10_000)
  })

  it("another customer's payment is not there", async () => {
    const other = await api.newCustomer({ rials: 0 })
    const { body: start } = await create(50_000)
    expect((await api.get(other, `/financial/payment/get/${start.paymentId}`)).status).toBe(404)
    expect((await api.send(other, 'POST', `/financial/payment/check/${start.paymentId}`)).status).toBe(404)
  })

  it('a callback about nothing leads to the list', async () => {
    const answer = await postForm('/api/my/financial/payment/sandbox-call-back', { state: 'ok', orderNumber: '17' })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${origin}/portal/wallet/payment`])
    const sep = await postForm('/api/my/financial/payment/sep-call-back', { State: 'OK', ResNum: '17', RefNum: 'x' })
    expect([sep.status, sep.headers['location']]).toEqual([303, `${origin}/portal/wallet/payment`])
  })

  it('a form of a browser, anywhere else', async () => {
    const answer = await api.request(customer.token, {
      method: 'POST',
      url: '/api/my/financial/payment/create',
      payload: 'amount=50000&paymentProviderId=5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(415)
  })

  it('the way to the bank, to who does not know the ticket', async () => {
    const { body: start } = await create(50_000)
    const answer = await api.request(undefined, { method: 'GET', url: `/api/pay/${start.paymentId}/${'x'.repeat(24)}` })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${origin}/portal/wallet/payment`])
  })
})

describe('lists', () => {
  it('have the payments of the customer, newest first, by pages', async () => {
    const mine = await api.newCustomer({ rials: 0 })
    for (const amount of [50_000, 60_000, 70_000]) await create(amount, {}, mine)
    const { body, headers } = await api.get<{ amount: number }[]>(
      mine,
      '/financial/payment/list?PageNumber=1&PageSize=2',
    )
    expect(body.map(({ amount }) => amount)).toEqual([70_000, 60_000])
    expect(headers['x-total-count']).toBe('3')
  })

  it('are downloaded as a workbook or as CSV', async () => {
    const mine = await api.newCustomer({ rials: 0 })
    for (const amount of [50_000, 60_000]) await create(amount, {}, mine)
    const sheet = await api.get<string>(mine, '/financial/payment/list-download')
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="sarv-payments.xlsx"')
    const csv = await api.get<string>(mine, '/financial/payment/list-download?format=csv')
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(3)
    expect(csv.body).toContain(',60000,')
  })

  it('name the banks that are on', async () => {
    expect((await api.get(customer, '/financial/payment-provider/list')).body).toEqual([
      {
        id: paymentProvider.id.sandbox,
        name: 'بانک آزمایشی',
        status: true,
        photoName: 'sandbox',
        isTest: true,
        minAmount: 10_000,
        maxAmount: 2_000_000_000,
      },
    ])
  })
})
