import { sql, type RawBuilder } from 'kysely'
import type { costGroups } from '@sarv/contract/financial/costs/costs.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Span } from '../rating/rating.rules.ts'
import { withServiceNames } from '../usage/usage.service.ts'

const rowCeiling = 10_000

export interface CostRow {
  projectId: number | null
  project: string | null
  serviceType: string | null
  serviceId: number | null
  service: string | null
  day: Date | null
  labelKey: string | null
  labelValue: string | null
  netRials: number
  vatRials: number
}

type Group = (typeof costGroups)[number]

interface Grouping {
  /** The columns that are answered; others are null. */
  answered: Partial<Record<Answered, RawBuilder<unknown>>>
  /** By what is added up, where it is not just what is answered. */
  by?: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Each day is looked at by itself; otherwise the whole span is one. */
  isDaily?: true
}

const none = {
  projectId: sql`null::bigint`,
  project: sql`null::text`,
  serviceType: sql`null::text`,
  serviceId: sql`null::bigint`,
  service: sql`null::text`,
  day: sql`null::timestamptz`,
  labelKey: sql`null::text`,
  labelValue: sql`null::text`,
}
type Answered = keyof typeof none

const ofProject = { projectId: sql`line.project_id`, project: sql`p.name` }
const kind = { serviceType: sql`line.service_type` }
const ofService = { ...kind, serviceId: sql`line.service_id`, service: sql`named.name` }
const ofDay = { day: sql`line.day` }
const dearest = sql`"netRials" desc`

const groupings: Record<Exclude<Group, 'label'>, Grouping> = {
  service: { answered: { ...ofProject, ...ofService }, order: sql`${dearest}, "serviceId"` },
  project: { answered: ofProject, order: sql`${dearest}, "projectId"` },
  day: { answered: ofDay, order: sql`day`, isDaily: true },
  kindAndDay: { answered: { ...kind, ...ofDay }, order: sql`day, "serviceType"`, isDaily: true },
}

/** Labels that read alike are one. */
const byLabel = (key: string | undefined): Grouping =>
  key === undefined
    ? { answered: { labelKey: sql`min(l.key)` }, by: sql`name_key(l.key)`, order: sql`${dearest}, "labelKey"` }
    : {
        answered: { labelKey: sql`min(l.key)`, labelValue: sql`min(l.value)` },
        by: sql`name_key(l.value)`,
        order: sql`${dearest}, "labelValue"`,
      }

/** By kind and number alone: what a service cost in a project that it has left counts by its labels all the same. */
const withLabels = (customerId: number, key: string | undefined) => sql`
  left join service_labels l on l.service_type = line.service_type and l.service_id = line.service_id
    and l.project_id in (select id from projects where customer_id = ${customerId})
    ${key === undefined ? sql`` : sql`and name_key(l.key) = name_key(${key})`}`

interface CostWish {
  group: Group
  days: readonly Span[]
  projectId: number | undefined
  /** Of labels: the values of this key. */
  labelKey: string | undefined
}

/** What a customer used in a span, by service, project, label or day. Days are handed in: they are those of Tehran. */
export const listCosts = async (
  db: Db,
  customerId: number,
  { group, days, projectId, labelKey }: CostWish,
): Promise<CostRow[]> => {
  const { answered, by, order, isDaily } = group === 'label' ? byLabel(labelKey) : groupings[group]
  const columns = Object.entries({ ...none, ...answered }).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const spans = isDaily ? days : [{ from: days[0]!.from, to: days.at(-1)!.to }]
  const { rows } = await sql<CostRow>`
    select ${sql.join(columns)}, sum(net_after - net_before)::bigint as "netRials",
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
      ${withServiceNames(customerId)}
      ${group === 'label' ? withLabels(customerId, labelKey) : sql``}
    group by ${by ?? sql.join(Object.values(answered))}
    order by ${order} limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows
}
