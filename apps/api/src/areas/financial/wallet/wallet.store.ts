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

/** One page of some of the lines. They are counted: of a bounded time there are few. */
export const listNarrowed = async (db: Db, customerId: number, query: ListQuery, narrowing: Narrowing) => {
  const { PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-' } = query
  const { direction, from, to } = narrowing
  const found = linesOf(db, customerId)
    .where('at', '>=', from)
    .$if(to !== undefined, (lines) => lines.where('at', '<', to!))
    .$if(direction !== undefined, (lines) => lines.where('change_rials', direction === 'credit' ? '>' : '<', 0))
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

/**
 * One page of the wallet, the newest first unless asked otherwise. Lines are numbered: the last page is found as fast as
 * the first, and nobody counts them.
 */
export const listLines = async (db: Db, customerId: number, query: ListQuery) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-' } = query
  if (search !== undefined) {
    // By number; anything else is the number of nothing.
    const id = /^\d{1,15}$/.test(search) ? Number(search) : 0
    const rows = await linesOf(db, customerId).where('id', '=', id).execute()
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

const batchSize = 5000

/** Every line, the newest first, a batch at a time: as much memory for a million as for a thousand. */
export async function* allLines(db: Db, customerId: number): AsyncGenerator<WalletLine> {
  let next = await countLines(db, customerId)
  while (next > 0) {
    const rows = await linesOf(db, customerId)
      .where('line_no', '<=', next)
      .orderBy('line_no', 'desc')
      .limit(batchSize)
      .execute()
    yield* rows
    next = (rows.at(-1)?.lineNo ?? 0) - 1
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
