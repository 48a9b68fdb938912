import { sql } from 'kysely'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Db } from '../../../db/connection.ts'

/** The same as for customers: what ASVS 4.0.3 asks for at its second level. */
const lifeSeconds = { idle: 30 * 60, absolute: 12 * 3600 } as const
const longestAgent = 500

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export const insertOperatorSession = (
  trx: Db,
  session: { operatorId: number; tokenHash: Buffer; ip: string; userAgent: string },
) =>
  trx
    .insertInto('operator_sessions')
    .values({
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, longestAgent),
      idle_expires_at: fromNow(lifeSeconds.idle),
      expires_at: fromNow(lifeSeconds.absolute),
    })
    .returning(['id', sql<Date>`least(expires_at, idle_expires_at)`.as('endsAt')])
    .executeTakeFirstOrThrow()

export const getSessionEnd = async (db: Db, sessionId: number): Promise<Date> => {
  const { endsAt } = await db
    .selectFrom('operator_sessions')
    .where('id', '=', sessionId)
    .select(sql<Date>`least(expires_at, idle_expires_at)`.as('endsAt'))
    .executeTakeFirstOrThrow()
  return endsAt
}

/** One session, or all of them. */
export const endOperatorSessions = (trx: Db, operatorId: number, only?: number) =>
  trx
    .updateTable('operator_sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (update) => update.where('id', '=', only!))
    .execute()

/** Answers until when the proof counts. */
export const markOperatorProven = async (trx: Db, sessionId: number): Promise<Date> => {
  const { until } = await trx
    .updateTable('operator_sessions')
    .set({ proven_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`now() + make_interval(secs => ${proofSeconds})`.as('until'))
    .executeTakeFirstOrThrow()
  return until
}
