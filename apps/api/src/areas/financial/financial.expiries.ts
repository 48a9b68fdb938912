import { may } from '@sarv/contract/access'
import type { FindExpiries } from '../../expiries.ts'
import { payableRials } from './invoices/invoices.rules.ts'
import { listUnpaid } from './invoices/invoices.store.ts'

const invoicesPage = '/portal/wallet/invoice'

/** Unpaid until then, they end. */
const invoices: FindExpiries = async (db, { customerId }, { from, until }) =>
  (await listUnpaid(db, customerId, from)).flatMap((invoice) =>
    invoice.dueAt !== null && invoice.dueAt <= until
      ? [
          {
            kind: 'invoice',
            itemId: invoice.id,
            name: null,
            at: invoice.dueAt,
            rials: payableRials(invoice),
            page: `${invoicesPage}/${invoice.id}`,
          },
        ]
      : [],
  )

const terms: FindExpiries = async (db, { customerId }, { from, until, most }) => {
  const rows = await db
    .selectFrom('terms')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'running')
    // What the wallet renews goes on by itself.
    .where('pays_by_itself', '=', false)
    .where('ends_at', '>', from)
    .where('ends_at', '<=', until)
    .select(['id', 'name', 'ends_at as at', 'price_rials as rials'])
    .orderBy('ends_at')
    .limit(most)
    .execute()
  return rows.map(({ id, name, at, rials }) => ({ kind: 'term', itemId: id, name, at: at!, rials, page: invoicesPage }))
}

const forMoney =
  (find: FindExpiries): FindExpiries =>
  async (db, actor, window) =>
    may('money', actor.roles) ? find(db, actor, window) : []

/** Prices that are promised until then; everybody of the account reads quotes. */
const quotes: FindExpiries = async (db, { customerId }, { from, until, most }) => {
  const rows = await db
    .selectFrom('quotes')
    .where('customer_id', '=', customerId)
    .where('valid_until', '>', from)
    .where('valid_until', '<=', until)
    .select(['id', 'title', 'valid_until as at'])
    .orderBy('valid_until')
    .limit(most)
    .execute()
  return rows.map(({ id, title, at }) => ({
    kind: 'quote',
    itemId: id,
    name: title,
    // The midnight itself belongs to the next day, as on the quote's own page.
    at: new Date(at.getTime() - 1),
    page: `/portal/quote/${id}`,
  }))
}

export const financialExpiries: readonly FindExpiries[] = [forMoney(invoices), forMoney(terms), quotes]
