import { invoiceStatus } from '@sarv/contract/enums'
import { formatWords } from '@sarv/contract/words'
import { jalaliDay, jalaliMoment } from '../../../http/downloads/moments.ts'
import type { Paper } from '../../../http/papers/paper.schemas.ts'
import type { WholeInvoice } from './detail.service.ts'
import { payableRials, soldRials, statusIdOf } from './invoices.rules.ts'
import type { InvoiceLineRow } from './invoices.store.ts'
import { figures, invoicePaperText as text, paperText } from './papers.fa.ts'
import { buyerParty, sellerParty } from './parties.rules.ts'

const { rials } = figures
const columnNames = Object.keys(text.columns) as (keyof typeof text.columns)[]

const cellsOf = (line: InvoiceLineRow, index: number): string[] => {
  const sold = line.priceRials - line.discountRials
  const cells: Record<keyof typeof text.columns, string> = {
    row: figures.number(index + 1),
    serviceCode: line.serviceCode ?? figures.none,
    description: line.description,
    quantity: figures.quantity(line.quantity),
    unit: line.unit ?? figures.none,
    unitPrice: figures.unitPrice(line.unitPriceRials),
    price: rials(line.priceRials),
    discount: rials(line.discountRials),
    afterDiscount: rials(sold),
    vatPercent: figures.percent(line.vatPercent),
    vat: rials(line.vatRials),
    total: rials(sold + line.vatRials),
  }
  return columnNames.map((name) => cells[name])
}

/** Both days belong to it: a span that ends with a midnight ends the day before. */
const spanOf = ({ from, to }: { from: Date; to: Date }): string =>
  `${jalaliDay(from)} - ${jalaliDay(new Date(Math.max(from.getTime(), to.getTime() - 1)))}`

/** How it was settled when it was issued: by what the wallet really paid. */
const settlementOf = (invoice: WholeInvoice['invoice']): string => {
  const { kind, billId, owedRials } = invoice
  if (kind === 'return') return text.toWallet
  if (billId === null) return text.prepaid
  const paidRials = payableRials(invoice) - owedRials
  if (owedRials === 0) return text.fromWallet
  return paidRials === 0 ? text.owed : text.partlyOwed(figures.withUnit(paidRials), figures.withUnit(owedRials))
}

/** The legal paper of an invoice. */
export const invoicePaper = ({ invoice, seller, buyer, lines }: WholeInvoice, publicUrl: string): Paper => {
  const payable = payableRials(invoice)
  const id = figures.id(invoice.id)
  const isUsage = invoice.billId !== null
  return {
    brand: paperText.brand,
    title: invoice.originalId === null ? text.title : text.returnTitle,
    number: id,
    badge: invoiceStatus.label(statusIdOf(invoice.status)),
    size: 'a4-wide',
    facts: [
      { label: text.number, text: id, isCode: false },
      { label: text.date, text: jalaliDay(invoice.issuedAt), isCode: false },
      { label: text.settlement, text: settlementOf(invoice), isCode: false },
      { label: text.period, text: spanOf(invoice), isCode: false },
      ...(invoice.originalId === null
        ? []
        : [{ label: text.original, text: figures.id(invoice.originalId), isCode: false }]),
    ],
    parties: [sellerParty(seller), buyerParty(buyer)],
    table: {
      columns: columnNames.map((name) => ({ title: text.columns[name], isWide: name === 'description' })),
      rows: lines.map(cellsOf),
      foot: {
        title: text.sum,
        span: columnNames.indexOf('price'),
        cells: [
          rials(invoice.netRials),
          rials(invoice.discountRials),
          rials(soldRials(invoice)),
          '',
          rials(invoice.vatRials),
          rials(payable),
        ],
      },
    },
    sums: [
      { label: text.sums.net, value: rials(invoice.netRials) },
      { label: text.sums.discount, value: rials(invoice.discountRials) },
      { label: text.sums.afterDiscount, value: rials(soldRials(invoice)) },
      { label: text.sums.vat, value: rials(invoice.vatRials) },
      { label: text.sums.payable, value: figures.withUnit(payable) },
    ],
    words: { label: paperText.words, text: paperText.inWords(formatWords(payable)) },
    notes: [
      paperText.inRials,
      ...(isUsage ? [invoice.owedRials === 0 ? text.usage : text.usageOwed(figures.withUnit(invoice.owedRials))] : []),
      ...(invoice.originalId === null ? [] : [text.returns(figures.id(invoice.originalId))]),
      ...(invoice.status === 'unpaid' && invoice.dueAt ? [text.unpaid(jalaliMoment(invoice.dueAt))] : []),
    ],
    signatures: text.signatures,
    link: `${publicUrl}/portal/wallet/invoice/${invoice.id}`,
    qrText: text.qr,
    footer: text.footer(id),
    page: paperText.page,
  }
}
