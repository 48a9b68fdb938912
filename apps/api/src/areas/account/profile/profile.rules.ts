import type { Selectable } from 'kysely'
import type { Database } from '../../../db/tables.generated.ts'

export type UserRow = Selectable<Database['users']>

type Identity = Pick<UserRow, 'first_name' | 'last_name' | 'national_id_secret' | 'birth_date' | 'address_secret'>
type Confirmations = Pick<UserRow, 'id_confirmed' | 'email_confirmed' | 'phone_number_confirmed'>

/** Whether everything is filled in that an identity is confirmed by. */
export const hasIdentity = (user: Identity): boolean =>
  [user.first_name, user.last_name, user.national_id_secret, user.birth_date, user.address_secret].every(Boolean)

export const hasSecondFactor = (user: Pick<UserRow, 'has_totp' | 'has_sms' | 'has_passkey_factor'>): boolean =>
  user.has_totp || user.has_sms || user.has_passkey_factor

/** What the portal and the session call a completed profile. */
export const isProfileCompleted = (user: Confirmations): boolean =>
  user.id_confirmed && user.email_confirmed && user.phone_number_confirmed

/**
 * Whether the identity counts as confirmed after a change. Where the form is enough, a complete one with a confirmed
 * phone is; where an operator looks at it, a new national id or birth date has to be looked at again.
 */
export const isIdentityConfirmedAfter = (
  confirmedBy: 'form' | 'operator',
  before: UserRow,
  change: Partial<UserRow>,
): boolean => {
  const after = { ...before, ...change }
  if (confirmedBy === 'form') return before.id_confirmed || (hasIdentity(after) && after.phone_number_confirmed)
  const isSameId = before.national_id_hash?.equals(after.national_id_hash ?? Buffer.alloc(0)) ?? false
  return before.id_confirmed && isSameId && before.birth_date === after.birth_date
}
