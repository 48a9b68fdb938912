import { sql } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Database } from '../../db/tables.generated.ts'
import type { FindExpiries } from '../../expiries.ts'
import { isPutAway } from '../../services/lifecycle.ts'
import { projectSightOf } from './project-users/project-access.service.ts'

/** Services that were put into the bin and are gone when their time there is over, in the projects that somebody sees. */
export const binnedExpiries =
  (serviceType: ServiceType, table: keyof Database, pageOf: (projectId: number) => string): FindExpiries =>
  async (db, actor, { from, until, most }) => {
    const { visibleProjectIds } = await projectSightOf(db, actor)
    const isVisible = visibleProjectIds === undefined ? sql`` : sql`and p.id = any(${[...visibleProjectIds]}::bigint[])`
    const { rows } = await sql<{ itemId: number; name: string; at: Date; projectId: number }>`
      select b.id as "itemId", b.name, b.bin_until as at, b.project_id as "projectId"
      from ${sql.table(table)} b join projects p on p.id = b.project_id
      where p.customer_id = ${actor.customerId} and p.deleted_at is null ${isVisible} and b.deleted_at is null
        and b.binned_at is not null and b.bin_until > ${from} and b.bin_until <= ${until}
        and not ${isPutAway(serviceType, sql.ref('b.id'))}
      order by b.bin_until limit ${most}`.execute(db)
    return rows.map(({ projectId, ...row }) => ({ kind: 'binned', serviceType, ...row, page: pageOf(projectId) }))
  }
