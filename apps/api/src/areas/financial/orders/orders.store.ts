import { sql, type RawBuilder } from 'kysely'
import type { OrderListQuery, OrderSummaryQuery } from '@sarv/contract/financial/orders/orders.schemas'
import { readLabels } from '@sarv/contract/portal/labels/labels.rules'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import type { Db } from '../../../db/connection.ts'
import { hasAnyLabel, hasLabel, hasLabelWith, labelsOfService } from '../../../services/labels.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000

/** Whose services, and in which of their projects; absent: in all of them. */
export interface OrderScope {
  customerId: number
  visibleProjectIds?: readonly number[] | undefined
}

export interface OrderRow {
  id: number
  serviceType: string
  serviceId: number
  productId: number
  projectId: number
  project: string
  datacenterId: number
  datacenter: string
  name: string | null
  statusId: number | null
  cpu: number | null
  memoryGb: number | null
  diskGb: number | null
  monthlyRials: number
  labels: GivenLabel[]
  createdAt: Date
}

/** Services of all kinds that are there, in the projects that somebody may see. */
const ordersIn = ({ customerId, visibleProjectIds }: OrderScope) => sql`
  from projects p
    join datacenters d on d.id = p.datacenter_id
    join ordered_services s on s.project_id = p.id
    cross join lateral (
      select coalesce(sum(u.monthly_price_rials), 0)::bigint as monthly_rials from usage_intervals u
      where u.project_id = s.project_id and u.service_type = s.service_type and u.service_id = s.service_id
        and u.to_at is null
    ) cost
  where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null
    ${visibleProjectIds === undefined ? sql`` : sql`and p.id = any(${[...visibleProjectIds]}::bigint[])`}`

/** By its name, its number, its address or a label. */
const isFound = (search: string) => sql`and (strpos(name_key(s.name), name_key(${search})) > 0
  or s.service_id::text = ${search} or ${hasLabelWith(search)}
  or exists (select from service_terms t where t.project_id = s.project_id and t.service_type = s.service_type
    and t.service_id = s.service_id and strpos(lower(t.term), lower(${search})) > 0))`

/** What is narrowed by; each is left out where nothing is asked for. */
const narrowed = (productId: number, query: OrderSummaryQuery): RawBuilder<unknown> => {
  const { Search: search, ServiceType: type, ProjectId: project, DatacenterId: datacenter, StatusId: status } = query
  return sql.join(
    [
      ...(productId === 0 ? [] : [sql`and s.product_id = ${productId}`]),
      ...(search === undefined ? [] : [isFound(search)]),
      ...(type === undefined ? [] : [sql`and s.service_type = ${type}`]),
      ...(project === undefined ? [] : [sql`and s.project_id = ${project}`]),
      ...(datacenter === undefined ? [] : [sql`and p.datacenter_id = ${datacenter}`]),
      ...(status === undefined ? [] : [sql`and s.status_id = ${status}`]),
      ...readLabels(query.Labels ?? '').map((label) => sql`and ${hasLabel(label)}`),
      ...(query.WithoutLabel === true ? [sql`and not ${hasAnyLabel}`] : []),
      sql``,
    ],
    sql` `,
  )
}

/** The number of an order is one over all kinds: that of the service, and of its kind at the end. */
const orderColumns = sql`s.service_id * 10 + s.kind as id, s.service_type as "serviceType", s.service_id as "serviceId",
  s.product_id as "productId", s.project_id as "projectId", p.name as project, d.id as "datacenterId",
  d.name as datacenter, s.name, s.status_id as "statusId", s.cpu, s.memory_gb as "memoryGb", s.disk_gb as "diskGb",
  cost.monthly_rials as "monthlyRials", ${labelsOfService} as labels, s.created_at as "createdAt"`

const sorts = new Map([
  ['name', sql`name_key(s.name)`],
  ['product', sql`s.product_id`],
  ['status', sql`s.status_id`],
  ['createDate', sql`s.created_at`],
  ['project', sql`name_key(p.name)`],
  ['monthlyPrice', sql`cost.monthly_rials`],
])

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listOrders = async (db: Db, scope: OrderScope, productId: number, query: OrderListQuery) => {
  const { PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-createDate' } = query
  const from = sql`${ordersIn(scope)} ${narrowed(productId, query)}`
  const by = sorts.get(sort.replace(/^-/, '')) ?? sql`s.created_at`
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} ${from} order by ${by} ${direction}, s.created_at ${direction}, s.service_id ${direction}, s.kind
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

/** By its number. */
export const findOrderIn = async (db: Db, scope: OrderScope, id: number): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`select ${orderColumns} ${ordersIn(scope)}
    and s.service_id = ${Math.floor(id / 10)} and s.kind = ${id % 10}`.execute(db)
  return rows[0]
}

/** The newest of that name. */
export const findOrderByName = async (db: Db, scope: OrderScope, name: string): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`select ${orderColumns} ${ordersIn(scope)} and s.name = ${name}
    order by s.created_at desc limit 1`.execute(db)
  return rows[0]
}

export interface OrderSum {
  serviceType: string
  projectId: number
  project: string
  datacenter: string
  services: number
  monthlyRials: number
}

/** What the filters leave: how many of each kind in each project, for how much; to be added up. */
export const sumOrders = async (db: Db, scope: OrderScope, query: OrderSummaryQuery): Promise<OrderSum[]> => {
  const { rows } = await sql<OrderSum>`
    select s.service_type as "serviceType", p.id as "projectId", p.name as project, d.name as datacenter,
      count(*)::int as services, sum(cost.monthly_rials)::bigint as "monthlyRials"
    ${ordersIn(scope)} ${narrowed(query.ProductId ?? 0, query)} group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** How many there are of each that one may narrow by: of a kind in a project in a status, to be added up. */
export const countOrders = async (db: Db, scope: OrderScope) => {
  const { rows } = await sql<{
    serviceType: string
    statusId: number | null
    projectId: number
    project: string
    datacenterId: number
    datacenter: string
    isLabelled: boolean
    services: number
  }>`
    select s.service_type as "serviceType", s.status_id as "statusId", p.id as "projectId", p.name as project,
      d.id as "datacenterId", d.name as datacenter, ${hasAnyLabel} as "isLabelled", count(*)::int as services
    ${ordersIn(scope)} group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  return rows
}

/** How many services the customer has, in all projects. */
export const countServices = async (db: Db, customerId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from projects p join ordered_services s on s.project_id = p.id
    where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null`.execute(db)
  return rows[0]!.count
}
