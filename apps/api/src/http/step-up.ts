import {
  isBulk,
  proofSeconds,
  thingsWithoutProof,
  youngProofHours,
  type BulkStepUp,
  type StepUp,
} from '@sarv/contract/step-up'
import { sql } from 'kysely'
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

/** Whether they have a phone or second factor, whether it was there before, and what the mailbox says. */
const readProofs = async (db: Db, userId: number, sessionId: number) => {
  const { rows } = await sql<{ hasOldFactor: boolean; isMailboxProven: boolean; isMailboxYoung: boolean }>`
    select (u.phone_number_confirmed or u.has_totp or u.has_sms or u.has_passkey_factor)
        and coalesce(u.factors_changed_at < now() - make_interval(hours => ${youngProofHours}), true) as "hasOldFactor",
      coalesce(s.mailbox_proven_at > now() - make_interval(secs => ${proofSeconds}), false) as "isMailboxProven",
      coalesce(u.email_changed_at > now() - make_interval(hours => ${youngProofHours}), false) as "isMailboxYoung"
    from users u join sessions s on s.user_id = u.id where u.id = ${userId} and s.id = ${sessionId}`.execute(db)
  return rows[0]!
}

/**
 * A thief of a password gives the account a phone, or an app, and has its word at once: money leaves by the word of what was there
 * before, which is a factor that is old enough, or else the mailbox.
 */
const assertOldProof = async (
  db: Db,
  { userId, sessionId, isProven, isFactorProven }: Holder & { sessionId: number },
): Promise<void> => {
  const { hasOldFactor, isMailboxProven, isMailboxYoung } = await readProofs(db, userId, sessionId)
  if (hasOldFactor && !isFactorProven) throw new AppError('factor_proof_needed')
  if (!isProven) throw new AppError('proof_needed')
  if (hasOldFactor) return
  if (isMailboxYoung) throw new AppError('money_out_waits')
  if (!isMailboxProven) throw new AppError('mailbox_proof_needed')
}

type Holder = Pick<Actor, 'userId' | 'sessionId' | 'isProven' | 'isProvenAgain' | 'isFactorProven'>

/**
 * A stolen session is not enough for what the contract marks: whoever holds it must have proven lately who they are.
 * API tokens prove nothing: what asks always is closed to them, and deleting much is what some were made for.
 */
export const assertProven = async (
  db: Db,
  { stepUp }: { stepUp?: StepUp | undefined },
  holder: Holder,
): Promise<void> => {
  const { userId, sessionId, isProven, isProvenAgain, isFactorProven } = holder
  // Things are counted once the request has been read.
  if (stepUp === undefined || sessionId === null || isBulk(stepUp)) return
  if (stepUp === 'moneyOut') return assertOldProof(db, { ...holder, sessionId })
  if (stepUp === 'withFactor' && !isFactorProven) throw new AppError('factor_proof_needed')
  // A session that was just stolen was often just opened: what would keep the account asks whatever its age.
  if (stepUp === 'again' && !isProvenAgain) throw new AppError('proof_needed', { again: 'yes' })
  if (isProven) return
  if (stepUp === 'ofFactor' && !(await hasSecondFactor(db, userId))) return
  throw new AppError('proof_needed')
}
