import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { forgetDevices } from '../sign-in/known-devices.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'

/** Signs every device out, but for the one that asks; a sign-in that waits for its second factor is over too. */
export const endSignIns = async (trx: Db, userId: number, exceptSessionId: number | null = null) => {
  await endSessions(trx, { userId, except: exceptSessionId })
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  await forgetDevices(trx, userId)
}

export const revokeApiTokens = async (trx: Db, userId: number) => {
  await trx
    .updateTable('api_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
