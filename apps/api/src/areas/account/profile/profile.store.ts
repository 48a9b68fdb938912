import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Database } from '../../../db/tables.generated.ts'

export const findProfile = (db: Db, userId: number, customerId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('u.id', '=', userId)
    .where('m.customer_id', '=', customerId)
    .selectAll('u')
    .select('c.is_legal')
    .executeTakeFirstOrThrow()

export const findUser = (db: Db, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/**
 * Whether somebody else is known by this national id. Until the transaction ends nobody else takes one: of two who write the
 * same at the same moment the second one sees the first.
 */
export const isNationalIdTaken = async (trx: Db, hash: Buffer, byOtherThan: number): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('national ids'))`.execute(trx)
  const other = await trx
    .selectFrom('users')
    .where('national_id_hash', '=', hash)
    .where('id', '<>', byOtherThan)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

const lockingUser = (trx: Db, userId: number) =>
  trx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate()

/** The user as of now, until the transaction ends: what was decided by it still holds when it is written. */
export const lockUser = (trx: Db, userId: number) => lockingUser(trx, userId).executeTakeFirst()

/** The same, of a user who is signed in and therefore there. */
export const getLockedUser = (trx: Db, userId: number) => lockingUser(trx, userId).executeTakeFirstOrThrow()

/** Whom the codes of a signed-in user are about. */
export const codeSubject = (userId: number): string => `user:${userId}`

/** The accounts in which the user is a super user. */
export const listOwnedAccounts = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('is_super_user', '=', true)
    .select('customer_id')
    .execute()
  return rows.map((row) => row.customer_id)
}

export const updateUser = async (trx: Db, userId: number, changes: Updateable<Database['users']>) => {
  await trx
    .updateTable('users')
    .set({ ...changes, modified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}
