import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

export interface RunningCost {
  /** Per 30 days, with VAT. */
  monthlyRials: number
  heldRials: number
  /** Used since the last hour that was rated, with VAT. */
  unbilledRials: number
}

/** What each service of the customer costs at present, and what is left of the money set aside for it. */
export const listRunningCosts = async (db: Db, customerId: number, now?: Date): Promise<RunningCost[]> => {
  const moment = now ? sql`${now}::timestamptz` : sql`now()`
  const { rows } = await sql<RunningCost>`
    with rated as (select coalesce(max(to_at), '-infinity') as until from rated_hours)
    select
      sum(case when u.to_at is null then u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent) else 0 end)::bigint
        as "monthlyRials",
      coalesce(max(h.gift_rials + h.wallet_rials), 0)::bigint as "heldRials",
      sum(used.until_now + usage_vat(used.until_now, u.vat_percent) - used.rated - usage_vat(used.rated, u.vat_percent))::bigint
        as "unbilledRials"
    from rated, usage_intervals u
    cross join lateral (select
      usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, greatest(${moment}, (select until from rated)))) as until_now,
      usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, (select until from rated))) as rated) used
    left join wallet_holds h on h.service_type = u.service_type and h.service_id = u.service_id
    where u.customer_id = ${customerId} and (u.to_at is null or u.to_at > rated.until)
    group by u.service_type, u.service_id`.execute(db)
  return rows
}
