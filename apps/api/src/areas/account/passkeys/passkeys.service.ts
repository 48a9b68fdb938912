import type {
  CreatePasskeyModel,
  PasskeyCreateOptionsModel,
  PasskeyOptions,
} from '@sarv/contract/account/passkeys/passkeys.schemas'
import { isSameName } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { brand } from '../../../messages/templates.fa.ts'
import type { SecondFactorChange } from '../../../messages/templates.ts'
import { findUser, lockUser, markFactorsChanged, updateUser } from '../profile/profile.store.ts'
import { deleteUselessRecoveryCodes } from '../two-factor/two-factor.store.ts'
import { keepChallenge, takeChallenge } from './challenges.service.ts'
import { passkeysText } from './passkeys.fa.ts'
import { maxPasskeys, readTransports, relyingPartyOf, type RelyingParty } from './passkeys.rules.ts'
import {
  countIdentities,
  deletePasskeyRow,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  type ListedPasskey,
} from './passkeys.store.ts'
import { readRegistration, registrationOptions, type KnownCredential } from './webauthn.protocol.ts'

export const requireRelyingParty = ({ publicUrl, allowedOrigins }: Dependencies): RelyingParty => {
  const rp = relyingPartyOf(publicUrl, allowedOrigins)
  if (!rp) throw new AppError('passkey_needs_domain')
  return rp
}

export const toKnownCredential = ({ credentialId: id, transports }: ListedPasskey): KnownCredential => ({
  id,
  transports: transports.split(',').filter(Boolean),
})

export const tellChange = (
  trx: Db,
  { secrets }: Dependencies,
  user: { id: number; email: string },
  what: SecondFactorChange,
): Promise<void> =>
  queueMessage(trx, secrets, {
    channel: 'email',
    template: 'secondFactorChanged',
    to: user.email,
    userId: user.id,
    values: { what },
  })

const refuseTooMany = (passkeys: readonly unknown[]): void => {
  if (passkeys.length >= maxPasskeys) throw new AppError('over_limit', { item: passkeysText.item, max: maxPasskeys })
}

/** What the browser needs to make a passkey on a device. */
export const startPasskey = async (
  trx: Db,
  deps: Dependencies,
  userId: number,
  wanted: PasskeyCreateOptionsModel,
): Promise<PasskeyOptions> => {
  const rp = requireRelyingParty(deps)
  const user = await findUser(trx, userId)
  const passkeys = await listPasskeys(trx, userId)
  refuseTooMany(passkeys)
  // Before the device makes one that nobody could then hand in.
  const { name: wantedName } = wanted
  if (wantedName !== undefined && passkeys.some(({ name }) => isSameName(name, wantedName))) {
    throw new AppError('name_taken', { name: wantedName })
  }
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
  const options = await registrationOptions(
    { ...rp, name: brand },
    { handle: user.webauthnHandle, email: user.email, name },
    passkeys.map(toKnownCredential),
  )
  const challengeKey = await keepChallenge(trx, { purpose: 'create', userId }, options.challenge)
  return { challengeKey, options: { ...options } }
}

const refuseTakenName = (name: string) => (error: unknown) => {
  if (violates(error, 'passkeys_name')) throw new AppError('name_taken', { name })
  throw error
}

/** Before the transaction: the challenge is used up also by a wrong answer. */
export const readNewPasskey = async (deps: Dependencies, userId: number, wanted: CreatePasskeyModel) => {
  const rp = requireRelyingParty(deps)
  const challenge = await takeChallenge(deps.db, { purpose: 'create', userId }, wanted.challengeKey)
  return readRegistration(rp, challenge, wanted.response)
}

export const createPasskey = async (
  trx: Db,
  deps: Dependencies,
  { userId, name }: { userId: number; name: string },
  { credential, credentialBackedUp }: Awaited<ReturnType<typeof readNewPasskey>>,
) => {
  // Locked, or two at the same moment could be more than the most.
  const user = await lockUser(trx, userId)
  if (!user) throw new AppError('not_found')
  refuseTooMany(await listPasskeys(trx, userId))
  const { id } = await insertPasskey(trx, {
    userId,
    name,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: readTransports(credential.transports),
    isSynced: credentialBackedUp,
  })
    .catch((error: unknown) => {
      // A device makes a new credential each time: one that is known was sent by something else.
      if (violates(error, 'passkeys_credential_id_key')) throw new AppError('passkey_invalid')
      throw error
    })
    .catch(refuseTakenName(name))
  await markFactorsChanged(trx, userId)
  await tellChange(trx, deps, user, 'passkeyAdded')
  return { id, operationId: null }
}

export const editPasskey = async (trx: Db, userId: number, id: number, { name }: { name: string }): Promise<void> => {
  const renamed = await renamePasskey(trx, userId, id, name).catch(refuseTakenName(name))
  if (!renamed) throw new AppError('not_found')
}

const hasOtherWayIn = async (
  trx: Db,
  { signInProviders }: Dependencies,
  user: { id: number; passwordHash: string | null },
): Promise<boolean> => {
  if (user.passwordHash !== null) return true
  const offered = Object.entries(signInProviders).flatMap(([name, settings]) => (settings ? [name] : []))
  return (await countIdentities(trx, user.id, offered)) > 0
}

export const deletePasskey = async (
  trx: Db,
  deps: Dependencies,
  userId: number,
  id: number,
): Promise<{ name: string }> => {
  const user = await lockUser(trx, userId)
  const deleted = await deletePasskeyRow(trx, userId, id)
  if (!user || !deleted) throw new AppError('not_found')
  const isLast = (await listPasskeys(trx, userId)).length === 0
  if (isLast && !(await hasOtherWayIn(trx, deps, user))) throw new AppError('passkey_last')
  if (isLast && user.hasPasskeyFactor) {
    await updateUser(trx, userId, { hasPasskeyFactor: false })
    await deleteUselessRecoveryCodes(trx, userId)
  }
  await tellChange(trx, deps, user, 'passkeyRemoved')
  return deleted
}
