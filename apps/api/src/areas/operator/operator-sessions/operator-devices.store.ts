import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { hashToken } from '../../../secrets.ts'

/** Whether an operator has signed in with this browser before: then strangers cannot lock them out of it. */
export const isKnownDevice = async (db: Db, email: string, deviceToken: string | undefined): Promise<boolean> => {
  if (deviceToken === undefined) return false
  const known = await db
    .selectFrom('operator_devices as d')
    .innerJoin('operators as o', 'o.id', 'd.operator_id')
    .where('o.email', '=', email)
    .where('d.token_hash', '=', hashToken(deviceToken))
    .select('d.operator_id')
    .executeTakeFirst()
  return known !== undefined
}

export const rememberDevice = async (trx: Db, operatorId: number, deviceToken: string): Promise<void> => {
  await trx
    .insertInto('operator_devices')
    .values({ operator_id: operatorId, token_hash: hashToken(deviceToken) })
    .onConflict((conflict) => conflict.columns(['operator_id', 'token_hash']).doUpdateSet({ last_used_at: sql`now()` }))
    .execute()
}

/** After a reset every browser is a stranger. */
export const forgetDevices = async (trx: Db, operatorId: number): Promise<void> => {
  await trx.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute()
}
