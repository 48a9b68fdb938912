import { invoiceStatus, paymentProvider, paymentState, productItem } from '@sarv/contract/enums'
import type { BillListItem } from '@sarv/contract/financial/bills/bills.schemas'
import type {
  InvoiceDetail,
  InvoiceListItem,
  InvoicePayResult,
  InvoiceSummary,
  UnpaidInvoice,
} from '@sarv/contract/financial/invoices/invoices.schemas'
import type { PaymentDetail } from '@sarv/contract/financial/payments/payments.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { issueDueBills } from '../bills/bills.service.ts'
import { credit } from '../ledger/ledger.service.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { pathOf, payAtTestBank } from '../payments/browser.fixture.ts'
import { rateDueHours } from '../rating/rating.service.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { createInvoice } from './create.service.ts'
import { lineOf, sumsOf } from './invoices.rules.ts'
import { cancelInvoice, expireInvoices } from './invoices.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const get = async <Body>(who: Customer, path: string) => (await api.get<Body>(who, `/financial/invoice/${path}`)).body
const detail = (who: Customer, id: number) => get<InvoiceDetail>(who, `get/${id}`)
const pay = (who: Customer, id: number, paymentProviderId?: number) =>
  api.send<InvoicePayResult & { type: string }>(who, 'POST', '/financial/invoice/pay', { id, paymentProviderId })
const balance = async (who: Customer) => (await api.get<number>(who, '/financial/wallet/get-balance')).body

let causes = 0
const newInvoice = async (
  who: Customer,
  unitPriceRials: number,
  more: { dueAt?: Date; discountRials?: number } = {},
) => {
  causes += 1
  const at = new Date()
  const { dueAt = null, discountRials = 0 } = more
  const lines = [
    { description: 'دامنه sarv.ir، یک سال', quantity: 1, unitPriceRials, discountRials },
    { description: 'گواهی SSL', quantity: 3, unitPriceRials: 1_005 },
  ]
  const invoice = { customerId: who.customerId, cause: `test:${causes}`, lines, from: at, to: at, dueAt }
  return (await inTransaction(api.db, (trx) => createInvoice(trx, invoice))).id
}
let deposits = 0
const deposit = (who: Customer, rials: number) => {
  deposits += 1
  const cause = `test deposit:${deposits}`
  const from = { account: 'adjustments' } as const
  return credit(api.db, { kind: 'adjustment', cause, customerId: who.customerId, rials, from })
}
/** A customer with exactly so much. */
const customerWith = async (rials: number) => {
  const who = await api.newCustomer({ rials: 0 })
  const has = await balance(who)
  if (rials > has) await deposit(who, rials - has)
  return who
}

describe('the lines of an invoice', () => {
  it('have their VAT floored one by one, after the discount', () => {
    const prices = [333_333, 37_035, 99_999]
    const lines = prices.map((price) => lineOf({ description: '', quantity: 1, unitPriceRials: price }, 10))
    expect(sumsOf(lines)).toEqual({ netRials: 470_367, discountRials: 0, vatRials: 47_035 })
    const cheaper = lineOf({ description: '', quantity: 2, unitPriceRials: 1_005, discountRials: 1_000 }, 10)
    expect(cheaper).toMatchObject({ priceRials: 2_010, discountRials: 1_000, vatRials: 101 })
    expect(() => lineOf({ description: '', quantity: 1, unitPriceRials: 5, discountRials: 6 }, 10)).toThrow('discount')
  })
})

