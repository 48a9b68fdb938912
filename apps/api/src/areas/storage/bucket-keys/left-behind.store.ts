import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { LeftBehind, Maker } from '../../../services/left-behind.ts'

const made = (db: Db, { customerId, userId, projectId }: Maker) =>
  db
    .selectFrom('storage_keys as k')
    .innerJoin('projects as p', 'p.id', 'k.project_id')
    .where('p.customer_id', '=', customerId)
    .where('k.made_by', '=', userId)
    .where('k.deleted_at', 'is', null)
    .$if(projectId !== undefined, (query) => query.where('k.project_id', '=', projectId!))

/** Keys of buckets whose secret was shown to somebody who is leaving. */
export const keysLeftBehind: LeftBehind = {
  list: async (db, maker) => {
    const rows = await made(db, maker).select(['k.id', 'k.name', 'p.name as project']).orderBy('k.id').execute()
    return rows.map((row) => ({ ...row, kind: 'storageKey' as const }))
  },
  // The clock ends them in the store, which is not asked while the account is locked.
  stop: async (trx, maker) => {
    const keys = await made(trx, maker).select(['k.id', 'k.project_id as projectId']).execute()
    for (const { id, projectId } of keys) {
      await trx
        .updateTable('storage_keys')
        .set({ ends_at: sql<Date>`now()` })
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .execute()
    }
  },
}
