import type { PasskeyOptions } from '@sarv/contract/account/passkeys/passkeys.schemas'
import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type {
  StepUpModel,
  StepUpProof,
  StepUpSendCodeModel,
  StepUpWays,
} from '@sarv/contract/account/step-up/step-up.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { issueCode, takeCode, type CodeOwner } from '../codes/codes.service.ts'
import { keepChallenge, takeChallenge } from '../passkeys/challenges.service.ts'
import { acceptPasskey } from '../passkeys/passkey-login.service.ts'
import { requireRelyingParty, toKnownCredential } from '../passkeys/passkeys.service.ts'
import { listPasskeys } from '../passkeys/passkeys.store.ts'
import { requestOptions } from '../passkeys/webauthn.protocol.ts'
import { provePassword } from '../profile/password-again.service.ts'
import { useRecoveryCode } from '../two-factor/recovery-codes.store.ts'
import { acceptTotp } from '../two-factor/totp.service.ts'
import { countTry, forgetTries } from '../profile/tries.service.ts'
import { secondFactorsOf } from '../sign-in/second-factors.rules.ts'
import { markProven } from '../sessions/sessions.store.ts'
import { getSignInUser, type SignInUser } from '../sign-in/sign-in.store.ts'
import { givenFactorOf, mayHaveSmsCode } from './step-up.rules.ts'

/** The session that asks; API tokens never get here, the contract keeps them out. */
const sessionOf = ({ sessionId }: Actor): number => {
  if (sessionId === null) throw new AppError('token_may_not')
  return sessionId
}

/** A code belongs to the session that asked for it: others of the same user can neither use nor replace it. */
const codeOf = (channel: StepUpSendCodeModel['channel'], sessionId: number): CodeOwner => ({
  purpose: channel === 'sms' ? 'stepUpSms' : 'stepUpEmail',
  subject: `session:${sessionId}`,
})

/** Over all sessions of a user: nobody's phone is to ring all night. */
const codesPerUser = { max: 10, perSeconds: 3600 } as const

export const readWays = async ({ db, secrets }: Dependencies, { userId }: Actor): Promise<StepUpWays> => {
  const user = await getSignInUser(db, userId)
  return {
    first: user.passwordHash === null ? 'emailCode' : 'password',
    passkey: user.passkeys > 0,
    secondFactors: secondFactorsOf(user),
    phone: mayHaveSmsCode(user) ? (openPersonal(secrets, user.phoneNumberSecret, 'phone')?.slice(-4) ?? null) : null,
  }
}

export const sendStepUpCode = async (
  trx: Db,
  { secrets }: Dependencies,
  actor: Actor,
  { channel }: StepUpSendCodeModel,
): Promise<void> => {
  const { userId } = actor
  const user = await getSignInUser(trx, userId)
  await countOrRefuse(trx, `step-up-code:user:${userId}`, codesPerUser)
  const code = await issueCode(trx, secrets, codeOf(channel, sessionOf(actor)))
  if (channel === 'email') {
    const values = { code }
    return queueMessage(trx, secrets, { channel, template: 'stepUpCode', to: user.email, userId, values })
  }
  if (user.phoneNumberSecret === null || !mayHaveSmsCode(user)) throw new AppError('phone_unconfirmed')
  const values = { code }
  return queueMessage(trx, secrets, {
    channel,
    template: 'secondFactorCode',
    to: secrets.open(user.phoneNumberSecret, 'phone'),
    userId,
    values,
  })
}

/** One of the user's own, on a device that sees who holds it: two factors in one. */
export const startStepUpPasskey = async (trx: Db, deps: Dependencies, { userId }: Actor): Promise<PasskeyOptions> => {
  const rp = requireRelyingParty(deps)
  const passkeys = await listPasskeys(trx, userId)
  if (passkeys.length === 0) throw new AppError('passkey_missing')
  const options = await requestOptions(rp, passkeys.map(toKnownCredential), true)
  const challengeKey = await keepChallenge(trx, { purpose: 'stepUp', userId }, options.challenge)
  return { challengeKey, options: { ...options } }
}

/** Counted before it is looked at. Wrong is 400, never 401: that would sign the user out. */
const proveCounted = async ({ db }: Dependencies, userId: number, isRight: () => Promise<boolean>): Promise<void> => {
  await countTry(db, 'totp', userId)
  if (!(await isRight())) throw new AppError('code_wrong')
  await forgetTries(db, 'totp', userId)
}

const useRecovery = ({ db, secrets }: Dependencies, user: SignInUser, code: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await useRecoveryCode(trx, secrets, user.id, code))) return false
    await queueMessage(trx, secrets, {
      channel: 'email',
      template: 'secondFactorChanged',
      to: user.email,
      userId: user.id,
      values: { what: 'recoveryCodeUsed' },
    })
    return true
  })

const proveFactor = async (
  deps: Dependencies,
  user: SignInUser,
  sessionId: number,
  [factor, code]: readonly [SecondFactor, string],
): Promise<void> => {
  const { db, secrets } = deps
  if (factor === 'sms') await takeCode(db, secrets, { ...codeOf('sms', sessionId), code })
  else if (factor === 'totp') await proveCounted(deps, user.id, () => acceptTotp(db, secrets, user.id, code))
  else await proveCounted(deps, user.id, () => useRecovery(deps, user, code))
}

const proveFirst = async (
  { db, secrets }: Dependencies,
  user: SignInUser,
  sessionId: number,
  { password, emailCode }: StepUpModel,
): Promise<void> => {
  if (user.passwordHash !== null) return provePassword(db, user, password)
  if (emailCode === undefined) throw new AppError('proof_missing')
  await takeCode(db, secrets, { ...codeOf('email', sessionId), code: emailCode })
}

/** What somebody has shown of themselves. */
interface Proof {
  /** All that signing in asks for; else only the mailbox. */
  isWhole: boolean
  hasFactor: boolean
  ofMailbox: boolean
}

/** Whoever holds this session shows that they are its user. Before the transaction: what is wrong stays counted. */
export const prove = async (
  deps: Dependencies,
  actor: Actor,
  sent: StepUpModel,
  note: (note: AuditNote) => void,
): Promise<Proof> => {
  const { db } = deps
  const { userId } = actor
  const sessionId = sessionOf(actor)
  if (sent.passkey) {
    const challenge = await takeChallenge(db, { purpose: 'stepUp', userId }, sent.passkey.challengeKey)
    await acceptPasskey(deps, challenge, sent.passkey.response, { ofUserId: userId, isSole: true, note })
    return { isWhole: true, hasFactor: true, ofMailbox: false }
  }
  const user = await getSignInUser(db, userId)
  if (sent.emailCode !== undefined && sent.password === undefined && user.passwordHash !== null) {
    await takeCode(db, deps.secrets, { ...codeOf('email', sessionId), code: sent.emailCode })
    return { isWhole: false, hasFactor: false, ofMailbox: true }
  }
  const factor = givenFactorOf(user, sent)
  if (!factor && secondFactorsOf(user).length > 0) throw new AppError('proof_missing')
  await proveFirst(deps, user, sessionId, sent)
  if (factor) await proveFactor(deps, user, sessionId, factor)
  return { isWhole: true, hasFactor: factor !== undefined, ofMailbox: user.passwordHash === null }
}

/** It counts for this session alone, for a while. */
export const keepProof = async (trx: Db, actor: Actor, proof: Proof): Promise<StepUpProof> => ({
  expireDate: toWire(await markProven(trx, sessionOf(actor), proof)),
})
