import type { ChangePasswordModel } from '@sarv/contract/account/profile/profile.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { assertGoodPassword } from '../sign-in/password-choice.service.ts'
import { hashPassword } from '../sign-in/passwords.service.ts'
import { provePassword } from './password-again.service.ts'
import { findUser, getLockedUser, updateUser } from './profile.store.ts'
import { endInvitations, endSignIns, revokeApiTokens } from './sign-ins.store.ts'

/** A change of password whose owner has proven the old one. */
export interface ReadyPassword {
  /** What was proven. */
  oldHash: string
  newHash: string
}

/** A wrong password counts as a try, and hashing takes long: both before the transaction. */
export const readyPassword = async (
  { db }: Dependencies,
  { userId }: Actor,
  wanted: ChangePasswordModel,
): Promise<ReadyPassword> => {
  const user = await findUser(db, userId)
  if (user.passwordHash === null) throw new AppError('password_missing')
  await provePassword(db, user, wanted.currentPassword)
  if (wanted.password === wanted.currentPassword) throw new AppError('password_unchanged')
  assertGoodPassword(wanted.password, { email: user.email, firstName: user.firstName, lastName: user.lastName })
  return { oldHash: user.passwordHash, newHash: await hashPassword(wanted.password) }
}

export const changePassword = async (
  trx: Db,
  { secrets }: Dependencies,
  { actor: { userId, sessionId }, body: wanted, ip }: { actor: Actor; body: ChangePasswordModel; ip: string },
  { oldHash, newHash }: ReadyPassword,
): Promise<void> => {
  const now = await getLockedUser(trx, userId)
  // The owner may have set a new one by mail meanwhile: then the password that was proven is worth nothing any more.
  if (now.passwordHash !== oldHash) throw new AppError('password_wrong')
  await updateUser(trx, userId, { passwordHash: newHash })
  if (wanted.endOtherSessions) await endSignIns(trx, userId, sessionId)
  if (wanted.endApiTokens) await revokeApiTokens(trx, userId)
  if (wanted.endInvitations) await endInvitations(trx, userId)
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'passwordChanged',
    to: now.email,
    userId,
    values: { when: new Date(), ip },
  })
}
