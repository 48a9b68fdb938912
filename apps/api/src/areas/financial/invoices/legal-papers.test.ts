import { invoiceStatus, paymentProvider, productItem } from '@sarv/contract/enums'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { BillDetail, BillListItem } from '@sarv/contract/financial/bills/bills.schemas'
import type {
  InvoiceDetail,
  InvoiceListItem,
  InvoicePayResult,
  InvoiceSummary,
  UnpaidInvoice,
} from '@sarv/contract/financial/invoices/invoices.schemas'
import type { WalletTransactionListItem } from '@sarv/contract/financial/wallet/wallet.schemas'
import type { PaymentStart } from '@sarv/contract/financial/payments/payments.schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { issueDueBills } from '../bills/bills.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { payAtTestBank } from '../payments/browser.fixture.ts'
import { rateDueHours } from '../rating/rating.service.ts'
import { refundToWallet } from '../refunds/refunds.service.ts'
import { writeDueReturns } from '../refunds/return-papers.service.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { createInvoice } from './create.service.ts'
import { grossLine } from './invoices.rules.ts'
import { invoiceBilledMonths } from './invoices.service.ts'
import { sampleSeller } from './sellers.fa.ts'
import { noteSeller } from './sellers.store.ts'

let api: TestApi
let debtor: Customer
let payer: Customer
const months = { aban: 140_408, azar: 140_409 }

const { vCpu, vMemory, vDisk } = productItem.id
const lines = [
  { item: vCpu, quantity: 3, unitPrice: 720_001 },
  { item: vMemory, quantity: 5, unitPrice: 333_337 },
  { item: vDisk, quantity: 37, unitPrice: 7_203 },
]

const get = async <Body>(who: Customer, path: string) => (await api.get<Body>(who, `/financial/${path}`)).body
const billOf = async (who: Customer, month: number) =>
  (await get<BillListItem[]>(who, 'bill/list')).find(({ calculateMonthId }) => calculateMonthId === month)!
const invoiceOf = async (who: Customer, month: number): Promise<InvoiceDetail> => {
  const { id: billId } = await billOf(who, month)
  const found = (await get<InvoiceListItem[]>(who, 'invoice/list')).find(
    (one) => one.billId === billId && !one.isReturn,
  )
  return get(who, `invoice/get/${found!.id}`)
}
const payIn = async (who: Customer, amount: number) => {
  const body = { paymentProviderId: paymentProvider.id.sandbox, amount }
  const { body: start } = await api.send<PaymentStart>(who, 'POST', '/financial/payment/create', body)
  await payAtTestBank(api, start)
}
const debtOf = async ({ customerId }: Customer) => -(await readBalances(api.db, customerId)).receivable

/** Net and VAT that the ledger has for the usage of a month, whenever it was booked. */
const ledgerOf = async ({ customerId }: Customer, { fromDate, toDate }: { fromDate: string; toDate: string }) => {
  const { rows } = await sql<{ net: number; vat: number; roundings: number }>`
    select coalesce(sum(e.rials) filter (where e.account = 'revenue'), 0)::bigint as net,
      coalesce(sum(e.rials) filter (where e.account = 'vat'), 0)::bigint as vat,
      count(*) filter (where t.kind = 'rounding' and e.account = 'vat')::integer as roundings
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.customer_id = ${customerId} and t.kind in ('usage', 'rounding')
      and (t.details->>'fromAt')::timestamptz >= ${`${fromDate}+03:30`}::timestamptz
      and (t.details->>'fromAt')::timestamptz < ${`${toDate}+03:30`}::timestamptz`.execute(api.db)
  return rows[0]!
}

const usedUntil = new Date('2025-12-25T20:30:00Z')

beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  debtor = await api.newCustomer({ rials: 0 })
  payer = await api.newCustomer({ rials: 0 })
  await payIn(debtor, 900_000)
  await payIn(payer, 60_000_000)
  await withBooks(api.db, '6. Two months are used, billed and invoiced', { debtor, payer }, async () => {
    for (const [serviceId, { customerId, projectId }] of [debtor, payer].entries()) {
      for (const of of [serviceId + 700, serviceId + 800]) {
        const service = { customerId, projectId, serviceType: 'Vm', serviceId: of } as const
        const to = (moment: string, wanted = lines) => setUsage(api.db, service, wanted, { at: new Date(moment) })
        await to('2025-11-17T20:30:17.123Z')
        await to('2025-11-19T07:11:13.777Z', lines.slice(0, 2))
        await to('2025-11-20T01:01:01.001Z')
        await endUsage(api.db, service, { at: new Date('2025-11-24T20:31:09Z') })
      }
    }
    await rateDueHours(api.db, { now: usedUntil })
    await issueDueBills(api.db, { now: usedUntil })
  })
}, 120_000)
afterAll(() => api.close())

