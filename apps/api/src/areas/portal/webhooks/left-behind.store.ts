import { sql } from 'kysely'
import { endWaiting, showEndpoint } from '../../../webhooks/webhooks.store.ts'
import type { Db } from '../../../db/connection.ts'
import type { LeftBehind, Maker } from '../../../services/left-behind.ts'

const made = (db: Db, { customerId, userId, projectId }: Maker) =>
  db
    .selectFrom('webhook_endpoints')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .where('is_enabled', '=', true)
    // They are of the whole account.
    .$if(projectId !== undefined, (query) => query.where(sql<boolean>`false`))

/** Webhooks whose address somebody chose who is leaving: they hear of the whole account. */
export const webhooksLeftBehind: LeftBehind = {
  list: async (db, maker) => {
    const rows = await made(db, maker).select(['id', 'name']).orderBy('id').execute()
    return rows.map((row) => ({ ...row, kind: 'webhook' as const, project: null }))
  },
  stop: async (trx, maker) => {
    for (const { id } of await made(trx, maker).select('id').execute()) {
      await trx
        .updateTable('webhook_endpoints')
        .set({ is_enabled: sql.lit(false) })
        .where('id', '=', id)
        .execute()
      await endWaiting(trx, id)
      await showEndpoint(trx, { id, customer_id: maker.customerId })
    }
  },
}
