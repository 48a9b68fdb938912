import type {
  LoginSession,
  RecoveryLoginModel,
  TwoFactorLoginModel,
  TwoFactorSmsModel,
} from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countInWindow } from '../../../http/rate-limits.store.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { takeCode } from '../codes/codes.service.ts'
import { useRecoveryCode } from '../two-factor/recovery-codes.store.ts'
import { acceptTotp } from '../two-factor/totp.service.ts'
import { endPending, findPending, takePending, type PendingSignIn } from './pending.store.ts'
import { secondFactorsOf } from './second-factors.rules.ts'
import { codeOfPending, sendSignInCode } from './second-step-sms.service.ts'
import type { Visitor } from '../sessions/sessions.store.ts'
import { secondStepLimits } from './sign-in.rules.ts'
import { openSession, type SignInDependencies } from './sign-in.service.ts'
import { getSignInUser } from './sign-in.store.ts'

/** Where a guess at the second step comes from. */
export interface Attempt {
  visitor: Visitor & { deviceToken: string }
  note: (note: AuditNote) => void
}

/** With the token that names the sign-in, wherever the client keeps it. */
type Named<Model> = Omit<Model, 'pendingToken'> & { pendingToken: string | undefined }

const wrongCodesKey = (userId: number): string => `second-step:user:${userId}`

/** Whoever knows the password may begin as many sign-ins as they like; their guesses are counted together. */
const countGuess = async (db: Db, userId: number): Promise<void> => {
  const { wrongCodes, wrongCodesSeconds } = secondStepLimits
  const { count, secondsLeft } = await countInWindow(db, wrongCodesKey(userId), wrongCodesSeconds)
  if (count <= wrongCodes) return
  const wait = Math.max(1, secondsLeft)
  throw new AppError('account_locked', { seconds: wait }, { retryAfterSeconds: wait })
}

/** The sign-in that is meant, after its try was counted everywhere. */
const beginGuess = async (
  db: Db,
  wanted: { email: string; pendingToken: string | undefined },
  { note }: Attempt,
): Promise<PendingSignIn> => {
  const pending = await takePending(db, wanted)
  note({ userId: pending.userId })
  await countGuess(db, pending.userId)
  return pending
}

/** `prove` runs in the same transaction: what it uses up comes back when no session was opened. */
const finish = (
  deps: SignInDependencies,
  pending: PendingSignIn,
  visitor: Visitor,
  prove: (trx: Db) => Promise<void> = async () => {},
): Promise<LoginSession> =>
  deps.db.transaction().execute(async (trx) => {
    await prove(trx)
    await endPending(trx, pending.id)
    await trx.deleteFrom('throttles').where('key', '=', wrongCodesKey(pending.userId)).execute()
    return openSession({ ...deps, db: trx }, { userId: pending.userId, visitor, hasFactor: true })
  })

/** Finishes a sign-in with a code of the authenticator app or of an SMS. */
export const finishWithCode = async (
  deps: SignInDependencies,
  wanted: Named<TwoFactorLoginModel>,
  attempt: Attempt,
): Promise<LoginSession> => {
  const { db, secrets } = deps
  const pending = await beginGuess(db, wanted, attempt)
  const user = await getSignInUser(db, pending.userId)
  const isTotp = user.hasTotp && (await acceptTotp(db, secrets, user.id, wanted.confirmCode))
  // Where no SMS was sent every code is wrong.
  if (!isTotp) await takeCode(db, secrets, { ...codeOfPending(pending.id), code: wanted.confirmCode })
  return finish(deps, pending, attempt.visitor)
}

export const finishWithRecoveryCode = async (
  deps: SignInDependencies,
  wanted: Named<RecoveryLoginModel>,
  attempt: Attempt,
): Promise<LoginSession> => {
  const { db, secrets } = deps
  const { userId, ...pending } = await beginGuess(db, wanted, attempt)
  const { email } = await getSignInUser(db, userId)
  return finish(deps, { userId, ...pending }, attempt.visitor, async (trx) => {
    if (!(await useRecoveryCode(trx, secrets, userId, wanted.recoveryCode))) throw new AppError('code_wrong')
    await queueMessage(trx, secrets, {
      channel: 'email',
      template: 'secondFactorChanged',
      to: email,
      userId,
      values: { what: 'recoveryCodeUsed' },
    })
  })
}

/** Sends the code of a pending sign-in, to those who have SMS as a second factor. */
export const sendSmsAgain = async (
  trx: Db,
  { secrets }: SignInDependencies,
  wanted: Named<TwoFactorSmsModel>,
  { note }: Attempt,
): Promise<void> => {
  const pending = await findPending(trx, wanted)
  note({ userId: pending.userId })
  const user = await getSignInUser(trx, pending.userId)
  if (!secondFactorsOf(user).includes('sms')) throw new AppError('not_found')
  await sendSignInCode(trx, secrets, pending.id, user)
}