describe('an invoice', () => {
  it('is shown with seller, buyer, lines and sums, in lists and sums, and to nobody else', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const id = await newInvoice(who, 1_000_000, { discountRials: 100_000 })
    const sums = { netPrice: 1_003_015, discount: 100_000, totalPrice: 903_015, vat: 90_301, invoicePrice: 993_316 }
    expect(await detail(who, id)).toMatchObject({
      ...sums,
      invoiceStatusId: invoiceStatus.id.unpaid,
      invoiceStatus: 'پرداخت‌نشده',
      sellerName: expect.stringContaining('سرو'),
      invoiceItems: [
        {
          product: 'دامنه sarv.ir، یک سال',
          quantity: 1,
          unitPrice: 1_000_000,
          price: 1_000_000,
          vatPercent: 10,
          vat: 90_000,
        },
        { quantity: 3, unitPrice: 1_005, price: 3_015, vat: 301 },
      ],
    })
    expect(await get<InvoiceListItem[]>(who, 'list')).toMatchObject([{ id, ...sums }])
    expect(await get<InvoiceListItem[]>(who, `list?Search=${id + 1}`)).toEqual([])
    expect(await get<UnpaidInvoice[]>(who, 'unpaid')).toMatchObject([{ id, invoicePrice: 993_316 }])
    expect(await get<InvoiceSummary>(who, 'summary')).toEqual({ totalPaid: 0, totalUnpaid: 993_316, debt: 0 })
    const csv = await api.get<string>(who, '/financial/invoice/list-download?format=csv')
    expect(csv.body).toContain('993316')
    const stranger = await api.newCustomer({ rials: 0 })
    expect(await api.get(stranger, `/financial/invoice/get/${id}`)).toMatchObject({ status: 404 })
    expect(await pay(stranger, id)).toMatchObject({ status: 404 })
    expect(await get<InvoiceListItem[]>(stranger, 'list')).toEqual([])
  })

  it('is made once for a cause, and never changed afterwards', async () => {
    const { customerId } = await api.newCustomer({ rials: 0 })
    const at = new Date()
    const invoice = { customerId, cause: 'test:once', from: at, to: at, dueAt: null }
    const make = (rials: number) =>
      createInvoice(api.db, { ...invoice, lines: [{ description: 'x', quantity: 1, unitPriceRials: rials }] })
    const first = await make(5_000)
    expect(first.isNew).toBe(true)
    expect(await make(9_000)).toEqual({ id: first.id, isNew: false })
    const change = api.db.updateTable('invoices').set({ net_rials: 1 }).where('id', '=', first.id).execute()
    await expect(change).rejects.toThrow('refused')
    const forget = api.db.deleteFrom('invoice_lines').where('invoice_id', '=', first.id).execute()
    await expect(forget).rejects.toThrow('refused')
  })

  it('is paid from the wallet, once, however often and at once it is asked for', async () => {
    const who = await customerWith(50_000_000)
    const id = await newInvoice(who, 1_000_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(who, id)))
    expect(answers.map(({ status, body }) => [status, body.status, body.location])).toEqual(
      Array.from({ length: 4 }, () => [200, true, null]),
    )
    const { invoicePrice, endDate } = await detail(who, id)
    expect(endDate).toBeTruthy()
    expect(await balance(who)).toBe(50_000_000 - invoicePrice)
    expect(await get<InvoiceSummary>(who, 'summary')).toEqual({ totalPaid: invoicePrice, totalUnpaid: 0, debt: 0 })
    const [line] = (await api.get<{ description: string; debit: number }[]>(who, '/financial/wallet/list')).body
    expect(line).toMatchObject({ debit: invoicePrice, description: expect.stringContaining('پرداخت فاکتور') })
  })

  it('is paid at a gateway that is named, whatever the wallet holds, and refused without one, when it holds too little', async () => {
    const poor = await customerWith(0)
    const id = await newInvoice(poor, 1_000_000_000)
    expect(await pay(poor, id)).toMatchObject({ status: 400, body: { type: 'money_missing' } })
    const { body: start } = await pay(poor, id, paymentProvider.id.sandbox)
    expect(start).toMatchObject({ status: true, location: expect.stringContaining('/api/pay/') })
    const { invoicePrice } = await detail(poor, id)
    const before = await balance(poor)
    const back = await payAtTestBank(api, start)
    expect([back.status, pathOf(String(back.headers['location']))]).toEqual([
      303,
      `/portal/wallet/invoice/${id}?payment=${start.paymentId}`,
    ])
    expect(await detail(poor, id)).toMatchObject({ invoiceStatusId: invoiceStatus.id.paid })
    expect(await balance(poor)).toBe(before)
    const payment = await api.get<PaymentDetail>(poor, `/financial/payment/get/${start.paymentId}`)
    expect(payment.body).toMatchObject({ amount: invoicePrice, stateId: paymentState.id.done, invoiceId: id })

    const rich = await customerWith(50_000_000)
    const chosen = await newInvoice(rich, 500_000)
    const { body } = await pay(rich, chosen, paymentProvider.id.sandbox)
    expect(body.location).toContain('/api/pay/')
    await payAtTestBank(api, body)
    expect(await balance(rich)).toBe(50_000_000)
    expect(await detail(rich, chosen)).toMatchObject({ invoiceStatusId: invoiceStatus.id.paid })
  })

  it('that was paid meanwhile leaves the bank’s money in the wallet, and the customer is told', async () => {
    const who = await customerWith(50_000_000)
    const id = await newInvoice(who, 500_000)
    const { body: start } = await pay(who, id, paymentProvider.id.sandbox)
    await pay(who, id)
    const { invoicePrice } = await detail(who, id)
    expect(await balance(who)).toBe(50_000_000 - invoicePrice)
    await payAtTestBank(api, start)
    expect(await balance(who)).toBe(50_000_000)
    const { body: told } = await api.get<{ subject: string }[]>(who, '/portal/notification/list')
    expect(told.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('مبلغ آن در کیف پول'))
  })

  it('whose payment is refused by the bank stays unpaid', async () => {
    const who = await customerWith(50_000_000)
    const id = await newInvoice(who, 500_000)
    const { body: start } = await pay(who, id, paymentProvider.id.sandbox)
    await payAtTestBank(api, start, 'refuse')
    expect(await detail(who, id)).toMatchObject({ invoiceStatusId: invoiceStatus.id.unpaid })
    expect(await balance(who)).toBe(50_000_000)
  })

  it('ends when its time is over, but not while somebody is at the bank with it', async () => {
    const who = await customerWith(50_000_000)
    const soon = new Date(Date.now() + 60_000)
    const forgotten = await newInvoice(who, 500_000, { dueAt: soon })
    const atBank = await newInvoice(who, 500_000, { dueAt: soon })
    const { body: start } = await pay(who, atBank, paymentProvider.id.sandbox)
    const deps = { secrets: api.secrets, publicUrl: 'http://localhost:3000' }
    expect(await expireInvoices(api.db, deps, new Date(soon.getTime() + 1))).toBe(1)
    expect(await detail(who, forgotten)).toMatchObject({ invoiceStatusId: invoiceStatus.id.expired })
    expect(await pay(who, forgotten)).toMatchObject({ status: 400, body: { type: 'invoice_ended' } })
    expect(await detail(who, atBank)).toMatchObject({ invoiceStatusId: invoiceStatus.id.unpaid })
    await payAtTestBank(api, start)
    expect(await detail(who, atBank)).toMatchObject({ invoiceStatusId: invoiceStatus.id.paid })
  })

  it('that is cancelled is not paid any more', async () => {
    const who = await customerWith(50_000_000)
    const id = await newInvoice(who, 500_000)
    await inTransaction(api.db, (trx) => cancelInvoice(trx, id, new Date()))
    expect(await pay(who, id)).toMatchObject({ status: 400, body: { type: 'invoice_ended' } })
    expect(await get<UnpaidInvoice[]>(who, 'unpaid')).toEqual([])
    const again = inTransaction(api.db, (trx) => cancelInvoice(trx, id, new Date()))
    await expect(again).rejects.toMatchObject({ code: 'invoice_ended' })
  })
})

