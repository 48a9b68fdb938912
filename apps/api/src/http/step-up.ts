import { isBulk, proofSeconds, thingsWithoutProof, type BulkStepUp, type StepUp } from '@sarv/contract/step-up'
import type { Db } from '../db/connection.ts'
import type { Actor } from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import { countInWindow } from './rate-limits.store.ts'

/** Things that cannot be counted before they are gone, as those in a folder. */
export const moreThanAFew = 10_000

/** Refuses a session without a proof the things that are too many within a while. */
export const assertFewOrProven = async (
  db: Db,
  stepUp: BulkStepUp,
  { sessionId, isProven }: Pick<Actor, 'sessionId' | 'isProven'>,
  things: number,
): Promise<void> => {
  if (sessionId === null || isProven || things === 0) return
  const { count } = await countInWindow(db, `${stepUp}:session:${sessionId}`, proofSeconds, things)
  if (count > thingsWithoutProof[stepUp]) throw new AppError('proof_needed')
}

const hasSecondFactor = async (db: Db, userId: number): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('has_totp', '=', true), eb('has_sms', '=', true), eb('has_passkey_factor', '=', true)]))
    .select('id')
    .executeTakeFirst()
  return user !== undefined
}

type Holder = Pick<Actor, 'userId' | 'sessionId' | 'isProven' | 'isProvenAgain' | 'isFactorProven'>

/**
 * A stolen session is not enough for what the contract marks: whoever holds it must have proven lately who they are.
 * API tokens prove nothing: what asks always is closed to them, and deleting much is what some were made for.
 */
export const assertProven = async (
  db: Db,
  { stepUp }: { stepUp?: StepUp | undefined },
  { userId, sessionId, isProven, isProvenAgain, isFactorProven }: Holder,
): Promise<void> => {
  // Things are counted once the request has been read.
  if (stepUp === undefined || sessionId === null || isBulk(stepUp)) return
  if (stepUp === 'withFactor' && !isFactorProven) throw new AppError('factor_proof_needed')
  // A session that was just stolen was often just opened: what would keep the account asks whatever its age.
  if (stepUp === 'again' && !isProvenAgain) throw new AppError('proof_needed', { again: 'yes' })
  if (isProven) return
  if (stepUp === 'ofFactor' && !(await hasSecondFactor(db, userId))) return
  throw new AppError('proof_needed')
}
