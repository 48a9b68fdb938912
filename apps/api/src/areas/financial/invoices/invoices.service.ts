import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { charge } from '../ledger/ledger.service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { countMonthsWithoutInvoices, insertBillInvoices, takeBilledMonth } from './bill-invoices.store.ts'
import { invoiceNews } from './invoices.fa.ts'
import { markRepaidInvoices } from './debts.store.ts'
import { isPayable, payableRials, soldRials } from './invoices.rules.ts'
import { endInvoice, findInvoice, holdInvoice, takeOverdue, type InvoiceRow } from './invoices.store.ts'
import { afterNotPaying, afterPaying } from './on-paid.service.ts'
import { findSeller } from './sellers.store.ts'

const linkOf = (id: number) => `/portal/wallet/invoice/${id}`

/** Another customer's is not there. */
export const requireInvoice = async (db: Db, customerId: number, id: number): Promise<InvoiceRow> => {
  const invoice = await findInvoice(db, customerId, id)
  if (!invoice) throw new AppError('not_found')
  return invoice
}

const changed = (trx: Db, { customerId, id }: Pick<InvoiceRow, 'customerId' | 'id'>) =>
  publish(trx, { customerId, projectId: null, group: 'Invoice', id })

/** Takes the money of an invoice that is held and unpaid, and lets go on what waited for it. */
const settle = async (
  trx: Db,
  invoice: InvoiceRow,
  { userId, at }: { userId?: number | undefined; at: Date },
): Promise<void> => {
  const { id, customerId, vatRials } = invoice
  const { id: transactionId } = await charge(trx, {
    kind: 'invoice',
    cause: `invoice:${id}`,
    customerId,
    userId,
    netRials: soldRials(invoice),
    vatRials,
    details: { invoiceId: id },
    at,
  })
  await endInvoice(trx, id, { status: 'paid', at, transactionId })
  await afterPaying(trx, invoice, at)
  await changed(trx, invoice)
}

/** From the wallet, once: who asks again is told that it is paid. Refuses where the wallet holds too little. */
export const payFromWallet = async (
  trx: Db,
  { customerId, id, ...by }: { customerId: number; id: number; userId?: number; at: Date },
): Promise<void> => {
  const invoice = await holdInvoice(trx, id)
  if (invoice?.customerId !== customerId) throw new AppError('not_found')
  if (invoice.status === 'paid') return
  // Its usage is booked already: what is missing is a debt, which money pays as it comes in.
  if (invoice.billId !== null) throw new AppError('money_missing', { missing: invoice.unpaidRials })
  if (!isPayable(invoice, by.at)) throw new AppError('invoice_ended', { id })
  await settle(trx, invoice, by)
}

/**
 * With money that a bank has just confirmed for it. `credit` puts that money into the wallet; the invoice is held before,
 * because whoever pays from the wallet holds it first as well. What cannot be paid any more leaves the money in the wallet,
 * and the customer is told.
 */
export const payByBank = async (
  trx: Db,
  deps: NotifyDependencies,
  payment: { invoiceId: number; customerId: number; userId: number | null; amountRials: number; at: Date },
  credit: () => Promise<void>,
): Promise<void> => {
  const { invoiceId, customerId, userId, amountRials, at } = payment
  // The invoice of a bill is paid by its debt, which the money that comes in pays first.
  if ((await findInvoice(trx, customerId, invoiceId))?.billId) return credit()
  const invoice = await holdInvoice(trx, invoiceId)
  await credit()
  const isOwn = invoice?.customerId === customerId && invoice.status === 'unpaid'
  if (isOwn && spendable(await lockBalances(trx, customerId)) >= payableRials(invoice)) {
    return settle(trx, invoice, { userId: userId ?? undefined, at })
  }
  await tellOwners(
    trx,
    deps,
    { customerId, userId, link: linkOf(invoiceId), topic: 'money' },
    invoiceNews.credited(invoiceId, amountRials),
  )
}

/** Nobody pays it any more. What was paid is not cancelled but given back. */
export const cancelInvoice = async (trx: Db, id: number, at: Date): Promise<InvoiceRow> => {
  const invoice = await holdInvoice(trx, id)
  if (!invoice) throw new AppError('not_found')
  if (invoice.status !== 'unpaid' || invoice.billId !== null) throw new AppError('invoice_ended', { id })
  await endInvoice(trx, id, { status: 'cancelled', at })
  await afterNotPaying(trx, invoice, at)
  await changed(trx, invoice)
  return invoice
}

/** What was paid back otherwise than by money that came in, such as what was set aside. */
export const settleRepaidBills = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const invoice of await markRepaidInvoices(trx)) await changed(trx, invoice)
  })

const inRound = 100

/** Ends what was not paid in time. Answers how many. */
export const expireInvoices = async (db: Db, deps: NotifyDependencies, now: Date): Promise<number> => {
  let ended = 0
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const overdue = await takeOverdue(trx, now, inRound)
      for (const invoice of overdue) {
        const { id, customerId } = invoice
        await endInvoice(trx, id, { status: 'expired', at: now })
        await afterNotPaying(trx, invoice, now)
        await changed(trx, invoice)
        await tellOwners(trx, deps, { customerId, link: linkOf(id), topic: 'money' }, invoiceNews.expired(id))
      }
      return overdue.length
    })
    ended += count
    if (count < inRound) return ended
  }
}

/** Whether invoices can be issued, and how many months of bills wait for theirs. */
export const readInvoicing = async (db: Db): Promise<{ hasSeller: boolean; waitingMonthCount: number }> => ({
  hasSeller: (await findSeller(db)) !== undefined,
  waitingMonthCount: await countMonthsWithoutInvoices(db),
})

/** The legal papers of all bills that have none yet. Answers how many months this process wrote. */
export const invoiceBilledMonths = async (db: Db): Promise<number> => {
  // The months wait: their invoices follow once the configuration names who sells.
  if (!(await findSeller(db))) return 0
  for (let months = 0; ; months += 1) {
    const isDone = await inTransaction(db, async (trx) => {
      const month = await takeBilledMonth(trx)
      if (month) await insertBillInvoices(trx, month)
      return month === undefined
    })
    if (isDone) return months
  }
}
