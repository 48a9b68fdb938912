import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { createInvoice } from '../invoices/create.service.ts'
import { cancelInvoice, payFromWallet } from '../invoices/invoices.service.ts'
import { renewalText as text } from './renewals.fa.ts'
import { addJalaliMonths, causeOf, daysBefore, lastReminderDays } from './renewals.rules.ts'
import { lapseTerm } from './renewals.service.ts'
import {
  claimReminder,
  findServiceCode,
  findTerm,
  findTermInvoice,
  insertTerm,
  listEndingTerms,
  updateTerm,
  type NewTerm,
  type Term,
} from './renewals.store.ts'

const invoiceTerm = async (trx: Db, term: Term, span: { from: Date; dueAt: Date; issuedAt: Date }) => {
  const serviceCode = await findServiceCode(trx, term.serviceType)
  const description = text.line(term.name, term.months)
  return createInvoice(trx, {
    customerId: term.customerId,
    cause: causeOf(term),
    lines: [{ description, serviceCode, quantity: 1, unit: text.term, unitPriceRials: term.priceRials }],
    from: span.from,
    to: addJalaliMonths(span.from, term.months),
    issuedAt: span.issuedAt,
    dueAt: span.dueAt,
    onPaid: { kind: 'term', id: term.id },
  })
}

/**
 * The port for what is paid by term: the first invoice of a new one. Paid, the term begins at that moment; unpaid until
 * `dueAt`, it is given up.
 */
export const startTerm = async (
  trx: Db,
  wanted: NewTerm,
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<{ termId: number; invoiceId: number }> => {
  const { id: termId } = await insertTerm(trx, wanted)
  const term = (await findTerm(trx, termId))!
  const { id: invoiceId } = await invoiceTerm(trx, term, { from: at, dueAt, issuedAt: at })
  return { termId, invoiceId }
}

/** The service is gone, or nobody wants it on: nothing of it is invoiced any more. */
export const endTerm = async (trx: Db, termId: number, at: Date): Promise<void> => {
  const term = await findTerm(trx, termId)
  if (!term || term.state === 'ended') return
  const invoice = await findTermInvoice(trx, causeOf(term))
  if (invoice?.status === 'unpaid') await cancelInvoice(trx, invoice.id, at)
  await updateTerm(trx, termId, { state: 'ended' })
}

const remind = async (
  trx: Db,
  deps: NotifyDependencies,
  term: Term & { endsAt: Date },
  invoiceId: number,
  at: Date,
) => {
  const lastFrom = daysBefore(term.endsAt, lastReminderDays)
  const isLast = at >= lastFrom
  if (!(await claimReminder(trx, term.id, { at, before: isLast ? lastFrom : undefined }))) return
  const message = (isLast ? text.last : text.invoiced)(term.name, invoiceId, term.endsAt)
  const link = `/portal/wallet/invoice/${invoiceId}`
  await tellOwners(trx, deps, { customerId: term.customerId, link, topic: 'money' }, message)
}

/** The wallet pays, where it holds enough; the next round tries again where it does not. */
const payByItself = async (db: Db, { customerId }: Term, invoiceId: number, at: Date): Promise<boolean> => {
  try {
    await inTransaction(db, (trx) => payFromWallet(trx, { customerId, id: invoiceId, at }))
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'money_missing' || error.code === 'invoice_ended')) return false
    throw error
  }
}

/** One term whose end is near: invoiced, paid by itself, told of; and lapsed where its invoice is no more. */
const lookAfter = async (
  db: Db,
  deps: NotifyDependencies,
  id: number,
  { now, before }: { now: Date; before: Date },
): Promise<void> => {
  const term = await findTerm(db, id)
  if (term?.state !== 'running' || term.endsAt === null) return
  const { endsAt } = term
  // Another worker has prolonged it since it was listed: its new end is far, and nobody pays for that yet.
  if (endsAt > before) return
  const known = await findTermInvoice(db, causeOf(term))
  if (endsAt <= now && known?.status !== 'unpaid') return inTransaction(db, (trx) => lapseTerm(trx, id, now))
  if (endsAt <= now || (known && known.status !== 'unpaid')) return
  const invoiceId =
    known?.id ??
    (await inTransaction(db, (trx) => invoiceTerm(trx, term, { from: endsAt, dueAt: endsAt, issuedAt: now }))).id
  if (term.paysByItself && (await payByItself(db, term, invoiceId, now))) return
  await inTransaction(db, (trx) => remind(trx, deps, { ...term, endsAt }, invoiceId, now))
}

const inRound = 200

/** Everything that ends soon. One that fails keeps no other waiting. */
export const renewTerms = async (
  db: Db,
  deps: NotifyDependencies,
  { now, log, signal }: { now: Date; log: Logger; signal: AbortSignal },
): Promise<number> => {
  const { renewalDays } = await readTerms(db)
  const before = daysBefore(now, -renewalDays)
  let count = 0
  for (let afterId = 0; !signal.aborted;) {
    const ending = await listEndingTerms(db, before, { afterId, count: inRound })
    for (const { id } of ending) {
      await lookAfter(db, deps, id, { now, before }).catch((error: unknown) =>
        log.error({ err: error, term: id }, 'a term could not be looked after; it is tried again'),
      )
    }
    count += ending.length
    const last = ending.at(-1)
    if (!last || ending.length < inRound) break
    afterId = last.id
  }
  return count
}
