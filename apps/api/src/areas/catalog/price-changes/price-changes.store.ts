import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { agreedRials } from '@sarv/contract/pricing/agreed-lines'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { AgreedPrices } from '../../../services/agreed-prices.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { noticeDays, type LineChange } from './price-changes.rules.ts'

/** Prices that are older have been told of, or nobody has such a price any more. */
const recentDays = 90

/** Whether anything can have a price that is not the catalogue's. */
export const hasRecentPrices = async (db: Db, now: Date): Promise<boolean> => {
  const recent = sql`valid_from > ${now}::timestamptz - make_interval(days => ${recentDays})`
  const { rows } = await sql<{ isSo: boolean }>`select exists (select from product_items where ${recent})
    or exists (select from product_bundle_prices where ${recent}) as "isSo"`.execute(db)
  return rows[0]!.isSo
}

/** The lines that were agreed for a service, each once. */
const linesOf = ({ prices }: AgreedPrices) =>
  sql.join(
    prices.map(
      ({ lines }) => sql`select item, "unitPrice", coalesce("leftOutRials", 0) as left_out
        from jsonb_to_recordset(coalesce(s.${sql.ref(lines)}, '[]'::jsonb))
        as l (item integer, "unitPrice" bigint, "leftOutRials" bigint)`,
    ),
    sql` union `,
  )

/**
 * Lines of running services whose unit has another price in the catalogue: today's, or the next that is announced. Of a
 * datacenter that has a price of its own the common ones do not count. What was left out of a plan stays left out of it, at
 * what it was worth when that was agreed.
 */
const changesOf = (kind: AgreedPrices, now: Date) => {
  const plan = kind.hasPlan
    ? sql`union all select greatest(b.price_rials - line.left_out, 0), b.valid_from, null::bigint from product_bundle_prices b
        where line.item = 0 and b.bundle_id = s.bundle_id`
    : sql``
  return sql`
    from ${sql.table(kind.table)} s
    join projects p on p.id = s.project_id
    cross join lateral (${linesOf(kind)}) line
    cross join lateral (
      with known as (
        select i.price_rials, i.valid_from, i.datacenter_id from product_items i
        where line.item > 0 and i.product_id = ${sql.lit(kind.productId)} and i.item_id = line.item
          and (i.datacenter_id is null or i.datacenter_id = p.datacenter_id)
        ${plan}
      ), holds as (
        select k.price_rials, k.valid_from, k.valid_from <= ${now}::timestamptz as has_begun, k.datacenter_id from known k
        where k.datacenter_id is not null
          or not exists (select from known own where own.datacenter_id is not null and own.valid_from <= k.valid_from)
      ), present as (
        select price_rials, valid_from from holds where has_begun
        order by datacenter_id nulls last, valid_from desc limit 1
      )
      select * from (
        (select price_rials, valid_from, 0 as rank from present)
        union all
        (select price_rials, valid_from, 1 from holds where not has_begun and price_rials <> line."unitPrice"
          order by valid_from limit 1)
      ) next where price_rials <> line."unitPrice" and exists (select from present) order by rank limit 1
    ) target
    where s.deleted_at is null
      and exists (select from usage_intervals u where u.service_type = ${sql.lit(kind.serviceType)} and u.service_id = s.id
        and u.to_at is null)
      and not exists (select from price_changes c where c.service_type = ${sql.lit(kind.serviceType)} and c.service_id = s.id
        and c.item = line.item and c.valid_from = target.valid_from and c.ended_at is null)`
}

