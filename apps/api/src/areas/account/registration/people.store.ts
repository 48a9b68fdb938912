import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import type { PasswordOwner } from '../sign-in/password-choice.rules.ts'
import { joinByReferral } from '../../financial/referrals/referrals.service.ts'

/** Somebody whose e-mail is proven: by a code, by the link of an invitation, or by the provider they signed in with. */
export interface NewPerson {
  email: string
  /** null: signs in through a provider or a passkey alone. */
  passwordHash: string | null
  firstName: string | null
  lastName: string | null
  /** Sealed. */
  phoneNumberSecret?: string | null
  /** In base64: the form waits as JSON until the e-mail is proven. */
  phoneNumberHash?: string | null
  isFromSso?: boolean
}

export interface NewOwner extends NewPerson {
  /** The referral code that was typed when signing up. */
  referredByCode?: string | null
}

export const findUserIdByEmail = async (db: Db, email: string): Promise<number | undefined> => {
  const user = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email)
    .select('id')
    .executeTakeFirst()
  return user?.id
}

/** Whose words no new password of theirs may hold. */
export const findOwner = async (db: Db, email: string): Promise<PasswordOwner> => {
  const user = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email)
    .select(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst()
  return { email, firstName: null, lastName: null, ...user }
}

/** Whether the insert of a user lost to somebody with the same e-mail. */
export const isEmailTaken = (error: unknown): boolean => violates(error, 'users_email')

/** A user who belongs to no customer yet. Ends the transaction with `isEmailTaken` when the e-mail has a user. */
export const insertUser = async (trx: Db, person: NewPerson): Promise<number> => {
  const { id } = await trx
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      phone_number_secret: person.phoneNumberSecret ?? null,
      phone_number_hash: person.phoneNumberHash ? Buffer.from(person.phoneNumberHash, 'base64') : null,
      is_from_sso: person.isFromSso ?? false,
      email_confirmed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A customer that is this one person, who may do everything in it. Its limits are made when they are first asked for. */
const insertPersonalCustomer = async (
  trx: Db,
  userId: number,
  customer: { name: string; referredByCode?: string | null },
): Promise<number> => {
  const { id } = await trx
    .insertInto('customers')
    .values({ name: customer.name, referred_by_code: customer.referredByCode ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('memberships').values({ customer_id: id, user_id: userId, is_super_user: true }).execute()
  if (customer.referredByCode) await joinByReferral(trx, id, customer.referredByCode)
  return id
}

const fullName = (firstName: string | null, lastName: string | null): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A new user with a customer of their own. Ends the transaction with `isEmailTaken` when the e-mail has a user. */
export const insertUserWithCustomer = async (
  trx: Db,
  person: NewOwner,
): Promise<{ userId: number; customerId: number }> => {
  const userId = await insertUser(trx, person)
  const customerId = await insertPersonalCustomer(trx, userId, {
    name: fullName(person.firstName, person.lastName) || person.email,
    referredByCode: person.referredByCode ?? null,
  })
  return { userId, customerId }
}

/** Who belongs to no customer any more gets one of their own: without one there is nothing to sign in to. */
export const ensureMembership = async (trx: Db, userId: number): Promise<void> => {
  // Locked: two sign-ins at the same moment make one customer.
  const user = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'first_name', 'last_name'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const membership = await trx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .select('customer_id')
    .executeTakeFirst()
  if (membership) return
  await insertPersonalCustomer(trx, userId, { name: fullName(user.first_name, user.last_name) || user.email })
}