describe('the invoice of a bill', () => {
  it.each(['aban', 'azar'] as const)(
    'of %s has the tax of each row from the row, as bill and ledger have it',
    async (name) => {
      for (const who of [debtor, payer]) {
        const bill = await billOf(who, months[name])
        const invoice = await invoiceOf(who, months[name])
        const rows = invoice.invoiceItems!
        for (const { price, vat, vatPercent = 0 } of rows) expect(vat).toBe(Math.floor((price * vatPercent) / 100))
        const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
        expect([sum(({ price }) => price), sum(({ vat = 0 }) => vat)]).toEqual([invoice.netPrice, invoice.vat])
        expect([bill.netPrice, bill.vat, bill.totalPrice]).toEqual([
          invoice.netPrice,
          invoice.vat,
          invoice.invoicePrice,
        ])
        expect(await ledgerOf(who, bill)).toEqual({ net: bill.netPrice, vat: bill.vat, roundings: 1 })
        const shown = await get<BillDetail>(who, `bill/get/${bill.id}`)
        const ofLines = shown.billOrders!.reduce((total, order) => total + (order.vat ?? 0), 0)
        expect(shown.vatRounding).not.toBe(0)
        expect(ofLines + shown.vatRounding!).toBe(bill.vat)
      }
    },
  )

  it('books what rounding makes once, and says so in the wallet', async () => {
    await issueDueBills(api.db, { now: usedUntil })
    const { body } = await api.get<{ description: string }[]>(payer, '/financial/wallet/list')
    expect(body.filter(({ description }) => description.startsWith('گرد کردن مالیات'))).toHaveLength(2)
  })

  it('is where each line of the wallet about its hours leads', async () => {
    const bill = await billOf(payer, months.aban)
    const { body: lines } = await api.get<WalletTransactionListItem[]>(payer, '/financial/wallet/list')
    const hours = lines.filter(({ usageDate }) => usageDate)
    const ofBill = hours.filter(({ billId }) => billId === bill.id)
    expect(ofBill.length).toBeGreaterThan(24)
    expect(new Set(hours.map(({ billId }) => billId)).size).toBe(2)
    const [{ usageDate, debit } = { usageDate: '', debit: 0 }] = ofBill
    const next = new Date(Date.parse(`${usageDate}Z`) + 3_600_000).toISOString().slice(0, 19)
    const hour = await get<BillDetail>(payer, `bill/get/${bill.id}?fromDate=${usageDate}&toDate=${next}`)
    expect(hour.totalPrice).toBe(debit)
  })

  it('has quantity, unit and service id in each row, which multiply to its price', async () => {
    const { invoiceItems } = await invoiceOf(payer, months.azar)
    expect(invoiceItems!.map(({ unit }) => unit)).toEqual(['هسته-ساعت', 'گیگابایت-ساعت', 'گیگابایت-ساعت'])
    for (const { quantity, unitPrice, price, serviceCode } of invoiceItems!) {
      expect(Math.round(quantity * unitPrice)).toBe(price)
      expect(serviceCode).toMatch(/^\d{13}$/)
    }
    // Two servers of three cores from the first second of the month until 69 seconds into its fourth day.
    expect(invoiceItems![0]!.quantity).toBeCloseTo((2 * 3 * (3 * 86_400 + 69)) / 3600, 1)
  })

  it('is unpaid as far as the wallet could not pay, until its debt is paid', async () => {
    const [aban, azar] = [await invoiceOf(debtor, months.aban), await invoiceOf(debtor, months.azar)]
    expect(await invoiceOf(payer, months.aban)).toMatchObject({
      invoiceStatusId: invoiceStatus.id.paid,
      owedPrice: 0,
      unpaidPrice: 0,
    })
    const unpaid = { invoiceStatusId: invoiceStatus.id.unpaid, endDate: null }
    const owed = aban.invoicePrice - 900_000
    // The rounding of a bill is booked after its hours, as part of what is owed then.
    expect(Math.abs(aban.owedPrice! - owed)).toBeLessThan(100)
    expect(aban).toMatchObject({ ...unpaid, unpaidPrice: aban.owedPrice! })
    expect(azar).toMatchObject({ ...unpaid, owedPrice: azar.invoicePrice, unpaidPrice: azar.invoicePrice })
    const debt = await debtOf(debtor)
    expect(aban.unpaidPrice! + azar.unpaidPrice!).toBe(debt)
    expect((await get<UnpaidInvoice[]>(debtor, 'invoice/unpaid')).map(({ id }) => id)).toEqual([aban.id, azar.id])
    expect(await get<InvoiceSummary>(debtor, 'invoice/summary')).toEqual({
      totalPaid: aban.invoicePrice + azar.invoicePrice - debt,
      totalUnpaid: debt,
      debt,
    })
    const { body: decisions } = await api.get<DecisionListItem[]>(debtor, '/dashboard/decision/list')
    const due = decisions.filter(({ kind }) => kind === 'invoiceDue')
    expect(new Map(due.map(({ itemId, rials }) => [itemId, rials]))).toEqual(
      new Map([aban, azar].map(({ id, unpaidPrice }) => [id, unpaidPrice])),
    )
  })

  it('is paid by what comes in, the oldest first, and nothing is taken twice', async () => {
    const [aban, azar] = [await invoiceOf(debtor, months.aban), await invoiceOf(debtor, months.azar)]
    const debt = await debtOf(debtor)
    await withBooks(api.db, '6. The debt of an invoice is paid', { debtor }, async () => {
      await payIn(debtor, aban.unpaidPrice! + 100_000)
      expect(await invoiceOf(debtor, months.aban)).toMatchObject({
        invoiceStatusId: invoiceStatus.id.paid,
        unpaidPrice: 0,
      })
      expect(await invoiceOf(debtor, months.azar)).toMatchObject({ unpaidPrice: azar.unpaidPrice! - 100_000 })
      const { body: start } = await api.send<InvoicePayResult>(debtor, 'POST', '/financial/invoice/pay', {
        id: azar.id,
        paymentProviderId: paymentProvider.id.sandbox,
      })
      expect(start.location).toContain('/api/pay/')
      const back = await payAtTestBank(api, { location: start.location })
      expect(String(back.headers['location'])).toContain(`/portal/wallet/invoice/${azar.id}?payment=`)
    })
    expect(await invoiceOf(debtor, months.azar)).toMatchObject({
      invoiceStatusId: invoiceStatus.id.paid,
      unpaidPrice: 0,
    })
    expect(await readBalances(api.db, debtor.customerId)).toMatchObject({ receivable: 0, wallet: 0 })
    expect(await get<InvoiceSummary>(debtor, 'invoice/summary')).toEqual({
      totalPaid: aban.invoicePrice + azar.invoicePrice,
      totalUnpaid: 0,
      debt: 0,
    })
    expect(debt).toBeGreaterThan(0)
    for (const { id } of [aban, azar]) {
      const pdf = await api.get<string>(debtor, `/financial/invoice/pdf/${id}`)
      expect(pdf.body.slice(0, 5)).toBe('%PDF-')
    }
  })
})

