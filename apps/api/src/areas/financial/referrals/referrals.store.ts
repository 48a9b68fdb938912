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

/** A billed month for which nobody got a commission yet, held until the transaction ends; marked as done. */
export const takeMonthWithoutCommissions = async (trx: Db): Promise<{ month: number; to: Date } | undefined> => {
  const { rows } = await sql<{ month: number; to: Date }>`
    update billed_months set has_commissions = true where month = (
      select month from billed_months where not has_commissions order by month limit 1 for update skip locked)
    returning month, to_at as "to"`.execute(trx)
  return rows[0]
}

/** What a customer has used, and what their referrer got for it so far. */
export interface Earned {
  customerId: number
  referrerId: number
  percent: number
  /** Of money that was paid in: neither gifts nor what is owed or set aside. */
  usedRials: number
  paidRials: number
  paidForRials: number
}

/** Somebody who owns the customer has shown who they are. */
const isKnown = (customer: ReturnType<typeof sql.ref>) => sql`exists (
  select from memberships m join users u on u.id = m.user_id
  where m.customer_id = ${customer} and m.is_super_user and u.id_confirmed and u.national_id_hash is not null)`

/** The same person stands behind both. */
const isSamePerson = sql`exists (
  select from memberships a
  join memberships b on b.customer_id = r.referrer_id
  join users one on one.id = a.user_id
  join users other on other.id = b.user_id
  where a.customer_id = r.customer_id and (one.id = other.id or one.national_id_hash = other.national_id_hash))`

const isRefundOfUse = sql`t.kind = 'refund' and exists (
  select from ledger_entries x where x.transaction_id = t.id and x.account = 'revenue')`

/**
 * Customers brought by somebody, for whom there is something to book. Nobody earns from themselves, and nothing is earned
 * while either side has not shown who they are: it waits.
 */
export const listEarned = async (trx: Db, until: Date): Promise<Earned[]> => {
  const { rows } = await sql<Earned>`
    select * from (
      select r.customer_id as "customerId", r.referrer_id as "referrerId", r.commission_percent as percent,
        greatest(0, used.rials - held.rials)::bigint as "usedRials", paid.rials as "paidRials",
        paid.for_rials as "paidForRials"
      from referrals r
      cross join lateral (
        select coalesce(sum(case when e.account = 'wallet' then -e.rials else e.rials end), 0)::bigint as rials
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.customer_id = r.customer_id and t.at <= ${until} and (
          e.account = 'wallet' and (t.kind in ('usage', 'invoice', 'hold', 'release') or ${isRefundOfUse})
          or e.account = 'receivable' and e.rials > 0 and t.kind = 'payment')
      ) used
      cross join lateral (
        select coalesce(sum(h.wallet_rials), 0)::bigint as rials from wallet_holds h where h.customer_id = r.customer_id
      ) held
      cross join lateral (
        select coalesce(sum(t.change_rials), 0)::bigint as rials,
          coalesce(sum((t.details->>'ofRials')::bigint), 0)::bigint as for_rials
        from ledger_transactions t
        where t.customer_id = r.referrer_id and t.kind = 'commission' and (
          (t.details->>'ofCustomerId')::bigint = r.customer_id
          or (t.details->>'paymentId')::bigint in (select id from payments where customer_id = r.customer_id))
      ) paid
      where r.commission_percent > 0 and ${isKnown(sql.ref('r.customer_id'))} and ${isKnown(sql.ref('r.referrer_id'))}
        and not ${isSamePerson}
    ) earned
    where floor("usedRials" * percent / 100) <> "paidRials"
    order by "customerId"`.execute(trx)
  return rows
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
