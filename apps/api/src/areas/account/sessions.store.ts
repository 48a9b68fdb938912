import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { sessionLifeMs, signInLimits } from './sessions.rules.ts'

/** The user behind an e-mail, with the account they signed in to first: the one the session begins in. */
export const findUserToSignIn = (db: Db, email: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .where(sql`lower(u.email)`, '=', email)
    .select([
      'u.id',
      'u.email',
      'u.password_hash',
      'u.first_name',
      'u.last_name',
      'u.disabled_reason',
      'u.id_confirmed',
      'u.email_confirmed',
      'u.phone_number_confirmed',
      'm.customer_id',
      'm.is_super_user',
      'm.is_account_manager',
      'm.is_financial_manager',
    ])
    .orderBy('m.created_at')
    .orderBy('m.customer_id')
    .limit(1)
    .executeTakeFirst()

export interface NewSession {
  tokenHash: Buffer
  userId: number
  customerId: number
  ip: string
  userAgent: string
}

export const insertSession = async (db: Db, session: NewSession) => {
  const now = Date.now()
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      customer_id: session.customerId,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 500),
      idle_expires_at: new Date(now + sessionLifeMs.idle),
      expires_at: new Date(now + sessionLifeMs.absolute),
    })
    .execute()
}

export const revokeSession = async (db: Db, id: number) => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

const emailKey = (email: string) => `login:email:${email}`
const addressKey = (ip: string) => `login:ip:${ip}`

export const countFailures = async (db: Db, email: string, ip: string) => {
  const rows = await db
    .selectFrom('throttles')
    .where('key', 'in', [emailKey(email), addressKey(ip)])
    .where('window_ends_at', '>', sql<Date>`now()`)
    .select(['key', 'count'])
    .execute()
  const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0
  return { email: countOf(emailKey(email)), address: countOf(addressKey(ip)) }
}

/** One more failure, in one atomic statement for both counters; a window that has passed begins anew. */
export const recordFailure = async (db: Db, email: string, ip: string) => {
  const windowEndsAt = new Date(Date.now() + signInLimits.windowMs)
  await db
    .insertInto('throttles')
    .values([emailKey(email), addressKey(ip)].map((key) => ({ key, count: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttles.window_ends_at > now() then throttles.count + 1 else 1 end`,
        window_ends_at: sql`case when throttles.window_ends_at > now() then throttles.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .execute()
}

/** A right password clears the e-mail's counter; the address keeps its own, or one account would wash away the others. */
export const clearFailures = async (db: Db, email: string) => {
  await db.deleteFrom('throttles').where('key', '=', emailKey(email)).execute()
}
