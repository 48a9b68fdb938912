import { sql } from 'kysely'
import type { ServiceOrderItem, ServiceOrderModel } from '@sarv/contract/financial/service-order/service-order.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Lifecycle } from '../../../services/lifecycle.ts'
import { servicesIn, whatIsKnown } from '../suspensions/services.store.ts'

const ceiling = 5000

/** What can stand still of a customer: of the bin only what Sarv has put there, because it comes back. */
const stoppable = (kinds: readonly Lifecycle[], customerId: number) => sql`
  from projects p
  cross join ${servicesIn(
    kinds.filter(({ power }) => power),
    sql`p.id`,
  )} s ${whatIsKnown}
  where p.customer_id = ${customerId} and (s.standing <> 'binned' or w.binned_at is not null)`

/** In their order; those that nobody has placed come last, the oldest of them first. */
export const listInOrder = async (
  db: Db,
  kinds: readonly Lifecycle[],
  customerId: number,
): Promise<ServiceOrderItem[]> => {
  const { rows } = await sql<ServiceOrderItem>`
    select s.service_type as "serviceType", s.id as "serviceId", s.name as service, p.id as "projectId", p.name as project,
      s.standing = 'running' as "isRunning", w.service_id is not null as "isWaiting",
      (select coalesce(sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent)), 0)::bigint
        from usage_intervals u
        where u.service_type = s.service_type and u.service_id = s.id and u.to_at is null) as monthly
    ${stoppable(kinds, customerId)}
    order by o.position nulls last, s.id, s.service_type limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

type Named = ServiceOrderModel['services']

const namedRows = (services: Named) =>
  sql`jsonb_array_elements(${JSON.stringify(services)}::jsonb) with ordinality as t (e, n)`

/** Whether one of them is not there, or not this customer's. */
export const hasForeign = async (
  db: Db,
  kinds: readonly Lifecycle[],
  customerId: number,
  services: Named,
): Promise<boolean> => {
  const { rows } = await sql`select from ${namedRows(services)}
    where not exists (select ${stoppable(kinds, customerId)}
      and s.service_type = e ->> 'serviceType' and s.id = (e ->> 'serviceId')::bigint) limit 1`.execute(db)
  return rows.length > 0
}

/** These and no others have a place; one that is named twice has its first. */
export const replaceOrder = async (trx: Db, customerId: number, services: Named): Promise<void> => {
  const places = sql`select e ->> 'serviceType' as service_type, (e ->> 'serviceId')::bigint as service_id,
    min(n)::integer as position from ${namedRows(services)} group by 1, 2`
  await sql`
    with places as (${places}), forgotten as (
      delete from service_order o where o.customer_id = ${customerId} and not exists (
        select from places p where p.service_type = o.service_type and p.service_id = o.service_id)
    )
    insert into service_order (service_type, service_id, customer_id, position)
    select service_type, service_id, ${customerId}, position from places order by 1, 2
    on conflict (service_type, service_id) do update set position = excluded.position, customer_id = excluded.customer_id`.execute(
    trx,
  )
}
