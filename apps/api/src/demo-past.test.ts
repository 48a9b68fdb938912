import { paymentStatus } from '@sarv/contract/enums'
import type { BillListItem } from '@sarv/contract/financial/bills/bills.schemas'
import type { ProjectCap } from '@sarv/contract/financial/caps/caps.schemas'
import type { InvoiceListItem } from '@sarv/contract/financial/invoices/invoices.schemas'
import type { PaymentListItem } from '@sarv/contract/financial/payments/payments.schemas'
import type { QuoteListItem } from '@sarv/contract/financial/quotes/quotes.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playDemoPast } from './demo-past.ts'
import { verifyLedger } from './areas/financial/ledger/verify.store.ts'
import { startTestApi, type Customer, type TestApi } from './testing/api.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer({ rials: 0 })
  const dependencies = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  await playDemoPast(api.db, dependencies, { ...customer, datacenterId: 1 })
}, 120_000)
afterAll(() => api.close())

const lines = () =>
  api.db
    .selectFrom('ledger_transactions')
    .where('customer_id', '=', customer.customerId)
    .select(['at', 'kind'])
    .select((eb) => eb.fn.coalesce('balance_rials', eb.lit(0)).as('balance'))
    .orderBy('id')
    .execute()

it('every month that is over has its bill and its invoice, dearer with every server', async () => {
  const { body: bills } = await api.get<BillListItem[]>(customer, '/financial/bill/list')
  const issued = bills.filter(({ id }) => id !== 0)
  expect(issued).toHaveLength(14)
  const { body: invoices } = await api.get<InvoiceListItem[]>(customer, '/financial/invoice/list')
  expect(invoices.map(({ invoicePrice }) => invoicePrice)).toEqual(issued.map(({ totalPrice }) => totalPrice))
  expect(issued[0]!.totalPrice).toBeGreaterThan(3 * issued.at(-1)!.totalPrice)
})

it('what was paid stands in the list of payments, with one refused and one that was cancelled', async () => {
  const { body: payments } = await api.get<PaymentListItem[]>(customer, '/financial/payment/list')
  const done = payments.filter(({ paymentStatusId }) => paymentStatusId === paymentStatus.id.done)
  expect(payments.length - done.length).toBe(2)
  const inLedger = (await lines()).filter(({ kind }) => kind === 'payment')
  expect(inLedger.length).toBe(done.length)
  expect(done.length).toBeGreaterThan(10)
})

it('the wallet was nearly empty once, and never owed anything', async () => {
  const all = await lines()
  expect(all.every(({ balance }) => balance >= 0)).toBe(true)
  const afterFirst = all.slice(1)
  const least = Math.min(...afterFirst.map(({ balance }) => balance))
  expect(least).toBeLessThan(500_000)
  expect(all.at(-1)!.balance).toBeGreaterThan(5_000_000)
})

it('the books are in the order of time, and right', async () => {
  const all = await lines()
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b))
  expect(all.length).toBeGreaterThan(150)
  expect((await verifyLedger(api.db)).fault).toBeUndefined()
})

it('a quote and a cap say what is planned', async () => {
  const { body: quotes } = await api.get<QuoteListItem[]>(customer, '/financial/quote/list')
  expect(quotes).toMatchObject([{ tabs: ['vm'] }])
  const { body: cap } = await api.get<ProjectCap>(customer, `/financial/${customer.projectId}/cap/get`)
  expect(cap.monthlyRials).toBeGreaterThan(0)
})
