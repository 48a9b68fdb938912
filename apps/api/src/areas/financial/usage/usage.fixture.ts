import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'

/** As if all that the customer uses, and every change of it, were two days older; the books do not follow. */
export const setUsageBack = (db: Db, { customerId }: { customerId: number }): Promise<void> =>
  inTransaction(db, async (trx) => {
    // The table itself refuses to change what is rated.
    await sql`alter table usage_intervals disable trigger user`.execute(trx)
    await sql`update usage_intervals set from_at = from_at - interval '2 days', to_at = to_at - interval '2 days'
      where customer_id = ${customerId}`.execute(trx)
    await sql`alter table usage_intervals enable trigger user`.execute(trx)
  })
