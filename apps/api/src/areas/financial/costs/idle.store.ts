import { sql } from 'kysely'
import type { IdleReason } from '@sarv/contract/financial/costs/costs.schemas'
import type { Db } from '../../../db/connection.ts'
import type { IdleKind } from '../../../services/idle.ts'

const rowCeiling = 1000

export interface IdleRow {
  projectId: number
  project: string
  serviceType: string
  serviceId: number
  service: string | null
  ownerId: number | null
  reason: IdleReason
  /** Since when it has cost this. */
  since: Date
  /** Per 30 days, with VAT. */
  monthlyRials: number
  /** The same before VAT, as lists of services say it. */
  netRials: number
}

/** A server that was turned off a moment ago is in use: its costs changed then, and a day must have passed since. */
const isSettled = sql`(idle.reason not in ('stopped', 'ownerStopped') or not exists (
  select from usage_intervals change where change.project_id = idle.project_id and change.service_type = 'Vm'
    and change.service_id = coalesce(idle.owner_id, idle.id)
    and greatest(change.from_at, change.to_at) > now() - interval '1 day'))`

const isSameLine = (one: string, other: string) => {
  const of = (alias: string, columns: readonly string[]) =>
    sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))
  const columns = ['service_type', 'service_id', 'project_id', 'item', 'quantity', 'unit_price_rials']
  return sql`(${of(one, columns)}) = (${of(other, columns)})`
}

/** When a line `u` began to cost what it costs: one that was only cut, as where the rate of the tax changes, goes on. */
const beganAt = sql`(select max(v.from_at) as at from usage_intervals v
  where ${isSameLine('v', 'u')} and v.from_at <= u.from_at
    and not exists (select from usage_intervals w where ${isSameLine('w', 'v')} and w.to_at = v.from_at))`

/** What of the customer costs money now and is idle, the dearest first. */
export const listIdle = async (db: Db, customerId: number, kinds: readonly IdleKind[]): Promise<IdleRow[]> => {
  if (kinds.length === 0) return []
  const idle = sql.join(
    kinds.map(
      ({ serviceType, reason, services }) => sql`
        select ${sql.lit(serviceType)} as service_type, ${sql.lit(reason)} as reason, project_id, id, name, owner_id
        from (${services}) of_kind where project_id in (select id from projects where customer_id = ${customerId})`,
    ),
    sql` union all `,
  )
  // Once, and not for each line of usage: a database without statistics takes what is idle for one row.
  const { rows } = await sql<IdleRow>`
    with idle as materialized (${idle})
    select idle.project_id as "projectId", p.name as project, idle.service_type as "serviceType", idle.id as "serviceId",
      idle.name as service, idle.owner_id as "ownerId", idle.reason, min(began.at) as since,
      sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent))::bigint as "monthlyRials",
      sum(u.monthly_price_rials)::bigint as "netRials"
    from idle
      join usage_intervals u on u.customer_id = ${customerId} and u.service_type = idle.service_type
        and u.service_id = idle.id and u.project_id = idle.project_id and u.to_at is null
      cross join lateral ${beganAt} began
      join projects p on p.id = idle.project_id
    where ${isSettled}
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(u.monthly_price_rials) > 0
    order by "monthlyRials" desc, 3, 4 limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows
}
