import { sql } from 'kysely'
import type { OperatorRole } from '@sarv/contract/access'
import type { Db } from '../../db/connection.ts'

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export const insertOperator = (db: Db, operator: { email: string; name: string; roles: readonly OperatorRole[] }) =>
  db
    .insertInto('operators')
    .values({ ...operator, roles: [...operator.roles] })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()

const columns = [
  'id',
  'email',
  'name',
  sql<OperatorRole[]>`roles`.as('roles'),
  'password_hash as passwordHash',
  'totp_secret as totpSecret',
  'totp_last_step as totpLastStep',
  'set_up_totp_secret as setUpTotpSecret',
  'disabled_at as disabledAt',
  'disabled_reason as disabledReason',
  'created_at as createdAt',
] as const

const select = (db: Db) => db.selectFrom('operators').select(columns)

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperatorByEmail>>>

export const findOperatorByEmail = (db: Db, email: string) => select(db).where('email', '=', email).executeTakeFirst()

export const findOperator = (db: Db, id: number) => select(db).where('id', '=', id).executeTakeFirst()

const mostOperators = 1000

export const listOperators = (db: Db) => select(db).orderBy('email').limit(mostOperators).execute()

export const setRoles = (db: Db, id: number, roles: readonly OperatorRole[]) =>
  db
    .updateTable('operators')
    .set({ roles: [...roles] })
    .where('id', '=', id)
    .execute()

export const setDisabled = (db: Db, id: number, reason: string | null) =>
  db
    .updateTable('operators')
    .set({ disabled_reason: reason, disabled_at: reason === null ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

/** From now on only whoever has this code can get in, by choosing a new password and a new app. */
export const beginSetUp = (db: Db, id: number, code: { hash: Buffer; lifeSeconds: number }) =>
  db
    .updateTable('operators')
    .set({
      set_up_hash: code.hash,
      set_up_expires_at: fromNow(code.lifeSeconds),
      set_up_totp_secret: null,
      password_hash: null,
      totp_secret: null,
      totp_last_step: null,
    })
    .where('id', '=', id)
    .execute()

/** Without password and app nobody gets in; a reset makes a new way. */
export const closeWayIn = (trx: Db, id: number) =>
  trx
    .updateTable('operators')
    .set({ password_hash: null, totp_secret: null, totp_last_step: null })
    .where('id', '=', id)
    .execute()

/** Whose code this is, locked; nothing for one that was used, is over or never was. */
export const lockBySetUpCode = (trx: Db, hash: Buffer) =>
  select(trx)
    .where('set_up_hash', '=', hash)
    .where('set_up_expires_at', '>', sql<Date>`now()`)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const keepSetUpTotp = (trx: Db, id: number, sealed: string) =>
  trx.updateTable('operators').set({ set_up_totp_secret: sealed }).where('id', '=', id).execute()

export const finishSetUp = (
  trx: Db,
  id: number,
  { passwordHash, totpSecret, step }: { passwordHash: string; totpSecret: string; step: number | null },
) =>
  trx
    .updateTable('operators')
    .set({
      password_hash: passwordHash,
      totp_secret: totpSecret,
      // The code that proved it signs nobody in any more.
      totp_last_step: step,
      set_up_hash: null,
      set_up_expires_at: null,
      set_up_totp_secret: null,
    })
    .where('id', '=', id)
    .execute()

/** Uses up a code of the app, with every code before it. False: it was used before. */
export const takeTotpStep = async (db: Db, id: number, totpSecret: string, step: number): Promise<boolean> => {
  const taken = await db
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_secret', '=', totpSecret)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
