import type { LoginModel, LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { mayOrder } from '../customers/ordering.service.ts'
import { hasSecondFactor, isProfileCompleted } from '../profile/profile.rules.ts'
import { ensureMembership } from '../registration/people.store.ts'
import { guardedTry } from './guarded-try.service.ts'
import { knownDeviceOf, rememberDevice } from './known-devices.store.ts'
import { isPasswordRight } from './passwords.service.ts'
import { insertPending, type SignInMethod } from './pending.store.ts'
import { secondFactorsOf, twoFactorTypeOf } from './second-factors.rules.ts'
import { sendSignInCode } from './second-step-sms.service.ts'
import { insertSession, isUnknownDevice, type Visitor } from '../sessions/sessions.store.ts'
import {
  findMember,
  findUserByEmail,
  findUsualCustomer,
  hasMembership,
  lockSignInUser,
  type SignInUser,
} from './sign-in.store.ts'
import { deviceTryKeysOf, tryKeysOf, type TryKeys } from './tries.store.ts'

export type { Visitor } from '../sessions/sessions.store.ts'

export type SignInDependencies = Pick<Dependencies, 'db' | 'secrets'>

/** In the contract "0" stands for "no token". */
const noToken = '0'

/** What everyone gets whose e-mail and password do not match, whether or not the e-mail is known. */
const refusal = { accessToken: noToken, enableTwoFactor: false, twoFactor: false } as const

/** A browser that the account knows is counted apart from strangers, who could else lock the owner out. */
const keysOf = async (db: Db, email: string, visitor: Visitor): Promise<TryKeys> => {
  const knownDevice = await knownDeviceOf(db, email, visitor)
  return knownDevice === undefined ? tryKeysOf(email, visitor.ip) : deviceTryKeysOf(email, knownDevice)
}

/** The first step: e-mail and password. Known and unknown e-mails get the same answers after the same work. */
export const signIn = async (
  deps: SignInDependencies,
  wanted: LoginModel,
  visitor: Visitor,
  note: (note: AuditNote) => void,
): Promise<LoginSession> => {
  const { db } = deps
  const refuse = (captchaRequired: boolean): LoginSession => {
    note({ status: 401 })
    return { ...refusal, captchaRequired }
  }
  const askForCaptcha = (): LoginSession => {
    note({ isTurnedAway: true })
    return { ...refusal, captchaRequired: true }
  }
  const keys = await keysOf(db, wanted.email, visitor)
  const tried = await guardedTry(db, keys, wanted, async () => {
    const user = await findUserByEmail(db, wanted.email)
    if (user) note({ userId: user.id })
    return (await isPasswordRight(user?.passwordHash, wanted.password)) ? user : undefined
  })
  if (tried.outcome === 'captcha') return askForCaptcha()
  if (tried.outcome === 'wrong') return refuse(tried.captchaRequired)
  const { id: userId, passwordHash } = tried.who
  return continueSignIn(deps, { userId, visitor, method: 'password', passwordHash })
}

/** Only someone who is who they say learns that the account is disabled. */
const assertEnabled = (user: SignInUser): void => {
  if (user.disabledReason !== null) throw new AppError('account_disabled')
}

/** In the transaction that is open, or else in one of its own: the embedded database has one connection. */
const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

interface FirstStep {
  userId: number
  visitor: Visitor
  method: SignInMethod
  /** What the password was held against. */
  passwordHash?: string | null
}

/** After a right first step: asks for the second one where the user has one, else opens the session. */
export const continueSignIn = (
  deps: SignInDependencies,
  { userId, visitor, method, passwordHash }: FirstStep,
): Promise<LoginSession> =>
  inTransaction(deps.db, async (trx) => {
    const user = await lockSignInUser(trx, userId)
    assertEnabled(user)
    // The owner may have set a new password while we looked at the old one.
    if (passwordHash !== undefined && passwordHash !== user.passwordHash) throw new AppError('wrong_credentials')
    const factors = secondFactorsOf(user)
    if (factors.length === 0) return openSession({ ...deps, db: trx }, { userId, visitor })

    const { id, pendingToken } = await insertPending(trx, { userId, ip: visitor.ip, method })
    if (factors[0] === 'sms') await sendSignInCode(trx, deps.secrets, id, user)
    return {
      accessToken: noToken,
      enableTwoFactor: true,
      twoFactor: true,
      twoFactorTypeId: twoFactorTypeOf(factors),
      secondFactors: factors,
      pendingToken,
      email: user.email,
      captchaRequired: false,
    }
  })

const chooseCustomer = async (trx: Db, userId: number): Promise<number> => {
  const usual = await findUsualCustomer(trx, userId)
  if (usual !== undefined) return usual
  // Every account of theirs is closed.
  if (await hasMembership(trx, userId)) throw new AppError('account_disabled')
  await ensureMembership(trx, userId)
  const made = await findUsualCustomer(trx, userId)
  if (made === undefined) throw new Error(`user ${userId} belongs to no customer`)
  return made
}

interface NewSignIn {
  userId: number
  visitor: Visitor
  customerId?: number
  /** A second factor was part of it. */
  hasFactor?: boolean
}

/** Every step is done: a new session, always with a token of our own making. `db` may be an open transaction. */
export const openSession = (
  { db, secrets }: SignInDependencies,
  { userId, visitor, customerId, hasFactor = false }: NewSignIn,
): Promise<LoginSession> =>
  inTransaction(db, async (trx) => {
    const user = await lockSignInUser(trx, userId)
    assertEnabled(user)
    const isUnknown = await isUnknownDevice(trx, userId, visitor)
    const chosen = customerId ?? (await chooseCustomer(trx, userId))
    const token = newToken()
    await insertSession(trx, { tokenHash: hashToken(token), userId, customerId: chosen, visitor, hasFactor })
    if (visitor.deviceToken !== undefined) await rememberDevice(trx, userId, visitor.deviceToken)
    if (isUnknown) {
      await queueMessage(trx, secrets, {
        channel: 'email',
        template: 'newSignIn',
        to: user.email,
        userId,
        values: { when: new Date(), ip: visitor.ip, agent: visitor.userAgent },
      })
    }
    return sessionAnswer(trx, { userId, customerId: chosen, accessToken: token })
  })

/** What a client keeps of its session: who, in which customer, with which roles. */
export const sessionAnswer = async (
  db: Db,
  { userId, customerId, accessToken }: { userId: number; customerId: number; accessToken: string },
): Promise<LoginSession> => {
  const member = await findMember(db, userId, customerId)
  if (!member) throw new AppError('not_found')
  return {
    accessToken,
    enableTwoFactor: false,
    twoFactor: hasSecondFactor(member),
    userId,
    userTitle: [member.firstName, member.lastName].filter(Boolean).join(' ') || member.email,
    email: member.email,
    customerId,
    customerName: member.customerName,
    customerCount: member.customerCount,
    isSuperUser: member.isSuperUser,
    isAccountManager: member.isAccountManager,
    isFinancialManager: member.isFinancialManager,
    profileCompleted: isProfileCompleted(member),
    mayOrder: await mayOrder(db, customerId),
    captchaRequired: false,
    roles: [],
  }
}