/** Customers of whom something that runs gets another price. */
export const listAffectedCustomers = async (
  db: Db,
  kind: AgreedPrices,
  now: Date,
  count: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.customer_id as id ${changesOf(kind, now)} order by id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface FoundChange extends LineChange {
  serviceId: number
  serviceName: string
  /** All lines of its usual price. */
  lines: AgreedLine[] | null
  dueAt: Date
}

/** Writes down what changes for a customer and answers what was not known yet. Of a rise nothing is due before 30 days. */
export const insertChanges = async (
  trx: Db,
  kind: AgreedPrices,
  customerId: number,
  now: Date,
): Promise<FoundChange[]> => {
  const { rows } = await sql<FoundChange>`
    with found as (
      select s.project_id, s.id, coalesce(s.${sql.ref(kind.name)}, '') as name, s.${sql.ref(kind.prices[0]!.lines)} as lines,
        line.item, line."unitPrice" as old_rials, target.price_rials as new_rials, target.valid_from
      ${changesOf(kind, now)} and p.customer_id = ${customerId}
    ), written as (
      insert into price_changes (customer_id, project_id, service_type, service_id, item, old_unit_rials, new_unit_rials,
        valid_from, told_at, due_at)
      select ${customerId}::bigint, project_id, ${kind.serviceType}, id, item, old_rials, new_rials, valid_from,
        ${now}::timestamptz, case when new_rials > old_rials
          then greatest(valid_from, ${now}::timestamptz + make_interval(days => ${noticeDays})) else valid_from end
      from found
      on conflict (service_type, service_id, item, valid_from) where ended_at is null do nothing
      returning service_id, item, old_unit_rials, new_unit_rials, due_at
    )
    select w.service_id as "serviceId", w.item, w.old_unit_rials as "oldUnitRials", w.new_unit_rials as "newUnitRials",
      w.due_at as "dueAt", f.name as "serviceName", f.lines
    from written w join found f on f.id = w.service_id and f.item = w.item and f.old_rials = w.old_unit_rials
    order by f.name, w.service_id, w.item`.execute(trx)
  return rows
}

/** The service's agreed lines by the column, held until the transaction ends; undefined: it is not there any more. */
export const lockAgreedLines = async (
  trx: Db,
  { table, prices }: AgreedPrices,
  { projectId, serviceId }: Pick<ServiceRef, 'projectId' | 'serviceId'>,
): Promise<Record<string, AgreedLine[] | null> | undefined> => {
  const columns = sql.join(prices.map(({ lines }) => sql.ref(lines)))
  const { rows } = await sql<Record<string, AgreedLine[] | null>>`
    select ${columns} from ${sql.table(table)} where project_id = ${projectId} and id = ${serviceId} and deleted_at is null
    for update`.execute(trx)
  return rows[0]
}

export const writeAgreedLines = async (
  trx: Db,
  { table, prices }: AgreedPrices,
  { projectId, serviceId }: Pick<ServiceRef, 'projectId' | 'serviceId'>,
  lines: Record<string, AgreedLine[] | null>,
): Promise<void> => {
  const changes = prices.flatMap((price) => {
    const agreed = lines[price.lines]
    if (!agreed) return []
    return [
      sql`${sql.ref(price.lines)} = ${JSON.stringify(agreed)}::jsonb`,
      sql`${sql.ref(price.rials)} = ${agreedRials(agreed)}`,
    ]
  })
  if (changes.length === 0) return
  await sql`update ${sql.table(table)} set ${sql.join(changes)}
    where project_id = ${projectId} and id = ${serviceId}`.execute(trx)
}

/** What goes on at present for a service, as lines. */
export const listPresentLines = async (
  trx: Db,
  { serviceType, serviceId }: Pick<ServiceRef, 'serviceType' | 'serviceId'>,
): Promise<AgreedLine[]> => {
  const rows = await trx
    .selectFrom('usage_intervals')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .where('to_at', 'is', null)
    .select(['item', 'name', 'quantity', 'unit_price_rials as unitPrice'])
    .orderBy('item')
    .execute()
  return rows.map(({ item, name, ...line }) =>
    item === 0 && name !== null ? { item, ...line, name } : { item, ...line },
  )
}

export const endChange = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx.updateTable('price_changes').set({ ended_at: now }).where('id', '=', id).execute()
}

/** A row of `price_changes`, in our words. */
export const changeOf = (row: {
  id: number
  customer_id: number
  project_id: number
  service_type: string
  service_id: number
  item: number
  old_unit_rials: number
  new_unit_rials: number
  due_at: Date
}) => ({
  id: row.id,
  customerId: row.customer_id,
  projectId: row.project_id,
  serviceType: row.service_type,
  serviceId: row.service_id,
  item: row.item,
  oldUnitRials: row.old_unit_rials,
  newUnitRials: row.new_unit_rials,
  dueAt: row.due_at,
})
