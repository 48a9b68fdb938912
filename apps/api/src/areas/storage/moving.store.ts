import { sql } from 'kysely'
import { serviceType } from '@sarv/contract/service-types'
import type { MovableKind } from '../../services/moving.ts'
import { movingText as text } from './moving.fa.ts'

/** A bucket has a space of its own in the store, whatever its project: address, keys and files stay as they are. */
export const storageMoves: readonly MovableKind[] = [
  {
    serviceType: serviceType.bucket,
    group: 'Storage',
    title: text.title,
    table: 'storage_buckets',
    carries: async (db, { projectId, id }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from storage_keys
        where project_id = ${projectId} and storage_bucket_id = ${id} and deleted_at is null`.execute(db)
      return rows[0]!.count > 0 ? [{ what: text.key, count: rows[0]!.count }] : []
    },
    obstacles: async (db, { projectId, id }) => {
      const binned = await db
        .selectFrom('storage_buckets')
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .where('binned_at', 'is not', null)
        .select('id')
        .executeTakeFirst()
      return binned ? [{ code: 'bin', reason: text.inBin }] : []
    },
    tags: (id) => sql`select 'st' as prefix, ${id}::bigint as id`,
  },
]
