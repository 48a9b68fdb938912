import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { vatPercentAt } from '../../catalog/vat/vat.service.ts'
import { grossLine, payableRials, soldRials } from '../invoices/invoices.rules.ts'
import { holdInvoice } from '../invoices/invoices.store.ts'
import { entriesOfIncome, type Posted } from '../ledger/ledger.rules.ts'
import { post } from '../ledger/ledger.service.ts'
import { writeReturns } from './return-papers.service.ts'
import { findMainLine, findSale, keepForPaper } from './return-papers.store.ts'

interface Refund {
  customerId: number
  /** Names what it is for: the same again books nothing. */
  cause: string
  netRials: number
  vatRials: number
  reason: string
  invoiceId?: number
}

/** Out of what was sold and its VAT, back to the customer: what is owed is paid first. Its invoice of return is written with it. */
const refund = async (
  trx: Db,
  { customerId, cause, netRials, vatRials, reason, invoiceId }: Refund,
): Promise<Posted> => {
  const posted = await post(
    trx,
    { kind: 'refund', cause, customerId, details: { reason, ...(invoiceId !== undefined && { invoiceId }) } },
    (balances) =>
      [
        { account: 'revenue' as const, rials: -netRials },
        { account: 'vat' as const, rials: -vatRials },
        ...entriesOfIncome(balances, { wallet: netRials + vatRials }),
      ].filter(({ rials }) => rials !== 0),
  )
  if (posted.isNew) {
    await keepForPaper(trx, { transactionId: posted.id, customerId, invoiceId: invoiceId ?? null })
    await writeReturns(trx)
  }
  return posted
}

interface WalletRefund {
  customerId: number
  rials: number
  reason: string
  key: string
  /** The invoice that it was sold by; absent: what is used now, or the last one of usage. */
  invoiceId?: number | undefined
}

const requireSale = async (trx: Db, { customerId, rials, invoiceId }: WalletRefund) => {
  if (invoiceId === undefined) return undefined
  const sale = await findSale(trx, invoiceId)
  if (sale?.customerId !== customerId) throw new AppError('not_found')
  if (sale.leftRials < rials) throw new AppError('refund_over_invoice', { id: invoiceId, rials: sale.leftRials })
  return findMainLine(trx, invoiceId)
}

/**
 * Money of a service that did not do what it should, with the VAT that is in it, at the rate of its invoice; once for each key. A
 * rial more where no price has exactly this sum. Answers what was given back.
 */
export const refundToWallet = async (trx: Db, wanted: WalletRefund): Promise<Posted & { rials: number }> => {
  const { customerId, rials, reason, key, invoiceId } = wanted
  const sold = await requireSale(trx, wanted)
  const line = grossLine(rials, sold?.vatPercent ?? (await vatPercentAt(trx)))
  const posted = await refund(trx, {
    customerId,
    cause: `refund:${key}`,
    ...line,
    reason,
    ...(invoiceId !== undefined && { invoiceId }),
  })
  return { ...posted, rials: line.netRials + line.vatRials }
}

/** All of an invoice that was paid by itself; once. Usage was paid by the hour and is given back by its own sum. */
export const refundInvoice = async (
  trx: Db,
  { id, reason }: { id: number; reason: string },
): Promise<Posted & { customerId: number; rials: number }> => {
  const invoice = await holdInvoice(trx, id)
  if (!invoice) throw new AppError('not_found')
  if (invoice.status !== 'paid' || invoice.billId !== null || invoice.kind !== 'sale')
    throw new AppError('invoice_ended', { id })
  const { customerId, vatRials } = invoice
  const cause = `refund:invoice:${id}`
  const posted = await refund(trx, { customerId, cause, netRials: soldRials(invoice), vatRials, reason, invoiceId: id })
  return { ...posted, customerId, rials: payableRials(invoice) }
}
