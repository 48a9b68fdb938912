import type {
  CurrentOperator,
  OperatorLogin,
  OperatorLoginModel,
  OperatorSetUp,
  OperatorSetUpModel,
} from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import type { StepUpProof } from '@sarv/contract/account/step-up/step-up.schemas'
import type { Db } from '../../../db/connection.ts'
import { inPlainTransaction } from '../../../db/transaction.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import { addressKey } from '../../../http/rate-limits.ts'
import { countInWindow, readWindow } from '../../../http/rate-limits.store.ts'
import { hashToken, newOperatorToken, type SecretBox } from '../../../secrets.ts'
import { countTry, forgetTries } from '../../account/profile/tries.service.ts'
import { deviceTryKeysOf, guardedTry, tryKeysOf, type TryKeys } from '../../account/sign-in/guarded-try.service.ts'
import { assertGoodPassword } from '../../account/sign-in/password-choice.service.ts'
import { hashPassword, isPasswordRight } from '../../account/sign-in/passwords.service.ts'
import { newTotpSecret, totpStepOf, totpUri } from '../../account/two-factor/totp.service.ts'
import {
  findOperator,
  findOperatorByEmail,
  finishSetUp,
  keepSetUpTotp,
  lockBySetUpCode,
  takeTotpStep,
  type OperatorRow,
} from '../operators.store.ts'
import { forgetDevices, isKnownDevice, rememberDevice } from './operator-devices.store.ts'
import {
  endOperatorSessions,
  getSessionEnd,
  insertOperatorSession,
  markOperatorProven,
} from './operator-sessions.store.ts'

interface Place {
  ip: string
  userAgent: string
  /** The browser's own mark. */
  deviceToken: string
}

interface SignInDependencies {
  db: Db
  secrets: SecretBox
}

const currentOf = (operator: Pick<OperatorRow, 'id' | 'name' | 'email' | 'roles'>, endsAt: Date): CurrentOperator => ({
  operatorId: operator.id,
  name: operator.name,
  email: operator.email,
  roles: operator.roles,
  expireDate: toWire(endsAt),
})

/** Every step is done: a session with a token of our own making. */
const openOperatorSession = async (trx: Db, operator: OperatorRow, place: Place): Promise<OperatorLogin> => {
  const accessToken = newOperatorToken()
  const { endsAt } = await insertOperatorSession(trx, {
    operatorId: operator.id,
    tokenHash: hashToken(accessToken),
    ip: place.ip,
    userAgent: place.userAgent,
  })
  await rememberDevice(trx, operator.id, place.deviceToken)
  return { accessToken, captchaRequired: false, operator: currentOf(operator, endsAt) }
}

/** Operators and customers of the same e-mail are two: what fails at one is not counted at the other. */
export const nameForTries = (email: string): string => `operator:${email}`

/** The operator whose password and code these are. The code is used up only where both are right. */
const judge = async (
  { db, secrets }: SignInDependencies,
  wanted: OperatorLoginModel,
  note: (note: AuditNote) => void,
): Promise<OperatorRow | undefined> => {
  const operator = await findOperatorByEmail(db, wanted.email)
  if (operator) note({ operator: { id: operator.id, name: operator.name } })
  // The same work for everybody: how long it takes tells nothing.
  const isRight = await isPasswordRight(operator?.passwordHash, wanted.password)
  const sealed = operator?.totpSecret ?? undefined
  const step = totpStepOf(
    sealed === undefined ? newTotpSecret() : secrets.open(sealed, 'operatorTotp'),
    wanted.totpCode,
  )
  if (!operator || !isRight || sealed === undefined || step === undefined) return undefined
  return (await takeTotpStep(db, operator.id, sealed, step)) ? operator : undefined
}

/**
 * Wrong codes of one operator in an hour, from unknown browsers. `unseen`: until so many, passwords beside wrong codes need
 * not be looked at. `withPassword`: so many may somebody send who knows the password.
 */
const wrongCodes = { unseen: 100, withPassword: 10, perSeconds: 3600 } as const

const hasCode = (
  { secrets }: Pick<SignInDependencies, 'secrets'>,
  operator: OperatorRow | undefined,
  totpCode: string,
): boolean => {
  const sealed = operator?.totpSecret ?? undefined
  // The same work where nobody has this e-mail.
  const step = totpStepOf(sealed === undefined ? newTotpSecret() : secrets.open(sealed, 'operatorTotp'), totpCode)
  return sealed !== undefined && step !== undefined
}

/** Whether a try stands apart from those of strangers: by its browser or by the code of the app. */
export const isNoStranger = async (
  deps: SignInDependencies,
  { email, totpCode }: OperatorLoginModel,
  deviceToken: string | undefined,
): Promise<boolean> =>
  (await isKnownDevice(deps.db, email, deviceToken)) ||
  hasCode(deps, await findOperatorByEmail(deps.db, email), totpCode)

/**
 * Whether a right code lifts the counters of strangers. Without limit it would let somebody who knows the password guess
 * codes for ever; so from some wrong codes on, those that come with the right password are counted, and only they can use
 * up what a right code is worth. Strangers without the password cannot.
 */
const isLifted = async (
  db: Db,
  { email, password }: OperatorLoginModel,
  { operator, isRight }: { operator: OperatorRow | undefined; isRight: boolean },
): Promise<boolean> => {
  const name = nameForTries(email)
  const [codes, knowing] = [`login:codes:${name}`, `login:codes-with-password:${name}`]
  const wrong = isRight ? await readWindow(db, codes) : (await countInWindow(db, codes, wrongCodes.perSeconds)).count
  if (wrong <= wrongCodes.unseen) return isRight
  const knowsPassword = await isPasswordRight(operator?.passwordHash, password)
  if (knowsPassword && !isRight) await countInWindow(db, knowing, wrongCodes.perSeconds)
  return knowsPassword && isRight && (await readWindow(db, knowing)) <= wrongCodes.withPassword
}

