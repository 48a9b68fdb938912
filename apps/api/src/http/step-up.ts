import { deletionsWithoutProof, proofSeconds, type StepUp } from '@sarv/contract/step-up'
import type { Db } from '../db/connection.ts'
import type { Actor } from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import { countInWindow } from './rate-limits.store.ts'

const isOneOfMany = async (db: Db, sessionId: number): Promise<boolean> => {
  const { count } = await countInWindow(db, `deletions:session:${sessionId}`, proofSeconds)
  return count > deletionsWithoutProof
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

/**
 * A stolen session is not enough for what the contract marks: whoever holds it must have proven lately who they are.
 * API tokens prove nothing: what asks always is closed to them, and deleting much is what some were made for.
 */
export const assertProven = async (
  db: Db,
  { stepUp }: { stepUp?: StepUp | undefined },
  { userId, sessionId, isProven, isFactorProven }: Pick<Actor, 'userId' | 'sessionId' | 'isProven' | 'isFactorProven'>,
): Promise<void> => {
  if (stepUp === undefined || sessionId === null) return
  if (stepUp === 'withFactor' && !isFactorProven) throw new AppError('factor_proof_needed')
  if (isProven) return
  if (stepUp === 'ofFactor' && !(await hasSecondFactor(db, userId))) return
  if (stepUp === 'inBulk' && !(await isOneOfMany(db, sessionId))) return
  throw new AppError('proof_needed')
}
