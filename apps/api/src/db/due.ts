import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connection.ts'

/** Tables whose rows wait for a worker: `due_at` says when one should look at them, and is null when nobody need. */
type Waiting = 'operations' | 'messages'

export const fromNow = (delayMs: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${delayMs / 1000})`

/**
 * Takes up to `count` rows whose time has come, the longest waiting first, and leaves to others what they are taking. A row
 * is due again when the lease ends: whoever took it pushes `due_at` on, lets go of it, or has died. `set` says what else
 * taking it means.
 */
export const takeDue = async <Row>(
  db: Db,
  table: Waiting,
  { count, leaseMs, set }: { count: number; leaseMs: number; set: RawBuilder<unknown> },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with due as (
      select id from ${sql.table(table)} where due_at <= now() order by due_at, id limit ${count} for update skip locked
    )
    update ${sql.table(table)} as taken set due_at = ${fromNow(leaseMs)}, ${set}
    from due where taken.id = due.id
    returning taken.*`.execute(db)
  return rows
}
