import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Database } from '../../../db/tables.generated.ts'

type Users = Database['users']

/** A user in our words, and where each of them is kept. */
const columns = {
  id: 'id',
  email: 'email',
  emailConfirmed: 'email_confirmed',
  emailNotify: 'email_notify',
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumberSecret: 'phone_number_secret',
  phoneNumberHash: 'phone_number_hash',
  phoneNumberConfirmed: 'phone_number_confirmed',
  phoneNotify: 'phone_notify',
  nationalIdSecret: 'national_id_secret',
  nationalIdHash: 'national_id_hash',
  idConfirmed: 'id_confirmed',
  birthDate: 'birth_date',
  addressSecret: 'address_secret',
  identityWrittenAt: 'identity_written_at',
  identityRefusedAt: 'identity_refused_at',
  passwordHash: 'password_hash',
  hasSms: 'has_sms',
  hasTotp: 'has_totp',
  totpSecret: 'totp_secret',
  totpPendingSecret: 'totp_pending_secret',
  totpLastStep: 'totp_last_step',
  hasPasskeyFactor: 'has_passkey_factor',
  webauthnHandle: 'webauthn_handle',
  isFromSso: 'is_from_sso',
  disabledReason: 'disabled_reason',
  createdAt: 'created_at',
  modifiedAt: 'modified_at',
} as const satisfies Record<string, keyof Users>

type Columns = typeof columns

export type UserRow = { [Name in keyof Columns]: Selectable<Users>[Columns[Name]] }

export type UserChange = Partial<Omit<UserRow, 'id' | 'createdAt' | 'modifiedAt'>>

const everything = Object.entries(columns).map(([name, column]) => sql.ref(`u.${column}`).as(name))

const users = (db: Db) => db.selectFrom('users as u').select(everything).$castTo<UserRow>()

/** What people are shown of themselves. What proves who they are stays here. */
export const findProfile = (db: Db, userId: number, customerId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('u.id', '=', userId)
    .where('m.customer_id', '=', customerId)
    .select(['u.id', 'u.email', 'u.email_confirmed as emailConfirmed', 'u.phone_number_secret as phoneNumberSecret'])
    .select(['u.phone_number_confirmed as phoneNumberConfirmed', 'u.national_id_secret as nationalIdSecret'])
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'u.birth_date as birthDate'])
    .select(['u.address_secret as addressSecret', 'u.id_confirmed as idConfirmed', 'u.is_from_sso as isFromSso'])
    .select(['u.has_sms as hasSms', 'u.has_totp as hasTotp', 'u.has_passkey_factor as hasPasskeyFactor'])
    .select(['u.disabled_reason as isDisabled', 'u.created_at as createdAt', 'u.modified_at as modifiedAt'])
    .select(['c.is_legal as isLegal', sql<boolean>`u.password_hash is not null`.as('hasPassword')])
    .executeTakeFirstOrThrow()

export const findUser = (db: Db, userId: number) => users(db).where('u.id', '=', userId).executeTakeFirstOrThrow()

export const findUserIfAny = (db: Db, userId: number) => users(db).where('u.id', '=', userId).executeTakeFirst()

/**
 * The other person for whom this national id is confirmed. Until the transaction ends nobody else is confirmed: of two who
 * write the same at the same moment the second one sees the first.
 */
export const findConfirmedHolder = async (trx: Db, hash: Buffer, otherThan: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('national ids'))`.execute(trx)
  return trx
    .selectFrom('users')
    .where('national_id_hash', '=', hash)
    .where('id_confirmed', '=', true)
    .where('id', '<>', otherThan)
    .select(['id', 'email'])
    .executeTakeFirst()
}

const lockingUser = (trx: Db, userId: number) => users(trx).where('u.id', '=', userId).forUpdate()

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

/** A phone, an app or a passkey is new from now on: it is not yet enough for money to leave. */
export const markFactorsChanged = async (trx: Db, userId: number): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ factors_changed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

/** A mailbox that is new from now on is not yet enough either. */
export const markEmailChanged = async (trx: Db, userId: number): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ email_changed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

export const updateUser = async (trx: Db, userId: number, change: UserChange) => {
  const changed = Object.entries(change).map(([name, value]) => [columns[name as keyof Columns], value])
  await trx
    .updateTable('users')
    .set({ ...Object.fromEntries(changed), modified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}
