import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Wakes the workers of every process; the payload is empty, or `cancel:<operation id>`. */
export const wakeChannel = 'sarv_operations'

/** When the transaction commits. */
export const wakeWorkers = async (trx: Db, payload = ''): Promise<void> => {
  await sql`select pg_notify(${wakeChannel}, ${payload})`.execute(trx)
}
