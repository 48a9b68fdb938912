import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { vatPercentAt } from '../../catalog/vat/vat.service.ts'
import { payableRials, soldRials } from '../invoices/invoices.rules.ts'
import { holdInvoice } from '../invoices/invoices.store.ts'
import { entriesOfIncome, type Posted } from '../ledger/ledger.rules.ts'
import { post } from '../ledger/ledger.service.ts'

interface Refund {
  customerId: number
  /** Names what it is for: the same again books nothing. */
  cause: string
  netRials: number
  vatRials: number
  reason: string
  invoiceId?: number
}

/** Out of what was sold and its VAT, back to the customer: what is owed is paid first. */
const refund = (trx: Db, { customerId, cause, netRials, vatRials, reason, invoiceId }: Refund): Promise<Posted> =>
  post(
    trx,
    { kind: 'refund', cause, customerId, details: { reason, ...(invoiceId !== undefined && { invoiceId }) } },
    (balances) =>
      [
        { account: 'revenue' as const, rials: -netRials },
        { account: 'vat' as const, rials: -vatRials },
        ...entriesOfIncome(balances, { wallet: netRials + vatRials }),
      ].filter(({ rials }) => rials !== 0),
  )

/** Money of a service that did not do what it should, with the VAT that is in it; once for each key. */
export const refundToWallet = async (
  trx: Db,
  { customerId, rials, reason, key }: { customerId: number; rials: number; reason: string; key: string },
): Promise<Posted> => {
  const percent = await vatPercentAt(trx)
  const vatRials = Math.floor((rials * percent) / (100 + percent))
  return refund(trx, { customerId, cause: `refund:${key}`, netRials: rials - vatRials, vatRials, reason })
}

/** All of an invoice that was paid by itself; once. Usage was paid by the hour and is given back by its own sum. */
export const refundInvoice = async (
  trx: Db,
  { id, reason }: { id: number; reason: string },
): Promise<Posted & { customerId: number; rials: number }> => {
  const invoice = await holdInvoice(trx, id)
  if (!invoice) throw new AppError('not_found')
  if (invoice.status !== 'paid' || invoice.billId !== null) throw new AppError('invoice_ended', { id })
  const { customerId, vatRials } = invoice
  const cause = `refund:invoice:${id}`
  const posted = await refund(trx, { customerId, cause, netRials: soldRials(invoice), vatRials, reason, invoiceId: id })
  return { ...posted, customerId, rials: payableRials(invoice) }
}
