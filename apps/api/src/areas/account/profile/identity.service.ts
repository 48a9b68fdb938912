import type { Db } from '../../../db/connection.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countInWindow } from '../../../http/rate-limits.store.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { publish } from '../../../operations/events.ts'
import type { SecretBox } from '../../../secrets.ts'
import { raiseLimits } from '../../../services/limits.service.ts'
import { hasIdentity } from './profile.rules.ts'
import {
  findConfirmedHolder,
  findUserIfAny,
  listOwnedAccounts,
  lockUser,
  updateUser,
  type UserRow,
} from './profile.store.ts'

/**
 * Whether the person is known has changed: everyone in the accounts that they answer for learns at once whether services
 * can be ordered now, and how many.
 */
export const publishIdentity = async (trx: Db, userId: number): Promise<void> => {
  const accounts = await listOwnedAccounts(trx, userId)
  for (const customerId of accounts) await raiseLimits(trx, customerId)
  const events = accounts.map((customerId) => ({
    customerId,
    projectId: null,
    group: 'Accessibility' as const,
  }))
  if (events.length > 0) await publish(trx, ...events)
}

type Form = Pick<UserRow, 'firstName' | 'lastName' | 'nationalIdSecret' | 'birthDate' | 'addressSecret'>

const openForm = (secrets: SecretBox, { nationalIdSecret, addressSecret, ...form }: Form) => ({
  firstName: form.firstName,
  lastName: form.lastName,
  nationalId: openPersonal(secrets, nationalIdSecret, 'nationalId'),
  birthDate: form.birthDate,
  address: openPersonal(secrets, addressSecret, 'address'),
})

/** Tells two forms apart, and nothing of what they say to whoever has no key. */
const markOf = (secrets: SecretBox, form: Form): string =>
  secrets.mac('identity', JSON.stringify(Object.values(openForm(secrets, form)))).toString('hex')

/** The form that an operator judges by, and the mark by which they say which one they saw. */
export const readIdentity = async (db: Db, secrets: SecretBox, userId: number) => {
  const user = await findUserIfAny(db, userId)
  if (!user) return undefined
  return { ...openForm(secrets, user), isConfirmed: user.idConfirmed, seen: markOf(secrets, user) }
}

/** The form that somebody looked at; the person may have written another one meanwhile. */
export interface SeenForm {
  secrets: SecretBox
  mark: string
}

const requireSeen = (user: UserRow, seen: SeenForm): void => {
  if (seen.mark !== markOf(seen.secrets, user)) throw new AppError('identity_changed')
}

const clashMailSeconds = 24 * 3600

/**
 * Whether a national id is confirmed for somebody else. That person is told by mail, once a day; the caller's answer must
 * not tell it, or anybody could ask who is a customer.
 */
export const isHeldByAnother = async (
  trx: Db,
  secrets: SecretBox,
  { userId, nationalIdHash }: { userId: number; nationalIdHash: Buffer | null },
): Promise<boolean> => {
  const holder = nationalIdHash && (await findConfirmedHolder(trx, nationalIdHash, userId))
  if (!holder) return false
  const { count } = await countInWindow(trx, `identity-clash:user:${holder.id}`, clashMailSeconds)
  if (count === 1) {
    const { id, email: to } = holder
    await queueMessage(trx, secrets, { channel: 'email', template: 'identityClash', to, userId: id, values: {} })
  }
  return true
}

/** An operator has seen that the form does not prove who the person is: what was confirmed counts no more. */
export const refuseIdentity = async (trx: Db, userId: number, seen: SeenForm): Promise<void> => {
  const user = await lockUser(trx, userId)
  if (!user) return
  requireSeen(user, seen)
  await updateUser(trx, userId, { idConfirmed: false, identityRefusedAt: new Date() })
  if (user.idConfirmed) await publishIdentity(trx, userId)
}

/**
 * An operator has seen that the person is who the form says. False: there is no such user, or the form is not filled in
 * yet and there is nothing to confirm.
 */
export const confirmIdentity = async (trx: Db, userId: number, seen: SeenForm): Promise<boolean> => {
  const user = await lockUser(trx, userId)
  if (!user || !hasIdentity(user)) return false
  requireSeen(user, seen)
  if (!user.idConfirmed) {
    if (user.nationalIdHash && (await findConfirmedHolder(trx, user.nationalIdHash, userId))) {
      throw new AppError('identity_held')
    }
    await updateUser(trx, userId, { idConfirmed: true, identityRefusedAt: null })
    await publishIdentity(trx, userId)
  }
  return true
}
