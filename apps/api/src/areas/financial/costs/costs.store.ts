import { sql } from 'kysely'
import type { costGroups } from '@sarv/contract/financial/costs/costs.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Span } from '../rating/rating.rules.ts'

const rowCeiling = 10_000

export interface CostRow {
  projectId: number | null
  project: string | null
  serviceType: string | null
  serviceId: number | null
  service: string | null
  day: Date | null
  netRials: number
  vatRials: number
}

type Group = (typeof costGroups)[number]

const none = { bigint: sql`null::bigint`, text: sql`null::text`, time: sql`null::timestamptz` }
const ofProject = [sql`line.project_id`, sql`p.name`] as const
const ofService = [sql`line.service_type`, sql`line.service_id`, sql`n.name`] as const

/** By what is added up: the columns that are answered, of which those that are null have no group. */
const groups: Record<Group, readonly ReturnType<typeof sql>[]> = {
  service: [...ofProject, ...ofService, none.time],
  project: [...ofProject, none.text, none.bigint, none.text, none.time],
  day: [none.bigint, none.text, none.text, none.bigint, none.text, sql`line.day`],
  kindAndDay: [none.bigint, none.text, ofService[0], none.bigint, none.text, sql`line.day`],
}

/** What a customer used in a span, by service, project or day. Days are handed in: they are those of Tehran. */
export const listCosts = async (
  db: Db,
  customerId: number,
  { group, days, projectId }: { group: Group; days: readonly Span[]; projectId: number | undefined },
): Promise<CostRow[]> => {
  const [project, name, type, service, serviceName, day] = groups[group]
  const order = { service: sql`7 desc, 4`, project: sql`7 desc, 1`, day: sql`6`, kindAndDay: sql`6, 3` }[group]
  const grouped = groups[group].filter((column) => !Object.values(none).includes(column as never))
  // A day is looked at by itself; for the others the whole span is one.
  const spans = group === 'day' || group === 'kindAndDay' ? days : [{ from: days[0]!.from, to: days.at(-1)!.to }]
  const { rows } = await sql<CostRow>`
    select ${project} as "projectId", ${name} as project, ${type} as "serviceType", ${service} as "serviceId",
      ${serviceName} as service, ${day} as day, sum(net_after - net_before)::bigint as "netRials",
      sum(usage_vat(net_after, vat_percent) - usage_vat(net_before, vat_percent))::bigint as "vatRials"
    from (
      select span.day, u.project_id, u.service_type, u.service_id, u.vat_percent,
        usage_cost(u.monthly_price_rials, u.from_at, span.day) as net_before,
        usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, span.until)) as net_after
      from unnest(${spans.map(({ from }) => from.toISOString())}::timestamptz[],
          ${spans.map(({ to }) => to.toISOString())}::timestamptz[]) as span (day, until)
        join usage_intervals u on u.from_at < span.until and (u.to_at is null or u.to_at > span.day)
      where u.customer_id = ${customerId} ${projectId === undefined ? sql`` : sql`and u.project_id = ${projectId}`}
    ) line
      join projects p on p.id = line.project_id
      left join service_names n on n.service_type = line.service_type and n.project_id = line.project_id
        and n.service_id = line.service_id
    group by ${sql.join(grouped)}
    order by ${order} limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows
}
