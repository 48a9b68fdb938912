import type { ForgotConfirmModel, ForgotModel } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/errors.ts'
import { queueMessage, type MessageToQueue } from '../../../messages/queue-message.ts'
import { issueCode, takeCode } from '../codes/codes.ts'
import { getLockedUser, updateUser } from '../profile/profile.store.ts'
import { endSignIns, revokeApiTokens } from '../profile/sign-ins.store.ts'
import { forgetTries } from '../profile/tries.ts'
import { checkCaptcha } from '../sign-in/captcha.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { forgetFailures, tryKeysOf } from '../sign-in/tries.store.ts'
import { findUserIdByEmail } from './people.ts'

/**
 * One code and one mail, whether or not the e-mail has a user: so neither the answer nor its time tells. Who has no
 * account reads in their own mail that they may have used another address.
 */
export const sendForgotCode = async (
  { db, secrets, publicUrl }: Dependencies,
  { email, captchaKey, captchaCode }: ForgotModel,
): Promise<void> => {
  if (!(await checkCaptcha(db, captchaKey, captchaCode))) throw new AppError('captcha_wrong')
  await db.transaction().execute(async (trx) => {
    const code = await issueCode(trx, secrets, { purpose: 'forgot', subject: email })
    const userId = await findUserIdByEmail(trx, email)
    const to = { channel: 'email', to: email } as const
    const message: MessageToQueue =
      userId === undefined
        ? { ...to, template: 'notRegistered', userId: null, values: { link: `${publicUrl}/account/signup` } }
        : { ...to, template: 'forgotCode', userId, values: { code } }
    await queueMessage(trx, secrets, message)
  })
}

/**
 * A new password by mail. Whoever else may be in the account is out: every device, every sign-in half done and every
 * API token. Second factors stay: reading someone's mail must not be enough to get past them.
 */
export const setForgottenPassword = async (
  { db, secrets }: Dependencies,
  { email, password, confirmCode }: ForgotConfirmModel,
  ip: string,
): Promise<{ userId: number }> => {
  await takeCode(db, secrets, { purpose: 'forgot', subject: email, code: confirmCode })
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const userId = await findUserIdByEmail(trx, email)
    if (userId === undefined) throw new AppError('code_wrong')
    await getLockedUser(trx, userId)
    await updateUser(trx, userId, { password_hash: passwordHash, email_confirmed: true })
    await endSignIns(trx, userId)
    await revokeApiTokens(trx, userId)
    await forgetFailures(trx, tryKeysOf(email, ip))
    await forgetTries(trx, 'password', userId)
    await queueMessage(trx, secrets, {
      channel: 'email',
      template: 'passwordChanged',
      to: email,
      userId,
      values: { when: new Date(), ip },
    })
    return { userId }
  })
}
