import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** The count of a counter that has not started again. */
export const readWindow = async (db: Db, key: string): Promise<number> => {
  const row = await db
    .selectFrom('throttles')
    .where('key', '=', key)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .select('count')
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Adds to a counter that every process shares, one unless told otherwise. Answers the count and the seconds until it starts again. */
export const countInWindow = async (
  db: Db,
  key: string,
  windowSeconds: number,
  by = 1,
): Promise<{ count: number; secondsLeft: number }> => {
  const windowEnd = sql<Date>`now() + make_interval(secs => ${windowSeconds})`
  return db
    .insertInto('throttles')
    .values({ key, count: by, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttles.window_ends_at > now() then throttles.count + ${by}::int else ${by}::int end`,
        window_ends_at: sql`case when throttles.window_ends_at > now() then throttles.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from throttles.window_ends_at - now()))::int`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow()
}
