import type { QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { QuotedChoice } from '@sarv/contract/financial/quotes/quotes.schemas'
import type { ListQuery } from '@sarv/contract/params'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import type { QuoteContent } from './quotes.rules.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000

const liveQuotes = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('datacenters as d', 'd.id', 'q.datacenter_id')
    .leftJoin('users as u', 'u.id', 'q.user_id')
    .where('q.deleted_at', 'is', null)

const columns = [
  'q.id',
  'q.customer_id as customerId',
  'q.user_id as userId',
  'q.datacenter_id as datacenterId',
  'd.name as datacenter',
  'q.title',
  'q.buyer_name as buyerName',
  'q.seller_id as sellerId',
  'q.vat_percent as vatPercent',
  'q.net_rials as netRials',
  'q.vat_rials as vatRials',
  'q.hourly_rials as hourlyRials',
  'q.made_at as madeAt',
  'q.valid_until as validUntil',
  'q.signature',
] as const

/** Whoever it belongs to. */
export const findQuote = (db: Db, id: number) =>
  liveQuotes(db).where('q.id', '=', id).select(columns).select(userTitle.as('userName')).executeTakeFirst()

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>

const sortColumns = new Map<string, 'q.made_at' | 'q.valid_until' | 'q.title'>([
  ['createDate', 'q.made_at'],
  ['validDate', 'q.valid_until'],
  ['title', 'q.title'],
])

const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listQuotes = async (db: Db, customerId: number, query: ListQuery) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-createDate' } = query
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  let found = liveQuotes(db).where('q.customer_id', '=', customerId)
  if (search !== undefined) {
    found = found.where((eb) =>
      eb.or([eb('q.title', 'ilike', likePattern(search)), eb(sql<string>`q.id::text`, '=', search)]),
    )
  }
  const rows = await found
    .select(columns)
    .select(userTitle.as('userName'))
    .select(
      sql<string[]>`(select array_agg(choice ->> 'tab' order by position) from quote_items where quote_id = q.id)`.as(
        'tabs',
      ),
    )
    .orderBy(sortColumns.get(sort.replace(/^-/, '')) ?? 'q.made_at', direction)
    .orderBy('q.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const countQuotes = async (db: Db, customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('quotes')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listQuoteItems = async (db: Db, quoteId: number) => {
  const rows = await db
    .selectFrom('quote_items')
    .where('quote_id', '=', quoteId)
    .select(['position', 'choice', 'lines', 'net_rials as subtotal', 'vat_rials as vat'])
    .select(['count', 'ordered_count as orderedCount', 'is_held as isHeld'])
    .orderBy('position')
    .execute()
  return rows.map(({ choice, lines, ...item }) => ({
    ...item,
    choice: choice as QuotedChoice,
    lines: lines as QuoteLine[],
  }))
}

/** A number that no other quote has. */
export const nextQuoteId = async (trx: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('quotes', 'id')) as id`.execute(trx)
  return rows[0]!.id
}

export const findBuyerName = async (db: Db, customerId: number): Promise<string> => {
  const found = db.selectFrom('customers').where('id', '=', customerId).select('name')
  return (await found.executeTakeFirstOrThrow()).name
}

export const insertQuote = async (
  trx: Db,
  quote: QuoteContent & { signature: string; userId: number },
): Promise<void> => {
  await trx
    .insertInto('quotes')
    .values({
      id: quote.id,
      customer_id: quote.customerId,
      user_id: quote.userId,
      datacenter_id: quote.datacenterId,
      title: quote.title,
      buyer_name: quote.buyerName,
      seller_id: sql<number | null>`(select id from sellers order by id desc limit 1)`,
      vat_percent: quote.vatPercent,
      net_rials: quote.netRials,
      vat_rials: quote.vatRials,
      hourly_rials: quote.hourlyRials,
      made_at: quote.madeAt,
      valid_until: quote.validUntil,
      signature: quote.signature,
    })
    .execute()
  await trx
    .insertInto('quote_items')
    .values(
      quote.items.map(({ choice, lines, subtotal, vat, count, isHeld }, position) => ({
        quote_id: quote.id,
        position,
        choice: JSON.stringify(choice),
        lines: JSON.stringify(lines),
        net_rials: subtotal,
        vat_rials: vat,
        count,
        is_held: isHeld,
      })),
    )
    .execute()
}

export const endQuote = async (trx: Db, id: number, at: Date): Promise<void> => {
  await trx.updateTable('quotes').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Whether so many were left. Whoever comes second waits for the first, and counts what it took. */
export const takeQuoteItem = async (
  trx: Db,
  { quoteId, position }: { quoteId: number; position: number },
  count: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('quote_items')
    .set((eb) => ({ ordered_count: eb('ordered_count', '+', count) }))
    .where('quote_id', '=', quoteId)
    .where('position', '=', position)
    .where((eb) => eb(eb('ordered_count', '+', count), '<=', eb.ref('count')))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
