import { sql } from 'kysely'
import type { ListQuery } from '@sarv/contract/params'
import type { walletDirections } from '@sarv/contract/financial/wallet/wallet.directions'
import type { Db } from '../../../db/connection.ts'
import type { LedgerDetails, LedgerKind } from '../ledger/ledger.rules.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000

const linesOf = (db: Db, customerId: number) =>
  db
    .selectFrom('ledger_transactions')
    .where('customer_id', '=', customerId)
    .where('line_no', 'is not', null)
    .select(['id', 'at', 'line_no as lineNo', 'change_rials as change', 'balance_rials as balance'])
    .select([sql<LedgerKind>`kind`.as('kind'), sql<LedgerDetails>`details`.as('details')])

export type WalletLine = Awaited<ReturnType<typeof listLines>>['rows'][number]

const countLines = async (db: Db, customerId: number): Promise<number> => {
  const row = await db
    .selectFrom('customer_balances')
    .where('customer_id', '=', customerId)
    .select('line_count as lines')
    .executeTakeFirst()
  return row?.lines ?? 0
}

/** Lines of a time, and of one way if that is asked for. */
export interface Narrowing {
  direction: (typeof walletDirections)[number] | undefined
  from: Date
  to: Date | undefined
}

const narrowedLines = (db: Db, customerId: number, { direction, from, to }: Narrowing) =>
  linesOf(db, customerId)
    .where('at', '>=', from)
    .$if(to !== undefined, (lines) => lines.where('at', '<', to!))
    .$if(direction !== undefined, (lines) => lines.where('change_rials', direction === 'credit' ? '>' : '<', 0))

/** One page of some of the lines. They are counted: of a bounded time there are few. */
export const listNarrowed = async (db: Db, customerId: number, query: ListQuery, narrowing: Narrowing) => {
  const { PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-' } = query
  const found = narrowedLines(db, customerId, narrowing)
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('line_no', sort.startsWith('-') ? 'desc' : 'asc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** By number; anything else is the number of nothing. */
const findLine = (db: Db, customerId: number, search: string) =>
  linesOf(db, customerId)
    .where('id', '=', /^\d{1,15}$/.test(search) ? Number(search) : 0)
    .execute()

/**
 * One page of the wallet, the newest first unless asked otherwise. Lines are numbered: the last page is found as fast as
 * the first, and nobody counts them.
 */
export const listLines = async (db: Db, customerId: number, query: ListQuery) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-' } = query
  if (search !== undefined) {
    const rows = await findLine(db, customerId, search)
    return { rows, total: rows.length }
  }
  const total = await countLines(db, customerId)
  const before = (page - 1) * size
  const lines = linesOf(db, customerId).limit(size)
  const rows = sort.startsWith('-')
    ? await lines
        .where('line_no', '<=', total - before)
        .orderBy('line_no', 'desc')
        .execute()
    : await lines.where('line_no', '>', before).orderBy('line_no').execute()
  return { rows, total }
}

/** The spans of a customer's bills, to find the one that explains a line of usage. */
export const listBillSpans = (db: Db, customerId: number) =>
  db
    .selectFrom('bills')
    .where('customer_id', '=', customerId)
    .select(['id', 'from_at as from', 'to_at as to'])
    .orderBy('from_at', 'desc')
    .limit(ceiling)
    .execute()

const batchSize = 5000

export interface WantedLines {
  search: string | undefined
  /** As the list is sorted: `-` before it is the newest first. */
  sort: string | undefined
  /** Absent: all of them. */
  narrowing: Narrowing | undefined
}

/** Every line that is wanted, a batch at a time: as much memory for a million as for a thousand. */
export async function* allLines(
  db: Db,
  customerId: number,
  { search, sort = '-', narrowing }: WantedLines,
): AsyncGenerator<WalletLine> {
  if (search !== undefined) {
    yield* await findLine(db, customerId, search)
    return
  }
  const lines = narrowing ? narrowedLines(db, customerId, narrowing) : linesOf(db, customerId)
  const isNewestFirst = sort.startsWith('-')
  let last: number | undefined
  for (;;) {
    const rows = await lines
      .$if(last !== undefined, (after) => after.where('line_no', isNewestFirst ? '<' : '>', last!))
      .orderBy('line_no', isNewestFirst ? 'desc' : 'asc')
      .limit(batchSize)
      .execute()
    yield* rows
    if (rows.length < batchSize) return
    last = rows.at(-1)!.lineNo!
  }
}

/** What the customer could spend at each of these moments. */
export const balancesAt = async (db: Db, customerId: number, moments: readonly Date[]) => {
  const { rows } = await sql<{ moment: Date; balance: number }>`
    select m.moment, coalesce(t.balance_rials, 0) as balance
    from unnest(${moments.map((moment) => moment.toISOString())}::timestamptz[]) as m (moment)
    left join lateral (
      select balance_rials from ledger_transactions
      where customer_id = ${customerId} and at <= m.moment
      order by at desc, id desc limit 1
    ) t on true
    order by m.moment`.execute(db)
  return rows
}
