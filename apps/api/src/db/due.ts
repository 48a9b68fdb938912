import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from './connection.ts'
import type { Database } from './tables.generated.ts'
import { inTransaction } from './transaction.ts'

type Table = keyof Database

/** Rows that wait for a worker. */
export interface Due<From extends Table> {
  table: From
  /** The columns that name one row. */
  key: readonly (keyof Database[From] & string)[]
  /** When a row falls due; null: nobody need look at it. */
  at: RawBuilder<unknown>
  /** Which rows wait at all. */
  where?: RawBuilder<unknown>
  /** A join to rows that are held as well, at the same moment: requests hold a service before what belongs to it. */
  join?: RawBuilder<unknown>
}

/** What is due by now, or by another moment: in tests, and where the clock ticks in whole steps. */
interface Look {
  count: number
  now?: Date | undefined
}

export const fromNow = (delayMs: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${delayMs / 1000})`

const databaseClock = sql<Date>`now()`
const nothing = sql``

const keyOf = <From extends Table>({ table, key }: Due<From>) =>
  sql.join(key.map((column) => sql.ref(`${table}.${column}`)))

const dueRows = <From extends Table>({ table, at, where, join = nothing }: Due<From>, now: Date | undefined) =>
  sql`from ${sql.table(table)} ${join} where ${at} <= ${now ?? databaseClock} ${where ? sql`and ${where}` : nothing}`

/** The longest waiting first. */
const longestWaiting = <From extends Table>(due: Due<From>, { count, now }: Look) =>
  sql`select ${keyOf(due)} ${dueRows(due, now)} order by ${due.at}, ${keyOf(due)} limit ${count}`

/** Leaves to others what they hold. */
const unlessHeld = sql`for update skip locked`

/**
 * For work outside of the database: takes rows whose time has come. `set` says what taking one means, above all when it is
 * due again (the lease): whoever took it pushes that on, lets go of it, or has died. `besides` is read along with each row,
 * which it calls `taken`.
 */
export const takeDue = async <From extends Table, Besides = unknown>(
  db: Db,
  due: Due<From>,
  { set, besides, ...look }: Look & { set: RawBuilder<unknown>; besides?: RawBuilder<Besides> },
): Promise<(Selectable<Database[From]> & Besides)[]> => {
  const taken = sql.join(due.key.map((column) => sql.ref(`taken.${column}`)))
  const { rows } = await sql<Selectable<Database[From]> & Besides>`
    with due as (${longestWaiting(due, look)} ${unlessHeld})
    update ${sql.table(due.table)} as taken set ${set} from due
    where (${taken}) = (${sql.join(due.key.map((column) => sql.ref(`due.${column}`)))})
    returning taken.* ${besides ? sql`, ${besides}` : nothing}`.execute(db)
  return rows
}

interface Attempts<Row> extends Look {
  /** Told of each row whose work failed; throws to end the round. */
  failed(error: unknown, key: Row): void
}

/**
 * For work in the database: each row whose time has come in a transaction of its own, which holds it until what was done
 * about it is written. A worker that dies lets go with its connection. A row whose work failed is left for the next look
 * and keeps the others from nothing. Answers how many were worked on.
 */
export const eachDue = async <From extends Table>(
  db: Db,
  due: Due<From>,
  { failed, ...look }: Attempts<Selectable<Database[From]>>,
  work: (trx: Db, row: Selectable<Database[From]>) => Promise<unknown>,
): Promise<number> => {
  const { rows: keys } = await longestWaiting(due, look).$castTo<Selectable<Database[From]>>().execute(db)
  let done = 0
  for (const key of keys) {
    const values = sql.join(due.key.map((column) => sql`${key[column as keyof typeof key]}`))
    const one = sql<Selectable<Database[From]>>`select ${sql.table(due.table)}.*
      ${dueRows(due, look.now)} and (${keyOf(due)}) = (${values}) ${unlessHeld}`
    try {
      await inTransaction(db, async (trx) => {
        const { rows } = await one.execute(trx)
        if (!rows[0]) return
        await work(trx, rows[0])
        done += 1
      })
    } catch (error) {
      failed(error, key)
    }
  }
  return done
}