describe('money of a sale that is given back', () => {
  const returnsOf = async (who: Customer) =>
    (await get<InvoiceListItem[]>(who, 'invoice/list')).filter(({ isReturn }) => isReturn)

  it('has an invoice of return that names its original, with the tax of the original', async () => {
    const azar = await invoiceOf(payer, months.azar)
    const before = await get<InvoiceSummary>(payer, 'invoice/summary')
    await withBooks(api.db, '6. Money of a month is given back', { payer }, async () => {
      const refund = { customerId: payer.customerId, rials: 300_001, reason: 'قطعی دو ساعته', key: 'papers-1' }
      const posted = await inTransaction(api.db, (trx) => refundToWallet(trx, { ...refund, invoiceId: azar.id }))
      expect(posted.rials - 300_001).toBeOneOf([0, 1])
      // Again: nothing is booked and nothing written.
      await inTransaction(api.db, (trx) => refundToWallet(trx, { ...refund, invoiceId: azar.id }))
    })
    const [paper, ...more] = await returnsOf(payer)
    expect(more).toEqual([])
    expect(paper).toMatchObject({ originalId: azar.id, invoiceStatusId: invoiceStatus.id.paid })
    expect(paper!.vat).toBe(Math.floor(paper!.netPrice / 10))
    const { totalPaid } = await get<InvoiceSummary>(payer, 'invoice/summary')
    expect(totalPaid).toBe(before.totalPaid - paper!.invoicePrice)
    const { invoiceItems } = await get<InvoiceDetail>(payer, `invoice/get/${paper!.id}`)
    expect(invoiceItems).toMatchObject([{ product: expect.stringContaining('قطعی دو ساعته'), price: paper!.netPrice }])
    expect((await api.get<string>(payer, `/financial/invoice/pdf/${paper!.id}`)).body.slice(0, 5)).toBe('%PDF-')
    const tooMuch = inTransaction(api.db, (trx) =>
      refundToWallet(trx, {
        customerId: payer.customerId,
        rials: azar.invoicePrice,
        reason: 'x',
        key: 'papers-2',
        invoiceId: azar.id,
      }),
    )
    await expect(tooMuch).rejects.toMatchObject({ code: 'refund_over_invoice' })
  })

  it('waits for the invoice of its month where there is none yet', async () => {
    const who = await api.newCustomer({ rials: 5_000_000 })
    const { customerId, projectId } = who
    await inTransaction(api.db, (trx) =>
      refundToWallet(trx, { customerId, rials: 110_000, reason: 'پوزش', key: 'papers-3' }),
    )
    expect(await returnsOf(who)).toEqual([])
    const service = { customerId, projectId, serviceType: 'Vm', serviceId: 990 } as const
    await setUsage(api.db, service, lines, { at: new Date('2025-12-26T20:30:00Z') })
    await endUsage(api.db, service, { at: new Date('2025-12-27T20:30:00Z') })
    await rateDueHours(api.db, { now: new Date('2026-01-21T20:30:00Z') })
    await issueDueBills(api.db, { now: new Date('2026-01-21T20:30:00Z') })
    await writeDueReturns(api.db)
    const sale = (await get<InvoiceListItem[]>(who, 'invoice/list')).find(({ isReturn }) => !isReturn)
    expect(await returnsOf(who)).toMatchObject([{ originalId: sale!.id, invoicePrice: 110_000 }])
  })

  it('is a sum whose tax is that of its row, a rial more where there is none', () => {
    for (const percent of [0, 9, 10, 12]) {
      for (const rials of [1, 9, 10, 11, 21, 999, 300_001, 1_000_001, 123_456_789]) {
        const { netRials, vatRials } = grossLine(rials, percent)
        expect(vatRials).toBe(Math.floor((netRials * percent) / 100))
        expect(netRials + vatRials - rials).toBeOneOf([0, 1])
      }
    }
  })
})

