import { may, type Role } from '@sarv/contract/access'
import { quotesPerCustomer } from '@sarv/contract/financial/quotes/quotes.limits'
import type { CreateQuoteModel } from '@sarv/contract/financial/quotes/quotes.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { SecretBox } from '../../../secrets.ts'
import { requireDatacenter } from '../../catalog/datacenters/datacenters.service.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import { priceChoices } from './pricing.service.ts'
import { quoteText } from './quotes.fa.ts'
import { isSignature, signatureOf, validUntil, type QuoteContent } from './quotes.rules.ts'
import {
  countQuotes,
  endQuote,
  findBuyerName,
  findQuote,
  insertQuote,
  listQuoteItems,
  nextQuoteId,
  type QuoteRow,
} from './quotes.store.ts'

export interface WholeQuote {
  quote: QuoteRow
  items: Awaited<ReturnType<typeof listQuoteItems>>
}

export interface Asker {
  userId: number
  customerId: number
  roles: readonly Role[]
}

/** What it would say; changes nothing. */
export const rehearseQuote = async (db: Db, wanted: CreateQuoteModel, now = new Date()): Promise<Quote> => {
  await requireDatacenter(db, wanted.datacenterId)
  const { items, price } = await priceChoices(db, wanted.items, wanted.datacenterId)
  const until = validUntil(now, (await readTerms(db)).quoteDays)
  return { ...price, limits: [], effects: quoteText.promises(items, until) }
}

/** Prices, signs and keeps it. */
export const createQuote = async (
  trx: Db,
  secrets: Pick<SecretBox, 'mac'>,
  { customerId, userId }: Omit<Asker, 'roles'>,
  wanted: CreateQuoteModel,
  madeAt = new Date(),
): Promise<number> => {
  await requireDatacenter(trx, wanted.datacenterId)
  if ((await countQuotes(trx, customerId)) >= quotesPerCustomer) {
    throw new AppError('quotes_too_many', { max: quotesPerCustomer })
  }
  const { items, price } = await priceChoices(trx, wanted.items, wanted.datacenterId)
  const content: QuoteContent = {
    id: await nextQuoteId(trx),
    customerId,
    datacenterId: wanted.datacenterId,
    title: wanted.title ?? null,
    buyerName: await findBuyerName(trx, customerId),
    vatPercent: price.vatPercent,
    netRials: price.subtotal,
    vatRials: price.vat,
    hourlyRials: price.hourly,
    madeAt,
    validUntil: validUntil(madeAt, (await readTerms(trx)).quoteDays),
    items,
  }
  await insertQuote(trx, { ...content, signature: signatureOf(secrets, content), userId })
  await publish(trx, { customerId, projectId: null, group: 'Quote', id: content.id })
  return content.id
}

/** One of the customer's own. */
export const readQuote = async (db: Db, customerId: number, id: number): Promise<WholeQuote> => {
  const quote = await findQuote(db, id)
  if (quote?.customerId !== customerId) throw new AppError('not_found')
  return { quote, items: await listQuoteItems(db, id) }
}

/** Whose paper it is, for whoever holds one: only what was signed, and nothing without the signature. */
export const checkQuote = async (
  db: Db,
  secrets: Pick<SecretBox, 'mac'>,
  { id, code }: { id: number; code: string },
): Promise<QuoteRow> => {
  const quote = await findQuote(db, id)
  const content = quote && { ...quote, items: await listQuoteItems(db, id) }
  if (!content || !isSignature(code, signatureOf(secrets, content))) throw new AppError('not_found')
  return quote
}

/** Whoever made it, and those who see the money. */
export const mayDeleteQuote = ({ userId, roles }: Asker, quote: QuoteRow): boolean =>
  quote.userId === userId || may('money', roles)

/** Taken back: its paper is not confirmed any more, and nothing is ordered by it. */
export const deleteQuote = async (trx: Db, asker: Asker, id: number): Promise<void> => {
  const { quote } = await readQuote(trx, asker.customerId, id)
  if (!mayDeleteQuote(asker, quote)) throw new AppError('forbidden')
  await endQuote(trx, id, new Date())
  await publish(trx, { customerId: asker.customerId, projectId: null, group: 'Quote', id })
}
