import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Without a second factor nobody is ever asked for them: to be called wherever a factor goes off. */
export const deleteUselessRecoveryCodes = async (trx: Db, userId: number) => {
  await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('has_totp', '=', false)
          .where('has_sms', '=', false)
          .where('has_passkey_factor', '=', false),
      ),
    )
    .execute()
}

export const hasPasskey = async (db: Db, userId: number): Promise<boolean> => {
  const passkey = await db.selectFrom('passkeys').where('user_id', '=', userId).select('id').executeTakeFirst()
  return passkey !== undefined
}

const freshMinutes = 10

/** Whether the session was opened lately: then its user has just shown the password and the factor in force. */
export const isFreshSession = async (trx: Db, sessionId: number | null): Promise<boolean> => {
  const fresh = await trx
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
    .select('id')
    .executeTakeFirst()
  return fresh !== undefined
}
