import { gatewayRials } from '@sarv/contract/financial/invoices/invoices.rules'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { missingFor, spendable } from '../ledger/ledger.rules.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import { startPayment, type Start, type StartWork } from '../payments/start.service.ts'
import { isPayable, payableRials } from './invoices.rules.ts'
import { payFromWallet, requireInvoice } from './invoices.service.ts'

/** Why paying opens transactions of its own. */
export const paysOnce =
  'A bank may be asked for a token first. After a crash the same request finds the invoice paid, or starts another payment, and nobody pays the first.'

type Paid = Omit<Start, 'paymentId'> & { paymentId?: number }

/** From the wallet, or at the gateway that is named: older clients name none, and read any answer as "paid". */
export const payInvoice = async (
  work: StartWork,
  who: { customerId: number; userId: number },
  id: number,
  providerId: number | null,
): Promise<Paid> => {
  const invoice = await requireInvoice(work.db, who.customerId, id)
  if (invoice.status === 'paid') return { status: true, location: null }
  if (!isPayable(invoice, work.now())) throw new AppError('invoice_ended', { id })
  // A bill's usage is booked already: what is paid is what is owed.
  const payable = invoice.billId === null ? payableRials(invoice) : 0
  const balances = await readBalances(work.db, who.customerId)
  if (providerId === null) {
    if (spendable(balances) < payable) throw new AppError('money_missing', { missing: missingFor(balances, payable) })
    await inTransaction(work.db, (trx) => payFromWallet(trx, { ...who, id, at: work.now() }))
    return { status: true, location: null }
  }
  return startPayment(work, {
    ...who,
    providerId,
    amountRials: gatewayRials(payable, {
      owedRials: -balances.receivable,
      minimumRials: (await readTerms(work.db)).topUpMinRials,
    }),
    purpose: 'invoice',
    purposeRef: id,
  })
}