describe('papers', () => {
  it('of an invoice and of a confirmed payment are PDFs, for nobody else', async () => {
    const who = await customerWith(50_000_000)
    const id = await newInvoice(who, 500_000)
    const pdf = await api.get<string>(who, `/financial/invoice/pdf/${id}`)
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(pdf.body.slice(0, 5)).toBe('%PDF-')
    const { body: start } = await pay(who, id, paymentProvider.id.sandbox)
    const receipt = () => api.get<string & { type: string }>(who, `/financial/payment/receipt/${start.paymentId}`)
    expect(await receipt()).toMatchObject({ status: 400, body: { type: 'payment_not_confirmed' } })
    await payAtTestBank(api, start)
    expect((await receipt()).body.slice(0, 5)).toBe('%PDF-')
    const stranger = await api.newCustomer()
    expect(await api.get(stranger, `/financial/invoice/pdf/${id}`)).toMatchObject({ status: 404 })
    expect(await api.get(stranger, `/financial/payment/receipt/${start.paymentId}`)).toMatchObject({ status: 404 })
  })
})

describe('every monthly bill', () => {
  it('has a legal invoice that sums to it, with the buyer of that day', async () => {
    const who = await api.newCustomer()
    const { customerId, projectId } = who
    const at = (moment: string) => ({ at: new Date(moment) })
    const { vCpu, vDisk } = productItem.id
    for (const [serviceId, cpus] of [
      [901, 1],
      [902, 3],
    ] as const) {
      const service = { customerId, projectId, serviceType: 'Vm', serviceId } as const
      const disk = { item: vDisk, quantity: 7, unitPrice: 7_203 }
      await setUsage(
        api.db,
        service,
        [{ item: vCpu, quantity: cpus, unitPrice: 720_001 }, disk],
        at('2025-10-08T20:30:17Z'),
      )
      await endUsage(api.db, service, at('2025-11-25T20:31:00Z'))
    }
    await rateDueHours(api.db, { now: new Date('2025-12-25T20:30:00Z'), maxHours: 24 })
    await issueDueBills(api.db, { now: new Date('2025-12-25T20:30:00Z') })
    const bills = (await api.get<BillListItem[]>(who, '/financial/bill/list')).body
    const invoices = await get<InvoiceListItem[]>(who, 'list')
    expect(invoices).toHaveLength(bills.length)
    expect(bills.length).toBeGreaterThanOrEqual(2)
    for (const invoice of invoices) {
      const whole = await detail(who, invoice.id)
      const bill = bills.find(({ id }) => id === whole.billId)!
      expect(invoice).toMatchObject({
        netPrice: bill.netPrice,
        vat: bill.vat,
        invoicePrice: bill.totalPrice,
        invoiceStatusId: invoiceStatus.id.paid,
        fromDate: bill.fromDate,
        toDate: bill.toDate,
      })
      // Quarter and fiscal year are those of what was used, not of the morning after.
      const dated = await api.db
        .selectFrom('invoices')
        .where('id', '=', invoice.id)
        .select(['issued_at as at', 'to_at as to'])
        .executeTakeFirstOrThrow()
      expect(dated.to.getTime() - dated.at.getTime()).toBe(1000)
      const lines = whole.invoiceItems!
      expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(bill.netPrice)
      expect(lines.reduce((sum, { vat = 0 }) => sum + vat, 0)).toBe(bill.vat)
      // Both servers are one line for each unit.
      expect(lines).toHaveLength(2)
    }
    const { name } = await api.db
      .selectFrom('customers')
      .where('id', '=', customerId)
      .select('name')
      .executeTakeFirstOrThrow()
    await api.db.updateTable('customers').set({ name: 'نام تازه' }).where('id', '=', customerId).execute()
    expect(await detail(who, invoices[0]!.id)).toMatchObject({ customerName: name })
    expect(await issueDueBills(api.db, { now: new Date('2025-12-25T20:30:00Z') })).toEqual([])
    expect(await get<InvoiceListItem[]>(who, 'list')).toHaveLength(bills.length)
  })

  it('leaves the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})
