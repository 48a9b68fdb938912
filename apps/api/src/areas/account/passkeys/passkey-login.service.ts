import type {
  PasskeyLoginModel,
  PasskeyLoginOptionsModel,
  PasskeyOptions,
} from '@sarv/contract/account/passkeys/passkeys.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { AppError } from '../../../errors/app-error.ts'
import { endPending, findPending, takePending } from '../sign-in/pending.store.ts'
import { openSession, type Visitor } from '../sign-in/sign-in.service.ts'
import { keepChallenge, takeChallenge } from './challenges.service.ts'
import { requireRelyingParty, tellChange, toKnownCredential } from './passkeys.service.ts'
import { findPasskey, listPasskeys, recordUse } from './passkeys.store.ts'
import { credentialIdOf, readSignIn, requestOptions, userHandleOf, type WebAuthnJson } from './webauthn.protocol.ts'

/** What the browser needs to ask a device: any of its passkeys for us, or in a second step one of the user's own. */
export const startPasskeySignIn = async (
  trx: Db,
  deps: Dependencies,
  { pendingToken }: PasskeyLoginOptionsModel,
): Promise<PasskeyOptions> => {
  const rp = requireRelyingParty(deps)
  if (pendingToken === undefined) {
    const options = await requestOptions(rp)
    const challengeKey = await keepChallenge(trx, { purpose: 'signIn', userId: null }, options.challenge)
    return { challengeKey, options: { ...options } }
  }
  const { userId } = await findPending(trx, { pendingToken })
  const passkeys = await listPasskeys(trx, userId)
  if (passkeys.length === 0) throw new AppError('passkey_missing')
  const options = await requestOptions(rp, passkeys.map(toKnownCredential))
  const challengeKey = await keepChallenge(trx, { purpose: 'secondStep', userId }, options.challenge)
  return { challengeKey, options: { ...options } }
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

interface PasskeyUse {
  /** Whose it must be; anybody's where it also says who they are. */
  ofUserId: number | undefined
  /** Nothing else is asked for: the device must have seen who holds it. */
  isSole: boolean
  note: (note: AuditNote) => void
}

/** The passkey that has answered, proven by its signature. In a second step those of others are as good as unknown. */
const provePasskey = async (
  deps: Dependencies,
  challenge: string,
  response: WebAuthnJson,
  { ofUserId, isSole, note }: PasskeyUse,
) => {
  const found = await findPasskey(deps.db, credentialIdOf(response))
  const passkey = ofUserId === undefined || found?.userId === ofUserId ? found : undefined
  if (passkey) note({ userId: passkey.userId })
  const use = await readSignIn(
    requireRelyingParty(deps),
    {
      challenge,
      mustVerifyUser: isSole,
      userHandle: {
        value: passkey && userHandleOf(passkey.webauthnHandle),
        isRequired: ofUserId === undefined,
      },
      credential: passkey && { id: passkey.credentialId, publicKey: passkey.publicKey },
    },
    response,
  ).catch((error: unknown) => {
    throw passkey ? error : new AppError('passkey_unknown')
  })
  if (!passkey) throw new AppError('passkey_unknown')
  return { passkey, counter: use.newCounter, isSynced: use.credentialBackedUp }
}

/** A counter that goes back was counted by a second copy of the key: one of the two is in the wrong hands. */
const refuseClone = async (deps: Dependencies, { userId: id, email }: Passkey): Promise<never> => {
  await tellChange(deps.db, deps, { id, email }, 'passkeyCloned')
  throw new AppError('passkey_cloned')
}

/** The same, counted as a use: a copy of it is found out and refused. */
export const acceptPasskey = async (
  deps: Dependencies,
  challenge: string,
  response: WebAuthnJson,
  use: PasskeyUse,
): Promise<Passkey> => {
  const { passkey, ...count } = await provePasskey(deps, challenge, response, use)
  return (await recordUse(deps.db, passkey.id, count)) ? passkey : refuseClone(deps, passkey)
}

/** Signs in with a passkey alone, which is two factors in one, or finishes a sign-in that waits for its second step. */
export const finishPasskeySignIn = async (
  deps: Dependencies,
  { pendingToken, challengeKey, response }: PasskeyLoginModel,
  { visitor, note }: { visitor: Visitor; note: (note: AuditNote) => void },
): Promise<LoginSession> => {
  const { db } = deps
  const pending = pendingToken === undefined ? undefined : await takePending(db, { pendingToken })
  const purpose = pending ? 'secondStep' : 'signIn'
  const challenge = await takeChallenge(db, { purpose, userId: pending?.userId ?? null }, challengeKey)
  const use = { ofUserId: pending?.userId, isSole: !pending, note }
  const passkey = await acceptPasskey(deps, challenge, response, use)

  return db.transaction().execute(async (trx) => {
    if (pending) await endPending(trx, pending.id)
    return openSession({ ...deps, db: trx }, { userId: passkey.userId, visitor, hasFactor: true })
  })
}
