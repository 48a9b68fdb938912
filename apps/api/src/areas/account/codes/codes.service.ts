import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import type { SecretBox } from '../../../secrets.ts'

/** What a code is for. A code for one thing is worth nothing for another. */
export type CodePurpose =
  | 'confirmEmail'
  | 'confirmPhone'
  | 'smsOn'
  | 'smsOff'
  | 'secondFactor'
  | 'stepUpEmail'
  | 'stepUpSms'

export interface CodeOwner {
  purpose: CodePurpose
  /** `user:7`; `pending:12`; `session:5`. */
  subject: string
}

export const codeRules = { lifetimeMs: 5 * 60_000, tries: 5, perHour: 6 } as const

// Some clients send codes as numbers, which lose a leading zero: no code has one.
export const newCode = (): string => String(randomInt(100_000, 1_000_000))

const hashOf = (secrets: SecretBox, { purpose, subject }: CodeOwner, code: string): Buffer =>
  secrets.mac('code', purpose, subject, code)

/** A new code, which replaces the one before it. Only its keyed hash is kept. */
export const issueCode = async (
  db: Db,
  secrets: SecretBox,
  { payload, ...owner }: CodeOwner & { payload?: string },
): Promise<string> => {
  await countOrRefuse(db, `code:${owner.purpose}:${owner.subject}`, { max: codeRules.perHour, perSeconds: 3600 })
  const code = newCode()
  const row = {
    code_hash: hashOf(secrets, owner, code),
    payload: payload === undefined ? null : secrets.seal(payload, 'codePayload'),
    tries_left: codeRules.tries,
    expires_at: new Date(Date.now() + codeRules.lifetimeMs),
  }
  await db
    .insertInto('confirm_codes')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(row))
    .execute()
  return code
}

/** A code that was right when its guess was counted. */
export interface GuessedCode extends CodeOwner {
  hash: Buffer
}

/** Whether the code is right, counted as a guess: before the transaction, a rollback would give a wrong guess back. */
export const guessCode = async (
  db: Db,
  secrets: SecretBox,
  { code, ...owner }: CodeOwner & { code: string },
): Promise<GuessedCode> => {
  const hash = hashOf(secrets, owner, code)
  const tried = await db
    .updateTable('confirm_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('purpose', '=', owner.purpose)
    .where('subject', '=', owner.subject)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', new Date())
    .returning('code_hash as hash')
    .executeTakeFirst()
  if (!tried || !timingSafeEqual(tried.hash, hash)) throw new AppError('code_wrong')
  return { ...owner, hash }
}

/** Uses the code up, together with what it was for, and answers what was kept with it. */
export const spendCode = async (
  trx: Db,
  secrets: SecretBox,
  { purpose, subject, hash }: GuessedCode,
): Promise<{ payload: string | null }> => {
  // Of two requests with the same right code, one gets the row.
  const taken = await trx
    .deleteFrom('confirm_codes')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('code_hash', '=', hash)
    .returning('payload')
    .executeTakeFirst()
  if (!taken) throw new AppError('code_wrong')
  return { payload: taken.payload === null ? null : secrets.open(taken.payload, 'codePayload') }
}

/** Both at once, where the code is all there is to do. Give it the connection and not a transaction. */
export const takeCode = async (db: Db, secrets: SecretBox, guess: CodeOwner & { code: string }) =>
  spendCode(db, secrets, await guessCode(db, secrets, guess))
