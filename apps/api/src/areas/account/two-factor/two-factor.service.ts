import type { EnableTotpResult, RecoveryCodes } from '@sarv/contract/account/two-factor/two-factor.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authorize.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import type { SecondFactorChange } from '../../../messages/templates.ts'
import type { SecretBox } from '../../../secrets.ts'
import { guessCode, issueCode, spendCode, type CodePurpose, type GuessedCode } from '../codes/codes.service.ts'
import { hasSecondFactor } from '../profile/profile.rules.ts'
import {
  codeSubject,
  findUser,
  getLockedUser,
  markFactorsChanged,
  updateUser,
  type UserChange,
  type UserRow,
} from '../profile/profile.store.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.store.ts'
import { acceptTotp, newTotpSecret, totpStepOf, totpUri } from './totp.service.ts'
import { countTry, forgetTries } from '../profile/tries.service.ts'
import { deleteUselessRecoveryCodes, hasPasskey } from './two-factor.store.ts'

const tellOwner = (trx: Db, secrets: SecretBox, user: UserRow, what: SecondFactorChange): Promise<void> =>
  queueMessage(trx, secrets, {
    channel: 'email',
    template: 'secondFactorChanged',
    to: user.email,
    userId: user.id,
    values: { what },
  })

/** A factor goes on, and with the first one come the codes for the day it is lost. */
const turnOn = async (
  trx: Db,
  secrets: SecretBox,
  user: UserRow,
  factor: UserChange,
  what: SecondFactorChange,
): Promise<RecoveryCodes> => {
  await updateUser(trx, user.id, factor)
  // Phones and passkeys were there before.
  if (what === 'totpOn') await markFactorsChanged(trx, user.id)
  await tellOwner(trx, secrets, user, what)
  const hasCodes = (await countRecoveryCodes(trx, user.id)) > 0
  return { recoveryCodes: hasCodes ? null : await makeRecoveryCodes(trx, secrets, user.id) }
}

const turnOff = async (
  trx: Db,
  secrets: SecretBox,
  user: UserRow,
  factor: UserChange,
  what: SecondFactorChange,
): Promise<void> => {
  await updateUser(trx, user.id, factor)
  await deleteUselessRecoveryCodes(trx, user.id)
  await tellOwner(trx, secrets, user, what)
}

/** A secret for the app, which counts for nothing until a code proves that the app has it. */
export const beginTotp = async (trx: Db, secrets: SecretBox, userId: number): Promise<EnableTotpResult> => {
  const user = await getLockedUser(trx, userId)
  // Otherwise whoever finds an open laptop could put their own app in the place of the owner's.
  if (user.hasTotp) throw new AppError('second_factor_unchanged')
  const secretKey = newTotpSecret()
  await updateUser(trx, userId, { totpPendingSecret: secrets.seal(secretKey, 'totp') })
  return { secretKey, qrCodeUri: totpUri(secretKey, user.email) }
}

export const confirmTotp = async (
  trx: Db,
  secrets: SecretBox,
  userId: number,
  code: string,
): Promise<RecoveryCodes> => {
  const user = await getLockedUser(trx, userId)
  const pending = user.totpPendingSecret
  const step = pending === null ? undefined : totpStepOf(secrets.open(pending, 'totp'), code)
  if (step === undefined) throw new AppError('code_wrong')
  return turnOn(
    trx,
    secrets,
    user,
    // The code that proved it can't sign anybody in any more.
    { hasTotp: true, totpSecret: pending, totpPendingSecret: null, totpLastStep: step },
    'totpOn',
  )
}

/** Before the transaction: a wrong code stays counted. */
export const countTotpTry = async (db: Db, userId: number): Promise<void> => {
  const { hasTotp: isOn } = await findUser(db, userId)
  if (!isOn) throw new AppError('second_factor_unchanged')
  await countTry(db, 'totp', userId)
}

export const disableTotp = async (trx: Db, secrets: SecretBox, userId: number, code: string): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  if (!(await acceptTotp(trx, secrets, userId, code))) throw new AppError('code_wrong')
  await forgetTries(trx, 'totp', userId)
  const nothing = { hasTotp: false, totpSecret: null, totpPendingSecret: null, totpLastStep: null }
  await turnOff(trx, secrets, user, nothing, 'totpOff')
}

