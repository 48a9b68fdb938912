import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'

/** How often somebody who is signed in may be wrong about a password or a code of the app. */
export const tryRules = { max: 5, lockSeconds: 15 * 60 } as const

export type TriedSecret = 'password' | 'totp' | 'operatorTotp'

/** Of a user, or of an operator where the secret's name says so. */
const keyOf = (secret: TriedSecret, userId: number) => `try:${secret}:${userId}`

/**
 * Counts a try before it is looked at, so that many at the same moment are not more than the rule allows. Give it the
 * connection and not a transaction: a rollback would give the try back.
 */
export const countTry = async (db: Db, secret: TriedSecret, userId: number): Promise<void> => {
  const lockEnd = sql<Date>`now() + make_interval(secs => ${tryRules.lockSeconds})`
  const { count, secondsLeft } = await db
    .insertInto('throttles')
    .values({ key: keyOf(secret, userId), count: 1, window_ends_at: lockEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttles.window_ends_at > now() then throttles.count + 1 else 1 end`,
        // Whoever keeps trying while it is locked does not lengthen it.
        window_ends_at: sql`case when throttles.window_ends_at > now() and throttles.count >= ${tryRules.max}
          then throttles.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from throttles.window_ends_at - now()))::int`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow()
  if (count <= tryRules.max) return
  throw new AppError('too_many_tries', { seconds: secondsLeft }, { retryAfterSeconds: secondsLeft })
}

export const forgetTries = async (db: Db, secret: TriedSecret, userId: number): Promise<void> => {
  await db.deleteFrom('throttles').where('key', '=', keyOf(secret, userId)).execute()
}