/**
 * The counters that a try is held against. A known browser and whoever has the right code of the app are no strangers: they
 * have counters of their own, which nobody else can use up.
 */
const keysOfTry = async (
  deps: SignInDependencies,
  wanted: OperatorLoginModel,
  { ip, deviceToken }: Place,
): Promise<TryKeys> => {
  const { db } = deps
  const name = nameForTries(wanted.email)
  if (await isKnownDevice(db, wanted.email, deviceToken)) return deviceTryKeysOf(name, deviceToken)
  const operator = await findOperatorByEmail(db, wanted.email)
  const isRight = hasCode(deps, operator, wanted.totpCode)
  if (!(await isLifted(db, wanted, { operator, isRight }))) return tryKeysOf(name, ip)
  return { pair: `login:code:${addressKey(ip)}:${name}`, guesses: `login:guesses-with-code:${name}` }
}

/** E-mail, password and code in one step. */
export const signInOperator = async (
  deps: SignInDependencies,
  wanted: OperatorLoginModel,
  place: Place,
  note: (note: AuditNote) => void,
): Promise<OperatorLogin> => {
  const keys = await keysOfTry(deps, wanted, place)
  const tried = await guardedTry(deps.db, keys, wanted, () => judge(deps, wanted, note))
  const refuse = (captchaRequired: boolean): OperatorLogin => ({ accessToken: null, captchaRequired, operator: null })
  if (tried.outcome === 'captcha') {
    note({ isTurnedAway: true })
    return refuse(true)
  }
  if (tried.outcome === 'wrong') {
    note({ status: 401 })
    return refuse(tried.captchaRequired)
  }
  return inPlainTransaction(deps.db, async (trx) => {
    const operator = await findOperator(trx, tried.who.id)
    // Only someone who is who they say learns that they are disabled. A reset meanwhile has taken the password away.
    if (operator?.passwordHash !== tried.who.passwordHash) throw new AppError('wrong_credentials')
    if (operator.disabledAt !== null) throw new AppError('account_disabled')
    return openOperatorSession(trx, operator, place)
  })
}

const lockSetUp = async (trx: Db, setUpCode: string): Promise<OperatorRow> => {
  const operator = await lockBySetUpCode(trx, hashToken(setUpCode))
  if (!operator) throw new AppError('set_up_over')
  return operator
}

/** The key for the app. Until the set-up is finished it stays the same: the page may be loaded again. */
export const beginOperatorSetUp = async (
  trx: Db,
  secrets: SecretBox,
  setUpCode: string,
  note: (note: AuditNote) => void,
): Promise<OperatorSetUp> => {
  const { id, name, email, setUpTotpSecret } = await lockSetUp(trx, setUpCode)
  note({ operator: { id, name } })
  const secretKey = setUpTotpSecret === null ? newTotpSecret() : secrets.open(setUpTotpSecret, 'operatorTotp')
  if (setUpTotpSecret === null) await keepSetUpTotp(trx, id, secrets.seal(secretKey, 'operatorTotp'))
  return { name, email, secretKey, qrCodeUri: totpUri(secretKey, email) }
}

/** Before the transaction: hashing takes long. */
export const preparePassword = async (
  { db }: SignInDependencies,
  { setUpCode, password }: OperatorSetUpModel,
): Promise<string> => {
  const operator = await lockSetUp(db, setUpCode)
  assertGoodPassword(password, { email: operator.email, firstName: operator.name, lastName: null })
  return hashPassword(password)
}

export const finishOperatorSetUp = async (
  trx: Db,
  secrets: SecretBox,
  wanted: OperatorSetUpModel & { passwordHash: string },
  place: Place,
  note: (note: AuditNote) => void,
): Promise<OperatorLogin> => {
  const operator = await lockSetUp(trx, wanted.setUpCode)
  note({ operator: { id: operator.id, name: operator.name } })
  const totpSecret = operator.setUpTotpSecret
  const step = totpSecret === null ? undefined : totpStepOf(secrets.open(totpSecret, 'operatorTotp'), wanted.totpCode)
  if (totpSecret === null || step === undefined) throw new AppError('code_wrong')
  await finishSetUp(trx, operator.id, { passwordHash: wanted.passwordHash, totpSecret, step })
  await endOperatorSessions(trx, operator.id)
  await forgetDevices(trx, operator.id)
  return openOperatorSession(trx, operator, place)
}

export const readCurrentOperator = async (db: Db, operator: Operator): Promise<CurrentOperator> => {
  const { operatorId: id, name, email, roles, sessionId } = operator
  return currentOf({ id, name, email, roles: [...roles] }, await getSessionEnd(db, sessionId))
}

/** Before the transaction: what is wrong stays counted. */
export const proveOperator = async (
  { db, secrets }: SignInDependencies,
  { operatorId }: Operator,
  totpCode: string,
): Promise<void> => {
  await countTry(db, 'operatorTotp', operatorId)
  const sealed = (await findOperator(db, operatorId))?.totpSecret ?? undefined
  const step = sealed === undefined ? undefined : totpStepOf(secrets.open(sealed, 'operatorTotp'), totpCode)
  if (sealed === undefined || step === undefined || !(await takeTotpStep(db, operatorId, sealed, step))) {
    throw new AppError('code_wrong')
  }
  await forgetTries(db, 'operatorTotp', operatorId)
}

export const keepOperatorProof = async (trx: Db, { sessionId }: Operator): Promise<StepUpProof> => ({
  expireDate: toWire(await markOperatorProven(trx, sessionId)),
})