const smsPurpose = (isOn: boolean): CodePurpose => (isOn ? 'smsOn' : 'smsOff')

/** Sends the code that switches SMS codes on or off, to the phone that is confirmed and to no other. */
export const askForSms = async (trx: Db, secrets: SecretBox, userId: number, isOn: boolean): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  if (user.hasSms === isOn) throw new AppError('second_factor_unchanged')
  if (user.phoneNumberSecret === null || !user.phoneNumberConfirmed) throw new AppError('phone_unconfirmed')
  const code = await issueCode(trx, secrets, { purpose: smsPurpose(isOn), subject: codeSubject(userId) })
  await queueMessage(trx, secrets, {
    channel: 'sms',
    template: 'secondFactorCode',
    to: secrets.open(user.phoneNumberSecret, 'phone'),
    userId,
    values: { code },
  })
}

/** Before the transaction: a wrong code stays counted. */
export const guessSmsCode = (
  db: Db,
  secrets: SecretBox,
  { userId, isOn, code }: { userId: number; isOn: boolean; code: string },
): Promise<GuessedCode> => guessCode(db, secrets, { purpose: smsPurpose(isOn), subject: codeSubject(userId), code })

export const enableSms = async (
  trx: Db,
  secrets: SecretBox,
  userId: number,
  code: GuessedCode,
): Promise<RecoveryCodes> => {
  await spendCode(trx, secrets, code)
  return turnOn(trx, secrets, await getLockedUser(trx, userId), { hasSms: true }, 'smsOn')
}

export const disableSms = async (trx: Db, secrets: SecretBox, userId: number, code: GuessedCode): Promise<void> => {
  await spendCode(trx, secrets, code)
  await turnOff(trx, secrets, await getLockedUser(trx, userId), { hasSms: false }, 'smsOff')
}

/**
 * The older form, whose answer has no room for recovery codes: the user makes them when they are wanted. It has no room for
 * a code either: off is held by the contract's `stepUp` alone, and a sign-in, which took the code of an SMS, is such a proof.
 * The first factor asks as everywhere: a stolen session could confirm a phone of its own and then keep the owner out with it.
 */
export const switchSmsAtOnce = async (
  trx: Db,
  secrets: SecretBox,
  { userId, isProvenAgain }: Pick<Actor, 'userId' | 'isProvenAgain'>,
  isOn: boolean,
): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  if (user.hasSms === isOn) return
  if (!isOn) return turnOff(trx, secrets, user, { hasSms: false }, 'smsOff')
  if (!user.phoneNumberConfirmed) throw new AppError('phone_unconfirmed')
  if (!hasSecondFactor(user) && !isProvenAgain) throw new AppError('proof_needed', { again: 'yes' })
  await updateUser(trx, userId, { hasSms: true })
  await tellOwner(trx, secrets, user, 'smsOn')
}

export const switchPasskeyFactor = async (
  trx: Db,
  secrets: SecretBox,
  userId: number,
  isOn: boolean,
): Promise<RecoveryCodes> => {
  const user = await getLockedUser(trx, userId)
  if (isOn && !(await hasPasskey(trx, userId))) throw new AppError('passkey_missing')
  if (user.hasPasskeyFactor === isOn) return { recoveryCodes: null }
  if (isOn) return turnOn(trx, secrets, user, { hasPasskeyFactor: true }, 'passkeyFactorOn')
  await turnOff(trx, secrets, user, { hasPasskeyFactor: false }, 'passkeyFactorOff')
  return { recoveryCodes: null }
}

export const renewRecoveryCodes = async (trx: Db, secrets: SecretBox, userId: number): Promise<RecoveryCodes> => {
  const user = await getLockedUser(trx, userId)
  if (!hasSecondFactor(user)) throw new AppError('second_factor_missing')
  await tellOwner(trx, secrets, user, 'recoveryCodesMade')
  return { recoveryCodes: await makeRecoveryCodes(trx, secrets, userId) }
}
