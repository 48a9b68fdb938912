import type {
  CodeSent,
  ForgotConfirmModel,
  ForgotKeepModel,
} from '@sarv/contract/account/registration/registration.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage, type MessageToQueue } from '../../../messages/queue-message.ts'
import {
  askForCode,
  endForgotLink,
  endRequestsOf,
  findForgotLink,
  takeRequestedCode,
} from '../codes/code-requests.service.ts'
import { getLockedUser, updateUser } from '../profile/profile.store.ts'
import { endAllAccess } from '../profile/sign-ins.store.ts'
import { forgetTries } from '../profile/tries.service.ts'
import { rememberDevice } from '../sign-in/known-devices.store.ts'
import { assertGoodPassword } from '../sign-in/password-choice.service.ts'
import { hashPassword } from '../sign-in/passwords.service.ts'
import type { Visitor } from '../sessions/sessions.store.ts'
import { forgetFailures, tryKeysOf } from '../sign-in/tries.store.ts'
import { findOwner, findUserIdByEmail } from './people.store.ts'

/**
 * One code and one mail, whether or not the e-mail has a user: so neither the answer nor its time tells. Who has no
 * account reads in their own mail that they may have used another address.
 */
export const sendForgotCode = async (
  trx: Db,
  { secrets, publicUrl }: Dependencies,
  email: string,
  visitor: Visitor,
): Promise<CodeSent> => {
  const { code, pendingToken, linkToken, pace } = await askForCode(trx, secrets, { purpose: 'forgot', email, visitor })
  if (pace === 'nothing') return { pendingToken }
  const link = `${publicUrl}/account/forget?email=${encodeURIComponent(email)}#reset=${linkToken}`
  const userId = await findUserIdByEmail(trx, email)
  const to = { channel: 'email', to: email } as const
  const message: MessageToQueue =
    userId === undefined
      ? { ...to, template: 'notRegistered', userId: null, values: { link: `${publicUrl}/account/signup` } }
      : { ...to, template: 'forgotCode', userId, values: { link, ...(pace === 'code' && { code }) } }
  await queueMessage(trx, secrets, message)
  return { pendingToken }
}

/** Uses up the code or the link of the mail. `check` runs before, for whoever has it alone. */
const takeProof = async (
  { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>,
  { email, confirmCode, pendingToken, linkToken }: ForgotKeepModel,
  { ip }: Visitor,
  check: () => Promise<void> = async () => {},
): Promise<void> => {
  if (linkToken === undefined) {
    const guess = { purpose: 'forgot', email, code: confirmCode ?? '', pendingToken, ip } as const
    await takeRequestedCode(db, secrets, guess, check)
    return
  }
  const { id } = await findForgotLink(db, { email, linkToken })
  await check()
  await endForgotLink(db, id)
}

/**
 * The owner knows the password, and is kept out by the guesses of strangers: from this browser they get in with it. It lets
 * nobody in by itself and ends nothing, unlike a new password, which would stop their API tokens because of an attack.
 */
export const keepForgottenPassword = async (
  deps: Pick<Dependencies, 'db' | 'secrets'>,
  wanted: ForgotKeepModel,
  visitor: Visitor & { deviceToken: string },
): Promise<{ userId: number }> => {
  await takeProof(deps, wanted, visitor)
  return deps.db.transaction().execute(async (trx) => {
    const userId = await findUserIdByEmail(trx, wanted.email)
    if (userId === undefined) throw new AppError('code_wrong')
    await rememberDevice(trx, userId, visitor.deviceToken)
    return { userId }
  })
}

/**
 * A new password by mail. Whoever else may be in the account is out: every device, every sign-in half done and every
 * API token. Second factors stay: reading someone's mail must not be enough to get past them.
 */
export const setForgottenPassword = async (
  { db, secrets }: Dependencies,
  { password, ...proof }: ForgotConfirmModel,
  visitor: Visitor,
): Promise<{ userId: number }> => {
  const { ip, deviceToken } = visitor
  const { email } = proof
  await takeProof({ db, secrets }, proof, visitor, async () => assertGoodPassword(password, await findOwner(db, email)))
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const userId = await findUserIdByEmail(trx, email)
    if (userId === undefined) throw new AppError('code_wrong')
    await getLockedUser(trx, userId)
    await updateUser(trx, userId, { passwordHash, emailConfirmed: true })
    await endAllAccess(trx, userId)
    await endRequestsOf(trx, 'forgot', email)
    await forgetFailures(trx, tryKeysOf(email, ip))
    // Their mail was read here: from this browser they get in, whatever strangers do meanwhile.
    if (deviceToken !== undefined) await rememberDevice(trx, userId, deviceToken)
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
