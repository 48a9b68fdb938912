import type { ChangePasswordModel } from '@sarv/contract/account/profile/profile.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { assertGoodPassword } from '../sign-in/password-choice.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { provePassword } from './password-again.ts'
import { findUser, getLockedUser, updateUser } from './profile.store.ts'
import { endSignIns, revokeApiTokens } from './sign-ins.store.ts'

export const changePassword = async (
  { db, secrets }: Dependencies,
  { userId, sessionId }: Actor,
  wanted: ChangePasswordModel,
  ip: string,
): Promise<void> => {
  const user = await findUser(db, userId)
  if (user.password_hash === null) throw new AppError('password_missing')
  await provePassword(db, user, wanted.currentPassword)
  if (wanted.password === wanted.currentPassword) throw new AppError('password_unchanged')
  assertGoodPassword(wanted.password, { email: user.email, firstName: user.first_name, lastName: user.last_name })
  const passwordHash = await hashPassword(wanted.password)

  await db.transaction().execute(async (trx) => {
    const now = await getLockedUser(trx, userId)
    // The owner may have set a new one by mail meanwhile: then the password that was proven is worth nothing any more.
    if (now.password_hash !== user.password_hash) throw new AppError('password_wrong')
    await updateUser(trx, userId, { password_hash: passwordHash })
    if (wanted.endOtherSessions) await endSignIns(trx, userId, sessionId)
    if (wanted.endApiTokens) await revokeApiTokens(trx, userId)
    await queueMessage(trx, secrets, {
      channel: 'email',
      template: 'passwordChanged',
      to: now.email,
      userId,
      values: { when: new Date(), ip },
    })
  })
}
