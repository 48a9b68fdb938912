import type { UserRow } from './profile.store.ts'

type Identity = Pick<UserRow, 'firstName' | 'lastName' | 'nationalIdSecret' | 'birthDate' | 'addressSecret'>
type Confirmations = Pick<UserRow, 'idConfirmed' | 'emailConfirmed' | 'phoneNumberConfirmed'>

/** Whether everything is filled in that an identity is confirmed by. */
export const hasIdentity = (user: Identity): boolean =>
  [user.firstName, user.lastName, user.nationalIdSecret, user.birthDate, user.addressSecret].every(Boolean)

export const hasSecondFactor = (user: Pick<UserRow, 'hasTotp' | 'hasSms' | 'hasPasskeyFactor'>): boolean =>
  user.hasTotp || user.hasSms || user.hasPasskeyFactor

/** What the portal and the session call a completed profile. */
export const isProfileCompleted = (user: Confirmations): boolean =>
  user.idConfirmed && user.emailConfirmed && user.phoneNumberConfirmed

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
  if (confirmedBy === 'form') return before.idConfirmed || (hasIdentity(after) && after.phoneNumberConfirmed)
  const isSameId = before.nationalIdHash?.equals(after.nationalIdHash ?? Buffer.alloc(0)) ?? false
  return before.idConfirmed && isSameId && before.birthDate === after.birthDate
}
