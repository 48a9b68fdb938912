import { sql } from 'kysely'
import type { Decision, FindDecisions } from '../../decisions.ts'
import { productName } from '../financial/usage/usage.service.ts'
import { projectSightOf } from '../project/project-users/project-access.service.ts'
import { driftText } from './drift.fa.ts'

const rowCeiling = 50

/** The engine no longer has a service, or reports an error for it: it runs in our tables only. */
const drifted: FindDecisions = async ({ db }, actor) => {
  const { visibleProjectIds } = await projectSightOf(db, actor)
  const isVisible = visibleProjectIds === undefined ? sql`true` : sql`p.id = any(${[...visibleProjectIds]}::bigint[])`
  const { rows } = await sql<{
    id: number
    kind: keyof typeof driftText
    projectId: number
    serviceType: string
    serviceId: number
    service: string | null
    at: Date
  }>`
    select f.id, f.kind, f.project_id as "projectId", f.service_type as "serviceType", f.service_id as "serviceId",
      o.name as service, f.first_seen as at
    from drift_findings f
      join projects p on p.id = f.project_id
      join ordered_services o on o.service_type = f.service_type and o.service_id = f.service_id
        and o.project_id = f.project_id
    where f.kind in ('gone', 'failed') and f.resolved_at is null and f.confirmed_at is not null
      and p.customer_id = ${actor.customerId} and ${isVisible}
    order by f.first_seen limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows.map(({ id, kind, projectId, serviceType, serviceId, service, at }): Decision => ({
    key: `drift:${id}`,
    kind: 'drift',
    urgency: 'now',
    rials: null,
    projectId,
    serviceType,
    serviceId,
    service,
    product: productName(serviceType) ?? null,
    reason: driftText[kind],
    canHide: true,
    at,
  }))
}

export const driftDecisions = [drifted]
