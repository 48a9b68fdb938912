import { sql } from 'kysely'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Db } from '../../../db/connection.ts'
import type { Actor } from '../../../http/authorize.ts'
import { publish } from '../../../operations/events.ts'
import { sessionLifeMs } from '../sign-in/sign-in.rules.ts'

/** Where a request comes from. */
export interface Visitor {
  ip: string
  userAgent: string
  /** The browser's own mark. */
  deviceToken?: string
  /** It was made for this call: no account can know it yet. */
  isNewDevice?: boolean
}

/** Enough to recognise any browser. */
const longestAgent = 500
const agentOf = ({ userAgent }: Visitor): string => userAgent.slice(0, longestAgent)

export interface NewSession {
  tokenHash: Buffer
  userId: number
  customerId: number
  visitor: Visitor
  /** A second factor was part of the sign-in. */
  hasFactor: boolean
}

const fromNow = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`

export const insertSession = async (db: Db, { tokenHash, userId, customerId, visitor, hasFactor }: NewSession) => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      customer_id: customerId,
      ip: visitor.ip,
      user_agent: agentOf(visitor),
      // By the clock that ends it.
      idle_expires_at: fromNow(sessionLifeMs.idle),
      expires_at: fromNow(sessionLifeMs.absolute),
      proven_at: sql<Date>`now()`,
      factor_proven_at: hasFactor ? sql<Date>`now()` : null,
    })
    .execute()
}

/** Whoever holds the session has shown again who they are. Answers until when that counts. */
export const markProven = async (
  db: Db,
  sessionId: number,
  { isWhole, hasFactor, ofMailbox }: { isWhole: boolean; hasFactor: boolean; ofMailbox: boolean },
): Promise<Date> => {
  const { until } = await db
    .updateTable('sessions')
    .set({
      ...(isWhole && { proven_at: sql<Date>`now()`, proven_again_at: sql<Date>`now()` }),
      ...(ofMailbox && { mailbox_proven_at: sql<Date>`now()` }),
      ...(hasFactor && { factor_proven_at: sql<Date>`now()` }),
    })
    .where('id', '=', sessionId)
    .returning(sql<Date>`now() + make_interval(secs => ${proofSeconds})`.as('until'))
    .executeTakeFirstOrThrow()
  return until
}

/** Whether the user has signed in before, but neither from this address nor with this browser. */
export const isUnknownDevice = async (db: Db, userId: number, visitor: Visitor): Promise<boolean> => {
  const { earlier, known } = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select([
      sql<number>`count(*)::int`.as('earlier'),
      sql<number>`(count(*) filter (where ip = ${visitor.ip} or user_agent = ${agentOf(visitor)}))::int`.as('known'),
    ])
    .executeTakeFirstOrThrow()
  return earlier > 0 && known === 0
}

const liveSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('idle_expires_at', '>', sql<Date>`now()`)

/** A session ends when it was not used for a while, and at its last day in any case. */
const endsAt = sql<Date>`least(expires_at, idle_expires_at)`

const listCeiling = 200

/** Where the user is signed in, in all their customers; last used first. */
export const listSessions = (db: Db, userId: number) =>
  liveSessions(db, userId)
    .select(['id', 'ip as userIp', 'user_agent as userAgent', 'created_at as createDate'])
    .select(['last_used_at as lastUseDate', endsAt.as('expireDate')])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listCeiling)
    .execute()

/** When the token of this session or, without one, this API token ends. */
export const getTokenEnd = async (db: Db, token: Pick<Actor, 'sessionId' | 'apiTokenId' | 'view'>): Promise<Date> => {
  if (token.view) {
    const { endsAt: end } = await db
      .selectFrom('operator_views')
      .where('id', '=', token.view.viewId)
      .select('expires_at as endsAt')
      .executeTakeFirstOrThrow()
    return end
  }
  const row =
    token.sessionId === null
      ? await db
          .selectFrom('api_tokens')
          .where('id', '=', token.apiTokenId)
          .select('expires_at as endsAt')
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('sessions')
          .where('id', '=', token.sessionId)
          .select(endsAt.as('endsAt'))
          .executeTakeFirstOrThrow()
  return row.endsAt
}

/** Ends every session that works in this account; answers whose they were. */
export const revokeSessionsIn = async (trx: Db, customerId: number): Promise<number[]> => {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .returning('user_id as userId')
    .execute()
  return ended.map(({ userId }) => userId)
}

/**
 * Ends sessions of a user: one, all others, or all of them; answers how many those were. Their event streams hear of it
 * and end too.
 */
export const endSessions = async (
  db: Db,
  { userId, only, except }: { userId: number; only?: number; except?: number | null },
): Promise<number> => {
  let update = db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('idle_expires_at', '>', sql<Date>`now()`)
  if (only !== undefined) update = update.where('id', '=', only)
  if (typeof except === 'number') update = update.where('id', '<>', except)
  const ended = await update.returning('customer_id').execute()
  const customerIds = new Set(ended.map((session) => session.customer_id))
  const events = [...customerIds].map((customerId) => ({
    customerId,
    projectId: null,
    group: 'Session' as const,
    id: userId,
  }))
  if (events.length > 0) await publish(db, ...events)
  return ended.length
}
