import type { Db } from '../../../db/connection.ts'
import { hasIdentity } from './profile.rules.ts'
import { lockUser, updateUser } from './profile.store.ts'

/**
 * An operator has seen that the person is who the form says. False: there is no such user, or the form is not filled in
 * yet and there is nothing to confirm.
 */
export const confirmIdentity = async (trx: Db, userId: number): Promise<boolean> => {
  const user = await lockUser(trx, userId)
  if (!user || !hasIdentity(user)) return false
  if (!user.id_confirmed) await updateUser(trx, userId, { id_confirmed: true })
  return true
}
