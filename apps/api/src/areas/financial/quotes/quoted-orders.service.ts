import { quotedItemOf, type WantedChoice } from '@sarv/contract/financial/quotes/quotes.rules'
import type { QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { quoteText } from './quotes.fa.ts'
import { findQuote, listQuoteItems, takeQuoteItem } from './quotes.store.ts'

/** The thing on a quote that an order is for. */
export interface Quoted {
  customerId: number
  quoteId: number
  position: number
  /** No unit of the order costs more than these say. */
  lines: readonly QuoteLine[]
  /** For the dry run. */
  effect: string
}

/**
 * What the named quote promises for an order; refuses where it promises nothing: another customer's, taken back, past its
 * last day, for another datacenter, or for something else. `undefined`: the order names no quote.
 */
export const findQuoted = async (
  db: Db,
  project: Pick<ProjectOfCall, 'customerId' | 'datacenterId'>,
  id: number | undefined,
  wanted: WantedChoice,
  count = 1,
): Promise<Quoted | undefined> => {
  if (id === undefined) return undefined
  const quote = await findQuote(db, id)
  if (quote?.customerId !== project.customerId) throw new AppError('quote_missing')
  if (quote.validUntil.getTime() <= Date.now()) throw new AppError('quote_expired', { id })
  if (quote.datacenterId !== project.datacenterId) {
    throw new AppError('quote_elsewhere', { id, datacenter: quote.datacenter })
  }
  const { item, isUsedUp } = quotedItemOf(await listQuoteItems(db, id), wanted, count)
  if (!item) throw new AppError(isUsedUp ? 'quote_used' : 'quote_differs', { id })
  return {
    customerId: quote.customerId,
    quoteId: id,
    position: item.position,
    lines: item.lines,
    effect: quoteText.ordered(id),
  }
}

/** So many of it are ordered: what is left of the promise shrinks by them, in the order's transaction. */
export const takeQuoted = async (trx: Db, quoted: Quoted, count = 1): Promise<void> => {
  if (!(await takeQuoteItem(trx, quoted, count))) throw new AppError('quote_used', { id: quoted.quoteId })
  await publish(trx, { customerId: quoted.customerId, projectId: null, group: 'Quote', id: quoted.quoteId })
}
