import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const users = (db: Db) =>
  db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.password_hash as passwordHash',
      'u.disabled_reason as disabledReason',
      'u.phone_number_secret as phoneNumberSecret',
      'u.phone_number_confirmed as phoneNumberConfirmed',
      'u.has_totp as hasTotp',
      'u.has_sms as hasSms',
      'u.has_passkey_factor as hasPasskeyFactor',
      sql<number>`(select count(*)::int from passkeys p where p.user_id = u.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null)`.as(
        'recoveryCodes',
      ),
    ])

/** Someone who signs in, with what they have besides a password. */
export type SignInUser = Awaited<ReturnType<typeof lockSignInUser>>

export const findUserByEmail = (db: Db, email: string) =>
  users(db)
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst()

export const getSignInUser = (db: Db, userId: number) => users(db).where('u.id', '=', userId).executeTakeFirstOrThrow()

/** Until the transaction ends, nobody disables the user or sets another password. */
export const lockSignInUser = (trx: Db, userId: number) =>
  users(trx).where('u.id', '=', userId).forNoKeyUpdate('u').executeTakeFirstOrThrow()

/** A user as a member of this customer; nothing when they are not. */
export const findMember = (db: Db, userId: number, customerId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('u.id', '=', userId)
    .where('c.id', '=', customerId)
    .select([
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.id_confirmed as idConfirmed',
      'u.email_confirmed as emailConfirmed',
      'u.phone_number_confirmed as phoneNumberConfirmed',
      'u.has_totp as hasTotp',
      'u.has_sms as hasSms',
      'u.has_passkey_factor as hasPasskeyFactor',
      'm.is_super_user as isSuperUser',
      'm.is_account_manager as isAccountManager',
      'm.is_financial_manager as isFinancialManager',
      'c.id as customerId',
      'c.name as customerName',
      sql<number>`(select count(*)::int from memberships o where o.user_id = u.id)`.as('customerCount'),
    ])
    .executeTakeFirst()

/** The customer that the user worked in last, or else the one they joined first. */
/** Whether they belong to an account at all, be it a closed one. */
export const hasMembership = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('memberships').where('user_id', '=', userId).select('user_id').executeTakeFirst()) !== undefined

export const findUsualCustomer = async (db: Db, userId: number): Promise<number | undefined> => {
  const membership = await db
    .selectFrom('memberships as m')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('m.user_id', '=', userId)
    .where('c.disabled_at', 'is', null)
    .select('m.customer_id')
    .orderBy(
      sql`(select max(s.created_at) from sessions s where s.user_id = m.user_id and s.customer_id = m.customer_id)`,
      (order) => order.desc().nullsLast(),
    )
    .orderBy('m.created_at')
    .orderBy('m.customer_id')
    .limit(1)
    .executeTakeFirst()
  return membership?.customer_id
}
