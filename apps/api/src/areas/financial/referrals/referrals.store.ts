import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000

export const readReferralCode = async (db: Db, customerId: number): Promise<string> => {
  const { code } = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('referral_code as code')
    .executeTakeFirstOrThrow()
  return code
}

/** A code that belongs to nobody brings nobody. */
export const insertReferral = async (trx: Db, customerId: number, code: string): Promise<void> => {
  await sql`
    insert into referrals (customer_id, referrer_id, commission_percent)
    select ${customerId}, c.id, t.commission_percent from customers c, provider_terms t
    where c.referral_code = ${code} and c.id <> ${customerId}
    on conflict do nothing`.execute(trx)
}

export const listReferrals = (db: Db, referrerId: number) =>
  db
    .selectFrom('referrals as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .where('r.referrer_id', '=', referrerId)
    .select(['c.name', 'r.commission_percent as commissionPercent', 'r.joined_at as joinedAt'])
    .orderBy('r.joined_at', 'desc')
    .limit(ceiling)
    .execute()

/** Who brought this customer, unless the same person stands behind both. */
export const findReferrer = async (trx: Db, customerId: number) => {
  const { rows } = await sql<{ referrerId: number; percent: number }>`
    select r.referrer_id as "referrerId", r.commission_percent as percent
    from referrals r
    where r.customer_id = ${customerId} and r.commission_percent > 0
      and not exists (
        select from memberships a
        join memberships b on b.customer_id = r.referrer_id
        join users one on one.id = a.user_id
        join users other on other.id = b.user_id
        where a.customer_id = r.customer_id
          and (one.id = other.id or one.national_id_hash = other.national_id_hash))`.execute(trx)
  return rows[0]
}

/** What was paid for bringing somebody, by its cause. */
export const findCommission = async (trx: Db, cause: string) => {
  const { rows } = await sql<{ customerId: number; rials: number; ofRials: number }>`
    select customer_id as "customerId", change_rials as rials, (details->>'ofRials')::bigint as "ofRials"
    from ledger_transactions where cause = ${cause}`.execute(trx)
  return rows[0]
}

export const listCommissions = async (
  db: Db,
  customerId: number,
  { limit, offset, id }: { limit: number; offset: number; id: number | undefined },
) => {
  const own = db
    .selectFrom('ledger_transactions')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'commission')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'at', 'change_rials as rials', sql<number>`(details->>'ofRials')::bigint`.as('ofRials')])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

export const commissionCeiling = ceiling
