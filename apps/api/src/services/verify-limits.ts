import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { limitColumns } from './limits.service.ts'

/** What is wrong with what customers hold, and where. */
export type LimitsFault = ({ kind: 'sum' } & Sum) | ({ kind: 'limitOfNothing' | 'moneyOfNothing' } & OfNothing)

interface Sum {
  customerId: number
  item: string
  used: number
  held: number
}

interface OfNothing {
  customerId: number
  service: string
  held: number
}

const sums = sql.join(
  Object.entries(limitColumns).map(
    ([item, column]) => sql`
      select coalesce(u.customer_id, h.customer_id) as "customerId", ${sql.lit(item)} as item,
        coalesce(u.${sql.ref(column)}, 0)::integer as used, coalesce(h.held, 0)::integer as held
      from customer_usage u full join (
        select customer_id, sum(amount) as held from limit_holds where item = ${sql.lit(item)} group by 1
      ) h on h.customer_id = u.customer_id
      where coalesce(u.${sql.ref(column)}, 0) <> coalesce(h.held, 0)`,
  ),
  sql` union all `,
)

/** What is there of the kinds that are ordered; the first address of a server is its own and stands in no order. */
const services = sql`
  select service_type, service_id, deleted_at from ordered_services
  union all select 'VmIp', id, deleted_at from vm_host_ips where is_primary`

const ofNothing = (table: 'limit_holds' | 'wallet_holds', held: 'amount' | 'gift_rials + wallet_rials') => sql`
  with services as (${services})
  select h.customer_id as "customerId", h.service_type || ':' || h.service_id as service, (${sql.raw(held)})::bigint as held
  from ${sql.ref(table)} h
  where h.service_type in (select service_type from services)
    and not exists (select from services s
      where s.service_type = h.service_type and s.service_id = h.service_id and s.deleted_at is null)
    and (${sql.raw(held)}) > 0
  order by 1, 2 limit 1`

const first = async <Row>(db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows[0] as Row | undefined

/** Counts anew what every customer uses, and looks for what is held by services that are gone. By one picture of the database. */
export const verifyLimits = (db: Db): Promise<{ holds: number; fault: LimitsFault | undefined }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      const { holds } = await trx
        .selectFrom('limit_holds')
        .select(({ fn }) => fn.countAll<number>().as('holds'))
        .executeTakeFirstOrThrow()
      const sum = await first<Sum>(trx, sql`${sums} order by 1, 2 limit 1`)
      if (sum) return { holds, fault: { kind: 'sum', ...sum } }
      const limit = await first<OfNothing>(trx, ofNothing('limit_holds', 'amount'))
      if (limit) return { holds, fault: { kind: 'limitOfNothing', ...limit } }
      const money = await first<OfNothing>(trx, ofNothing('wallet_holds', 'gift_rials + wallet_rials'))
      return { holds, fault: money && { kind: 'moneyOfNothing', ...money } }
    })
