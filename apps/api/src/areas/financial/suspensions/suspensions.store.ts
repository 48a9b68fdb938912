import { sql } from 'kysely'
import { lastNoticeDays } from '@sarv/contract/financial/runway/runway.limits'
import { binHours } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import type { Course, Stage, Suspended } from './suspensions.rules.ts'

/** What a round looks at; the next one takes the rest. */
const ceiling = 1000

export type NewSuspension = Suspended & {
  now: Date
  /** Of an empty wallet: until when everything is kept. */
  keepUntil?: Date
}

/** Whether it was not there yet. */
export const insertSuspension = async (trx: Db, suspended: NewSuspension): Promise<boolean> => {
  const row = await trx
    .insertInto('suspensions')
    .values({
      customer_id: suspended.customerId,
      project_id: suspended.projectId,
      reason: suspended.reason,
      stopped_at: suspended.now,
      keep_until: suspended.keepUntil ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const open = (db: Db) => db.selectFrom('suspensions').where('ended_at', 'is', null)

/** Whether it was open until now. */
export const endSuspension = async (
  trx: Db,
  { customerId, projectId, reason }: Suspended,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('suspensions')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('project_id', projectId === null ? 'is' : '=', projectId)
    .where('reason', '=', reason)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Why nothing runs in a project; the wallet before the cap. */
export const findSuspensionOf = async (
  db: Db,
  { customerId, projectId }: { customerId: number; projectId: number },
): Promise<Suspended['reason'] | undefined> => {
  const row = await open(db)
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('project_id', 'is', null), eb('project_id', '=', projectId)]))
    .select('reason')
    .orderBy('reason', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason
}

export interface WalletSuspension extends Course {
  id: number
  customerId: number
  noticedAt: Date | null
}

const courseColumns = [
  'id',
  'customer_id as customerId',
  'stage',
  'stopped_at as stoppedAt',
  'noticed_at as noticedAt',
  'delivered_at as deliveredAt',
  'binned_at as binnedAt',
] as const

const courses = (db: Db) =>
  open(db)
    .where('reason', '=', 'wallet')
    .select(courseColumns)
    .select((eb) => eb.ref('keep_until').$notNull().as('keepUntil'))

export const findCourse = (db: Db, customerId: number): Promise<WalletSuspension | undefined> =>
  courses(db).where('customer_id', '=', customerId).executeTakeFirst()

/** The same, held until the transaction ends. */
export const lockCourse = (trx: Db, customerId: number): Promise<WalletSuspension | undefined> =>
  courses(trx).where('customer_id', '=', customerId).forUpdate().executeTakeFirst()

/** Whether this one is still open, and in one of these stages; it stays so until the transaction ends. */
export const holdOpen = async (trx: Db, id: number, stages: readonly Stage[]): Promise<boolean> => {
  const row = await open(trx)
    .where('id', '=', id)
    .where('stage', 'in', stages)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Customers who have nothing left, as far as it can be told without looking at each, and whose services still run. */
export const listMaybeEmpty = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from (
      select customer_id from customer_balances where wallet + gift + receivable <= 0
      union select customer_id from customer_runways where ends_at <= ${now}
    ) empty
    where not exists (select from suspensions s
        where s.customer_id = empty.customer_id and s.reason = 'wallet' and s.ended_at is null)
      and exists (select from usage_intervals u
        where u.customer_id = empty.customer_id and u.to_at is null and u.monthly_price_rials > 0
          and not exists (select from wallet_holds h
            where h.service_type = u.service_type and h.service_id = u.service_id))
    order by 1 limit ${ceiling}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose next stage may be due, or who may have paid. */
export const listMaybeDue = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select s.customer_id as id from suspensions s left join customer_balances b on b.customer_id = s.customer_id
    where s.reason = 'wallet' and s.ended_at is null and (
      b.wallet + b.gift + b.receivable > 0 or s.stage = 'gone' and b.receivable = 0
      or s.stage = 'stopped' and s.keep_until - ${sql.lit(lastNoticeDays)} * interval '1 day' <= ${now}
      or s.stage = 'noticed' and (s.delivered_at is null or s.keep_until <= ${now})
      or s.stage = 'binned' and s.binned_at + ${sql.lit(binHours)} * interval '1 hour' <= ${now})
    order by s.id limit ${ceiling}`.execute(db)
  return rows.map(({ id }) => id)
}

export const setStage = async (trx: Db, id: number, stage: Stage, now: Date): Promise<void> => {
  await trx
    .updateTable('suspensions')
    .set({
      stage,
      ...(stage === 'noticed' && { noticed_at: now }),
      ...(stage === 'binned' && { binned_at: now }),
      ...(stage === 'gone' && { gone_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

export const setDelivered = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx.updateTable('suspensions').set({ delivered_at: now }).where('id', '=', id).execute()
}

/** The last notice was given to the senders. */
export const keepNotice = async (trx: Db, id: number, messageIds: readonly number[], now: Date): Promise<void> => {
  await trx.updateTable('suspensions').set({ noticed_at: now }).where('id', '=', id).execute()
  if (messageIds.length === 0) return
  await trx
    .insertInto('suspension_notices')
    .values(messageIds.map((messageId) => ({ suspension_id: id, message_id: messageId })))
    .execute()
}

/** Whether somebody's server has taken the last notice, or still may. */
export const readNotice = async (trx: Db, id: number): Promise<{ isSent: boolean; isUnderWay: boolean }> => {
  const { rows } = await sql<{ isSent: boolean; isUnderWay: boolean }>`
    select coalesce(bool_or(m.status = 'sent'), false) as "isSent",
      coalesce(bool_or(m.status = 'queued'), false) as "isUnderWay"
    from suspension_notices n join messages m on m.id = n.message_id where n.suspension_id = ${id}`.execute(trx)
  return rows[0]!
}
