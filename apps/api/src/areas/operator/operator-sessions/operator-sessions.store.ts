import { sql } from 'kysely'
import type { OperatorRole } from '@sarv/contract/access'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Db } from '../../../db/connection.ts'
import { publishToOperators } from '../../../operations/events.ts'

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

/** What the holder of a session may do now; nothing when it is over. */
export const findRolesOfSession = async (db: Db, sessionId: number): Promise<OperatorRole[] | undefined> => {
  const row = await db
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('o.disabled_at', 'is', null)
    .where(sql<boolean>`least(s.expires_at, s.idle_expires_at) > now()`)
    .select('o.roles')
    .executeTakeFirst()
  return row?.roles as OperatorRole[] | undefined
}

/** Their open streams look again at what they may show. */
export const tellOperatorSessions = (trx: Db, operatorId: number) =>
  publishToOperators(trx, ['OperatorSession'], operatorId)

/** One session, or all of them; their streams end too. */
export const endOperatorSessions = async (trx: Db, operatorId: number, only?: number): Promise<void> => {
  await trx
    .updateTable('operator_sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (update) => update.where('id', '=', only!))
    .execute()
  await tellOperatorSessions(trx, operatorId)
}

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
