import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { publish } from '../../../operations/events.ts'
import { invoiceText as text } from '../invoices/invoices.fa.ts'
import { sumsOf, type InvoiceLine } from '../invoices/invoices.rules.ts'
import { insertInvoice, listInvoiceLines } from '../invoices/invoices.store.ts'
import {
  endRefundToWrite,
  findMainLine,
  findSale,
  findSaleOfUsage,
  takeRefundsToWrite,
  type RefundToWrite,
} from './return-papers.store.ts'

/** A part of a sale is one row; the whole of it is its own rows again. */
const linesOfReturn = async (
  trx: Db,
  saleId: number,
  refund: RefundToWrite,
  isWhole: boolean,
): Promise<InvoiceLine[]> => {
  if (isWhole) {
    const lines = await listInvoiceLines(trx, saleId)
    return lines.map(({ unit, ...line }) => ({ ...line, unit: unit ?? text.piece }))
  }
  const { netRials, vatRials, reason } = refund
  const main = await findMainLine(trx, saleId)
  return [
    {
      description: text.givenBack(reason),
      serviceCode: main?.serviceCode ?? null,
      quantity: 1,
      unit: text.piece,
      unitPriceRials: netRials,
      priceRials: netRials,
      discountRials: 0,
      vatPercent: main?.vatPercent ?? 0,
      vatRials,
    },
  ]
}

/** The invoice of return of one refund, with the number of the sale that it takes back. */
const writeReturn = async (trx: Db, refund: RefundToWrite): Promise<void> => {
  const { transactionId, customerId, invoiceId, netRials, vatRials, at } = refund
  const rials = netRials + vatRials
  const sale = invoiceId === null ? await findSaleOfUsage(trx, customerId, rials) : await findSale(trx, invoiceId)
  if (!sale) return
  const lines = await linesOfReturn(trx, sale.id, refund, invoiceId !== null && sale.leftRials === rials)
  const { id } = await insertInvoice(
    trx,
    {
      customerId,
      cause: `return:${transactionId}`,
      from: sale.from,
      to: sale.to,
      issuedAt: at,
      dueAt: null,
      returns: { originalId: sale.id, transactionId },
    },
    sumsOf(lines),
    lines,
  )
  await endRefundToWrite(trx, transactionId)
  await publish(trx, { customerId, projectId: null, group: 'Invoice', id })
}

/** Writes the invoices of return that can be written: money of a month without an invoice waits for that. */
export const writeReturns = async (trx: Db): Promise<number> => {
  const refunds = await takeRefundsToWrite(trx)
  for (const refund of refunds) await writeReturn(trx, refund)
  return refunds.length
}

export const writeDueReturns = (db: Db): Promise<number> => inTransaction(db, writeReturns)
