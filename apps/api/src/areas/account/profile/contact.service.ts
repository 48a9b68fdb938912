import type { ProfileCompletion } from '@sarv/contract/account/profile/profile.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { queueMessage, type MessageToQueue } from '../../../messages/queue-message.ts'
import { openPersonal, phoneHash, recipientHash } from '../../../db/personal-data.ts'
import type { SecretBox } from '../../../secrets.ts'
import { guessCode, issueCode, spendCode, type GuessedCode } from '../codes/codes.service.ts'
import { tellOldAddress } from '../email-changes/email-changes.service.ts'
import { findUserIdByEmail, isEmailTaken } from '../registration/people.store.ts'
import { isHeldByAnother, publishIdentity } from './identity.service.ts'
import { isIdentityConfirmedAfter, isProfileCompleted } from './profile.rules.ts'
import type { UserRow } from './profile.store.ts'
import { codeSubject, getLockedUser, markEmailChanged, markFactorsChanged, updateUser } from './profile.store.ts'

/** Whoever owns the address did not ask for it: many users together may not write to it more often than one. */
const perRecipient = { max: 6, perSeconds: 3600 } as const

const countCodeTo = (trx: Db, secrets: SecretBox, recipient: string): Promise<void> =>
  countOrRefuse(trx, `code-to:${recipientHash(secrets, recipient).toString('base64url')}`, perRecipient)

/** What a confirmed address changed: the answer, and what the audit log keeps of it. */
export interface ContactChange {
  completion: ProfileCompletion
  before: Readonly<Record<string, string | null>>
  after: Readonly<Record<string, string | null>>
}

/** Sends the code to the new address. The address goes with the code, so that a code never confirms another one. */
export const askForEmail = async (
  trx: Db,
  { secrets, publicUrl }: Dependencies,
  userId: number,
  email: string,
): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  if (user.email === email && user.emailConfirmed) throw new AppError('already_confirmed')
  await countCodeTo(trx, secrets, email)
  const code = await issueCode(trx, secrets, {
    purpose: 'confirmEmail',
    subject: codeSubject(userId),
    payload: email,
  })
  const ownerId = await findUserIdByEmail(trx, email)
  // Who asks must not learn that somebody has this address; its owner may know.
  const message: MessageToQueue =
    ownerId === undefined || ownerId === userId
      ? { channel: 'email', template: 'confirmEmail', to: email, userId, values: { code } }
      : {
          channel: 'email',
          template: 'alreadyRegistered',
          to: email,
          userId: ownerId,
          values: { link: `${publicUrl}/account/login` },
        }
  await queueMessage(trx, secrets, message)
}

/** Counts the guess; the code is used up with what it confirms. */
export const guessContactCode = (
  { db, secrets }: Dependencies,
  purpose: 'confirmEmail' | 'confirmPhone',
  userId: number,
  code: string,
): Promise<GuessedCode> => guessCode(db, secrets, { purpose, subject: codeSubject(userId), code })

export const confirmEmail = async (
  trx: Db,
  { secrets, publicUrl }: Dependencies,
  userId: number,
  code: GuessedCode,
): Promise<ContactChange> => {
  const { payload } = await spendCode(trx, secrets, code)
  const email = payload!
  const user = await getLockedUser(trx, userId)
  await updateUser(trx, userId, { email, emailConfirmed: true }).catch((error: unknown) => {
    // Only whoever reads the mail of this address gets here, so the sentence tells nobody else.
    throw isEmailTaken(error) ? new AppError('email_taken') : error
  })
  if (user.email !== email) {
    await markEmailChanged(trx, userId)
    await tellOldAddress(trx, { secrets, publicUrl }, user, email)
  }
  return {
    completion: { profileCompleted: isProfileCompleted({ ...user, emailConfirmed: true }) },
    before: { email: user.email },
    after: { email },
  }
}

export const askForPhone = async (
  trx: Db,
  { secrets }: Dependencies,
  userId: number,
  phoneNumber: string,
): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  const known = openPersonal(secrets, user.phoneNumberSecret, 'phone')
  if (known === phoneNumber && user.phoneNumberConfirmed) throw new AppError('already_confirmed')
  await countCodeTo(trx, secrets, phoneNumber)
  const code = await issueCode(trx, secrets, {
    purpose: 'confirmPhone',
    subject: codeSubject(userId),
    payload: phoneNumber,
  })
  await queueMessage(trx, secrets, {
    channel: 'sms',
    template: 'confirmPhone',
    to: phoneNumber,
    userId,
    values: { code },
  })
}

const tellOfNewSmsNumber = (trx: Db, secrets: SecretBox, user: UserRow): Promise<void> =>
  queueMessage(trx, secrets, {
    channel: 'email',
    template: 'secondFactorChanged',
    to: user.email,
    userId: user.id,
    values: { what: 'smsNumberChanged' },
  })

export const confirmPhone = async (
  trx: Db,
  { secrets, identityConfirmedBy }: Dependencies,
  userId: number,
  code: GuessedCode,
): Promise<ContactChange> => {
  const { payload } = await spendCode(trx, secrets, code)
  const phoneNumber = payload!
  const user = await getLockedUser(trx, userId)
  const before = openPersonal(secrets, user.phoneNumberSecret, 'phone')
  const confirmed = {
    phoneNumberSecret: secrets.seal(phoneNumber, 'phone'),
    phoneNumberHash: phoneHash(secrets, phoneNumber),
    phoneNumberConfirmed: true,
  }
  const isHeld = await isHeldByAnother(trx, secrets, { userId, nationalIdHash: user.nationalIdHash })
  const idConfirmed = !isHeld && isIdentityConfirmedAfter(identityConfirmedBy, user, confirmed)
  await updateUser(trx, userId, { ...confirmed, idConfirmed })
  if (before !== phoneNumber || !user.phoneNumberConfirmed) await markFactorsChanged(trx, userId)
  if (idConfirmed !== user.idConfirmed) await publishIdentity(trx, userId)
  if (user.hasSms && before !== phoneNumber) await tellOfNewSmsNumber(trx, secrets, user)
  return {
    completion: { profileCompleted: isProfileCompleted({ ...user, ...confirmed, idConfirmed }) },
    before: { phoneNumber: before },
    after: { phoneNumber },
  }
}
