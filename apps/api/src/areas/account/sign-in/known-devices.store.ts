import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { hashToken } from '../../../secrets.ts'
import type { Visitor } from '../sessions/sessions.store.ts'

/**
 * Browsers that have signed in to an account before. Each holds a random token of ours in a cookie; only its hash is kept.
 * It lets nobody in. It only keeps their tries apart from those of strangers, who must not be able to lock the owner out.
 * Answers the token of a browser that this account knows.
 */
export const knownDeviceOf = async (
  db: Db,
  email: string,
  { deviceToken, isNewDevice = false }: Pick<Visitor, 'deviceToken' | 'isNewDevice'>,
): Promise<string | undefined> => {
  if (deviceToken === undefined || isNewDevice) return undefined
  const known = await db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .where(sql`lower(u.email)`, '=', email)
    .where('d.token_hash', '=', hashToken(deviceToken))
    .select('d.user_id')
    .executeTakeFirst()
  return known && deviceToken
}

export const rememberDevice = async (trx: Db, userId: number, deviceToken: string): Promise<void> => {
  await trx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hashToken(deviceToken) })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: sql`now()` }))
    .execute()
}

/** Whoever may have been in with the old password is a stranger from now on. */
export const forgetDevices = async (trx: Db, userId: number): Promise<void> => {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
