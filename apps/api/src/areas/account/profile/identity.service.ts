import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { raiseLimits } from '../../../services/limits.service.ts'
import { hasIdentity } from './profile.rules.ts'
import { listOwnedAccounts, lockUser, updateUser } from './profile.store.ts'

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

/** An operator has seen that the form does not prove who the person is: what was confirmed counts no more. */
export const refuseIdentity = async (trx: Db, userId: number): Promise<void> => {
  const user = await lockUser(trx, userId)
  if (!user?.idConfirmed) return
  await updateUser(trx, userId, { idConfirmed: false })
  await publishIdentity(trx, userId)
}

/**
 * An operator has seen that the person is who the form says. False: there is no such user, or the form is not filled in
 * yet and there is nothing to confirm.
 */
export const confirmIdentity = async (trx: Db, userId: number): Promise<boolean> => {
  const user = await lockUser(trx, userId)
  if (!user || !hasIdentity(user)) return false
  if (!user.idConfirmed) {
    await updateUser(trx, userId, { idConfirmed: true })
    await publishIdentity(trx, userId)
  }
  return true
}
