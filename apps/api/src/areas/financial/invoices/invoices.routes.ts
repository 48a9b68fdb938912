import type { FastifyInstance } from 'fastify'
import { invoiceStatus } from '@sarv/contract/enums'
import { invoiceCalls } from '@sarv/contract/financial/invoices/invoices.calls'
import type { InvoiceListItem, UnpaidInvoice } from '@sarv/contract/financial/invoices/invoices.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import { sendTable, type Column } from '../../../http/downloads/table.ts'
import { implement } from '../../../http/implement.ts'
import { sendPaper } from '../../../http/papers/paper.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { paymentWork } from '../payments/work.service.ts'
import { readInvoice } from './detail.service.ts'
import { invoicePaper } from './invoice-paper.rules.ts'
import { invoiceText } from './invoices.fa.ts'
import { payableRials, soldRials, statusIdOf } from './invoices.rules.ts'
import { allInvoices, listInvoices, listUnpaid, sumInvoices, type InvoiceRow } from './invoices.store.ts'
import { payInvoice, paysOnce } from './pay.service.ts'

const text = invoiceText.columns

const toItem = (invoice: InvoiceRow): InvoiceListItem => {
  const statusId = statusIdOf(invoice.status)
  return {
    id: invoice.id,
    invoiceDate: toWire(invoice.issuedAt),
    netPrice: invoice.netRials,
    discount: invoice.discountRials,
    vat: invoice.vatRials,
    totalPrice: soldRials(invoice),
    invoicePrice: payableRials(invoice),
    invoiceStatusId: statusId,
    invoiceStatus: invoiceStatus.label(statusId),
    fromDate: toWire(invoice.from),
    toDate: toWire(invoice.to),
    unpaidPrice: invoice.unpaidRials,
    isReturn: invoice.kind === 'return',
    originalId: invoice.originalId,
    billId: invoice.billId,
  }
}

const toUnpaid = (invoice: InvoiceRow): UnpaidInvoice => ({
  id: invoice.id,
  invoiceStatusId: statusIdOf(invoice.status),
  customerName: invoice.buyerName,
  netPrice: invoice.netRials,
  discount: invoice.discountRials,
  invoicePrice: payableRials(invoice),
  vat: invoice.vatRials,
  invoiceDate: toWire(invoice.issuedAt),
  unpaidPrice: invoice.unpaidRials,
  billId: invoice.billId,
})

const columns: Column<InvoiceRow>[] = [
  { title: text.id, kind: 'number', value: ({ id }) => id },
  { title: text.date, kind: 'text', value: ({ issuedAt }) => jalaliMoment(issuedAt) },
  { title: text.from, kind: 'text', value: ({ from }) => jalaliMoment(from) },
  { title: text.to, kind: 'text', value: ({ to }) => jalaliMoment(to) },
  { title: text.net, kind: 'rials', value: ({ netRials }) => netRials },
  { title: text.discount, kind: 'rials', value: ({ discountRials }) => discountRials },
  { title: text.vat, kind: 'rials', value: ({ vatRials }) => vatRials },
  { title: text.payable, kind: 'rials', value: payableRials },
  { title: text.unpaid, kind: 'rials', value: ({ unpaidRials }) => unpaidRials },
  { title: text.original, kind: 'text', value: ({ originalId }) => originalId?.toString() ?? '' },
  { title: text.status, kind: 'text', value: ({ status }) => invoiceStatus.label(statusIdOf(status)) },
]

export const invoiceRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets, publicUrl } = dependencies
  const work = paymentWork(app, dependencies)

  implement(app, invoiceCalls.invoiceList, async ({ actor, query, reply }) => {
    const { rows, total } = await listInvoices(db, actor.customerId, query)
    reply.header('x-total-count', total)
    return rows.map(toItem)
  })

  implement(app, invoiceCalls.invoicePdf, async ({ actor, params, reply }) => {
    const whole = await readInvoice(db, secrets, actor, params.id)
    await sendPaper(reply, `sarv-invoice-${params.id}`, invoicePaper(whole, publicUrl), actor.customerId)
  })

  implement(app, invoiceCalls.invoiceListDownload, ({ actor, query, reply }) =>
    sendTable(reply, {
      fileName: 'sarv-invoices',
      format: query.format ?? 'xlsx',
      title: text.title,
      columns,
      rows: allInvoices(db, actor.customerId),
    }),
  )

  implement(app, invoiceCalls.invoiceUnpaid, async ({ actor }) => {
    const rows = await listUnpaid(db, actor.customerId, work.now())
    return rows.map(toUnpaid)
  })

  implement(app, invoiceCalls.invoiceSummary, async ({ actor }) => {
    const { paidRials, unpaidRials } = await sumInvoices(db, actor.customerId)
    const { receivable } = await readBalances(db, actor.customerId)
    return { totalPaid: paidRials, totalUnpaid: unpaidRials, debt: Math.max(0, -receivable) }
  })

  implement(app, invoiceCalls.invoiceGet, async ({ actor, params }) => {
    const { invoice, seller, buyer, lines } = await readInvoice(db, secrets, actor, params.id)
    return {
      ...toItem(invoice),
      sellerName: seller.name,
      sellerAddress: seller.address,
      sellerPhone: seller.phone,
      sellerEconomicCode: seller.economicCode,
      sellerNationalId: seller.nationalId,
      sellerRegistrationNumber: seller.registrationNumber,
      sellerPostalCode: seller.postalCode,
      customerName: buyer.name,
      customerAddress: buyer.address,
      customerPhone: buyer.phone,
      customerIsLegal: buyer.isLegal,
      customerNationalId: buyer.nationalId,
      customerRegistrationNumber: buyer.registrationNumber,
      customerPostalCode: buyer.postalCode,
      dueDate: invoice.dueAt && toWire(invoice.dueAt),
      endDate: invoice.endedAt && toWire(invoice.endedAt),
      owedPrice: invoice.owedRials,
      invoiceItems: lines.map((line) => ({
        product: line.description,
        serviceCode: line.serviceCode,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unitPriceRials,
        price: line.priceRials,
        discount: line.discountRials,
        vatPercent: line.vatPercent,
        vat: line.vatRials,
      })),
    }
  })

  implement(
    app,
    invoiceCalls.invoicePay,
    ({ actor, body }) =>
      payInvoice(work, { customerId: actor.customerId, userId: actor.userId }, body.id, body.paymentProviderId ?? null),
    { ownTransaction: paysOnce },
  )
}
