import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { recoveryCodeAlphabet, toRecoveryCode } from '@sarv/contract/field-rules'
import type { Db } from '../../../db/connection.ts'
import type { SecretBox } from '../../../secrets.ts'

const codeCount = 10
const codeLength = 10

const newCode = (): string =>
  Array.from({ length: codeLength }, () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)]).join('')

const hashOf = (secrets: SecretBox, userId: number, code: string): Buffer =>
  secrets.mac('recovery', String(userId), toRecoveryCode(code))

/** Ten new codes, as people read them (`ab2cd-3ef4g`); the earlier ones are worth nothing any more. */
export const makeRecoveryCodes = async (trx: Db, secrets: SecretBox, userId: number): Promise<string[]> => {
  const codes = new Set<string>()
  while (codes.size < codeCount) codes.add(newCode())
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values([...codes].map((code) => ({ user_id: userId, code_hash: hashOf(secrets, userId, code) })))
    .execute()
  return [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Whether this is an unused code of the user. Uses it up: of two requests at once, one gets it. */
export const useRecoveryCode = async (db: Db, secrets: SecretBox, userId: number, code: string): Promise<boolean> => {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(secrets, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const countRecoveryCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}
