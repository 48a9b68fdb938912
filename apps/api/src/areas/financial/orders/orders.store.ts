import { sql } from 'kysely'
import type { ListQuery } from '@sarv/contract/params'
import type { Db } from '../../../db/connection.ts'
import { accessTypeInProject } from '../../../db/project-access.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000

export interface Viewer {
  userId: number
  customerId: number
}

export interface OrderRow {
  id: number
  serviceType: string
  serviceId: number
  productId: number
  projectId: number
  name: string | null
  statusId: number | null
  cpu: number | null
  memoryGb: number | null
  diskGb: number | null
  createdAt: Date
}

/** Services of all kinds that are there, in the projects that somebody may see; of a super user all of them. */
const ordersOf = ({ userId, customerId }: Viewer, { productId, search }: { productId: number; search?: string }) => sql`
  from projects p
    join memberships m on m.customer_id = p.customer_id and m.user_id = ${userId}
    left join project_users pu on pu.project_id = p.id and pu.user_id = ${userId}
    join ordered_services s on s.project_id = p.id
  where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null
    and (m.is_super_user or ${accessTypeInProject} is not null)
    and (${productId} = 0 or s.product_id = ${productId})
    ${search === undefined ? sql`` : sql`and strpos(lower(s.name), lower(${search})) > 0`}`

/** The number of an order is one over all kinds: that of the service, and of its kind at the end. */
const orderColumns = sql`s.service_id * 10 + s.kind as id, s.service_type as "serviceType", s.service_id as "serviceId",
  s.product_id as "productId", s.project_id as "projectId", s.name, s.status_id as "statusId", s.cpu,
  s.memory_gb as "memoryGb", s.disk_gb as "diskGb", s.created_at as "createdAt"`

const sorts = new Map([
  ['name', sql`s.name`],
  ['product', sql`s.product_id`],
  ['status', sql`s.status_id`],
  ['createDate', sql`s.created_at`],
])

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listOrders = async (db: Db, viewer: Viewer, productId: number, query: ListQuery) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-createDate' } = query
  const from = ordersOf(viewer, { productId, ...(search !== undefined && { search }) })
  const by = sorts.get(sort.replace(/^-/, '')) ?? sql`s.created_at`
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} ${from} order by ${by} ${direction}, s.created_at ${direction}, s.service_id ${direction}, s.kind
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

/** By its number, of those that somebody may see. */
export const findOrder = async (db: Db, viewer: Viewer, id: number): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} ${ordersOf(viewer, { productId: 0 })}
      and s.service_id = ${Math.floor(id / 10)} and s.kind = ${id % 10}`.execute(db)
  return rows[0]
}

/** The newest of that name, of those that somebody may see. */
export const findOrderByName = async (db: Db, viewer: Viewer, name: string): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} ${ordersOf(viewer, { productId: 0 })} and s.name = ${name}
    order by s.created_at desc limit 1`.execute(db)
  return rows[0]
}

/** How many services the customer has, in all projects. */
export const countServices = async (db: Db, customerId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from projects p join ordered_services s on s.project_id = p.id
    where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null`.execute(db)
  return rows[0]!.count
}
