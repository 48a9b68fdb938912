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
