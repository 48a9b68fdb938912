import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addressKey } from '../../../http/rate-limits.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { pendingRules } from './sign-in.rules.ts'

/** How the first step was done. */
export type SignInMethod = 'password' | 'google' | 'ito'

export interface PendingSignIn {
  id: number
  userId: number
  method: string
}

/** Which sign-in is meant: by its token, which whoever began it has and nobody else. */
export interface PendingWanted {
  pendingToken: string | undefined
  /** Where it was sent, it must be the same. */
  email?: string | undefined
}

/** The first step is done. Answers the token that names the sign-in until its second one. */
export const insertPending = async (
  trx: Db,
  pending: { userId: number; ip: string; method: SignInMethod },
): Promise<{ id: number; pendingToken: string }> => {
  const pendingToken = newToken()
  const { id } = await trx
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashToken(pendingToken),
      user_id: pending.userId,
      ip: addressKey(pending.ip),
      method: pending.method,
      tries_left: pendingRules.tries,
      expires_at: sql<Date>`now() + make_interval(secs => ${pendingRules.lifetimeSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, pendingToken }
}

const wantedId = (pendingToken: string, email: string | undefined) => sql<number>`(
  select p.id from pending_sign_ins p join users u on u.id = p.user_id
  where p.expires_at > now() and p.token_hash = ${hashToken(pendingToken)}
    and ${email === undefined ? sql`true` : sql`lower(u.email) = ${email}`})`

const idOf = ({ pendingToken, email }: PendingWanted) => {
  if (pendingToken === undefined) throw new AppError('pending_token_missing')
  return wantedId(pendingToken, email)
}

/** The sign-in that waits for its second step; looking at it costs no try. */
export const findPending = async (db: Db, wanted: PendingWanted): Promise<PendingSignIn> => {
  const pending = await db
    .selectFrom('pending_sign_ins')
    .where('id', '=', idOf(wanted))
    .where('tries_left', '>', 0)
    .select(['id', 'user_id as userId', 'method'])
    .executeTakeFirst()
  if (!pending) throw new AppError('sign_in_expired')
  return pending
}

/**
 * One try at the second step. Give it the connection and not a transaction: a rollback would give a wrong guess back.
 * Unknown e-mails, dead tokens and used-up ones are all `sign_in_expired`.
 */
export const takePending = async (db: Db, wanted: PendingWanted): Promise<PendingSignIn> => {
  const pending = await db
    .updateTable('pending_sign_ins')
    .set({ tries_left: sql`tries_left - 1` })
    .where('id', '=', idOf(wanted))
    .where('tries_left', '>', 0)
    .returning(['id', 'user_id as userId', 'method'])
    .executeTakeFirst()
  if (!pending) throw new AppError('sign_in_expired')
  return pending
}

/** The second step is done too. Of two that finish the same sign-in at once, the second gets `sign_in_expired`. */
export const endPending = async (db: Db, id: number): Promise<void> => {
  const ended = await db.deleteFrom('pending_sign_ins').where('id', '=', id).returning('id').executeTakeFirst()
  if (!ended) throw new AppError('sign_in_expired')
}