describe('invoices', () => {
  it('have numbers without gaps, also when a transaction is undone', async () => {
    const { customerId } = payer
    const at = new Date()
    const make = (cause: string, fails = false) =>
      inTransaction(api.db, async (trx) => {
        const made = await createInvoice(trx, {
          customerId,
          cause,
          from: at,
          to: at,
          dueAt: null,
          lines: [{ description: 'x', quantity: 1, unitPriceRials: 1_000 }],
        })
        if (fails) throw new Error('undone')
        return made.id
      })
    await make('gap:1')
    await expect(make('gap:2', true)).rejects.toThrow('undone')
    await Promise.all(['gap:3', 'gap:3', 'gap:4', 'gap:5'].map((cause) => make(cause)))
    const rows = await api.db.selectFrom('invoices').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1))
  })

  it('name a person who has shown who they are by national id, phone and address', async () => {
    const who = await api.newCustomer({ rials: 0 })
    const stranger = await api.newCustomer({ rials: 0, isConfirmed: false })
    for (const { userId } of [who, stranger]) {
      await api.db
        .updateTable('users')
        .set({
          national_id_secret: api.secrets.seal('0013542419', 'nationalId'),
          phone_number_secret: api.secrets.seal('09121234567', 'phone'),
          address_secret: api.secrets.seal('تهران، خیابان سرو', 'address'),
        })
        .where('id', '=', userId)
        .execute()
    }
    const at = new Date()
    const invoiceFor = async (customer: Customer) => {
      const { id } = await createInvoice(api.db, {
        customerId: customer.customerId,
        cause: `buyer:${customer.customerId}`,
        from: at,
        to: at,
        dueAt: null,
        lines: [{ description: 'x', quantity: 1, unitPriceRials: 1_000 }],
      })
      return get<InvoiceDetail>(customer, `invoice/get/${id}`)
    }
    expect(await invoiceFor(who)).toMatchObject({
      customerNationalId: '0013542419',
      customerPhone: '09121234567',
      customerAddress: 'تهران، خیابان سرو',
    })
    expect(await invoiceFor(stranger)).toMatchObject({ customerNationalId: null, customerPhone: null })
  })

  it('are not issued before the configuration names a seller, and follow then', async () => {
    const at = new Date()
    const ask = () =>
      inTransaction(api.db, (trx) =>
        createInvoice(trx, {
          customerId: payer.customerId,
          cause: 'seller:1',
          from: at,
          to: at,
          dueAt: null,
          lines: [{ description: 'x', quantity: 1, unitPriceRials: 1_000 }],
        }),
      )
    await api.db.updateTable('billed_months').set({ has_invoices: false }).where('month', '=', months.azar).execute()
    await noteSeller(api.db, undefined)
    await expect(ask()).rejects.toMatchObject({ code: 'seller_missing' })
    expect(await invoiceBilledMonths(api.db)).toBe(0)
    await noteSeller(api.db, sampleSeller)
    expect(await ask()).toMatchObject({ isNew: true })
    expect(await invoiceBilledMonths(api.db)).toBe(1)
  })

  it('leave the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})
