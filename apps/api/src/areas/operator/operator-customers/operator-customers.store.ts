import { sql } from 'kysely'
import { nameKey } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'

const found = 50
const mostServices = 100
const mostUsers = 200

export interface FoundCustomer {
  id: number
  name: string
  isLegal: boolean
  email: string | null
  isDisabled: boolean
  spendable: number
  serviceCount: number
  createdAt: Date
}

const isId = (text: string): boolean => /^\d{1,15}$/.test(text)

/** What is looked for; what is kept sealed is found by its hash alone, and only whole. */
export interface CustomerSearch {
  text: string
  phoneHash: Buffer | null
  nationalIdHash: Buffer | null
}

/**
 * By id; by e-mail, mobile, national id or a part of the name of one of their users; by the national id of the company; by a part
 * of its name; by the name or the public address of what runs. Names in any script and keyboard.
 */
const matching = ({ text, phoneHash, nationalIdHash }: CustomerSearch) => {
  const key = nameKey(text)
  const byId = isId(key) ? sql`c.id = ${Number(key)} or` : sql``
  return sql`${byId} strpos(name_key(c.name), ${key}) > 0 or c.national_id_hash = ${nationalIdHash}
    or c.id in (
      select m.customer_id from memberships m join users u on u.id = m.user_id
      where strpos(lower(u.email), ${key}) > 0 or u.phone_number_hash = ${phoneHash}
        or u.national_id_hash = ${nationalIdHash} or strpos(name_key(concat_ws(' ', u.first_name, u.last_name)), ${key}) > 0)
    or c.id in (
      select p.customer_id from projects p join ordered_services s on s.project_id = p.id
      where s.deleted_at is null and strpos(name_key(s.name), ${key}) > 0)
    or c.id in (
      select p.customer_id from projects p join vm_host_ips i on i.project_id = p.id
      where i.deleted_at is null and i.address = ${text.toLowerCase()})`
}

export const findCustomers = async (db: Db, search: CustomerSearch | undefined): Promise<FoundCustomer[]> => {
  const { rows } = await sql<FoundCustomer>`
    select c.id, c.name, c.is_legal as "isLegal", c.disabled_at is not null as "isDisabled", c.created_at as "createdAt",
      (select u.email from memberships m join users u on u.id = m.user_id
        where m.customer_id = c.id and m.is_super_user order by m.created_at, u.id limit 1) as email,
      coalesce((select b.wallet + b.gift + b.receivable from customer_balances b where b.customer_id = c.id), 0)::float8
        as "spendable",
      (select count(*)::int from projects p join ordered_services s on s.project_id = p.id
        where p.customer_id = c.id and p.deleted_at is null and s.deleted_at is null) as "serviceCount"
    from customers c where ${search === undefined ? sql`true` : matching(search)}
    order by c.id desc limit ${sql.lit(found)}`.execute(db)
  return rows
}

export const findCustomer = (db: Db, id: number) =>
  db
    .selectFrom('customers')
    .where('id', '=', id)
    .select(['id', 'name', 'is_legal as isLegal', 'created_at as createdAt', 'disabled_reason as disabledReason'])
    .executeTakeFirst()

export const readBalancesOf = async (db: Db, customerId: number) =>
  (await db
    .selectFrom('customer_balances')
    .where('customer_id', '=', customerId)
    .select(['wallet', 'gift', 'hold', 'receivable'])
    .executeTakeFirst()) ?? { wallet: 0, gift: 0, hold: 0, receivable: 0 }

const hasIdentity = sql<boolean>`(u.first_name is not null and u.last_name is not null
  and u.national_id_secret is not null and u.birth_date is not null and u.address_secret is not null)`

/** Nothing else was written since. */
const isRefused = sql<boolean>`coalesce(u.identity_refused_at >= u.identity_written_at, false)`

const mostIdentities = 200

/** Whoever has written who they are, and nobody has confirmed or refused it; each once, with an account of theirs. */
export const listWaitingIdentities = (db: Db, { withPhone }: { withPhone: boolean }) =>
  db
    .selectFrom('users as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('memberships as m')
          .innerJoin('customers as c', 'c.id', 'm.customer_id')
          .whereRef('m.user_id', '=', 'u.id')
          .select(['c.id as customerId', 'c.name as customer'])
          .orderBy('m.is_super_user', 'desc')
          .orderBy('m.created_at')
          .limit(1)
          .as('account'),
      (join) => join.onTrue(),
    )
    .where('u.id_confirmed', '=', false)
    .where('u.identity_written_at', 'is not', null)
    .where('u.disabled_reason', 'is', null)
    .where(hasIdentity)
    .where(sql<boolean>`not ${isRefused}`)
    .$if(withPhone, (query) => query.where('u.phone_number_confirmed', '=', true))
    .select(['u.id', 'u.email', userTitle.as('title'), 'account.customerId', 'account.customer'])
    .select((eb) => eb.ref('u.identity_written_at').$notNull().as('writtenAt'))
    .orderBy('u.identity_written_at')
    .limit(mostIdentities)
    .execute()

export const listUsersOf = (db: Db, customerId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .select(['u.id', 'u.email', 'u.phone_number_secret as phoneSecret', 'm.is_super_user as isSuperUser'])
    .select(['u.id_confirmed as isIdentityConfirmed', userTitle.as('title')])
    .select([
      sql<boolean>`u.disabled_reason is not null`.as('isDisabled'),
      hasIdentity.as('hasIdentity'),
      sql<boolean>`not u.id_confirmed and ${isRefused}`.as('isIdentityRefused'),
    ])
    .orderBy('m.is_super_user', 'desc')
    .orderBy('u.id')
    .limit(mostUsers)
    .execute()

export interface ServiceOfCustomer {
  serviceType: string
  serviceId: number
  name: string | null
  project: string
  serviceStatusId: number | null
}

export const listServicesOf = async (db: Db, customerId: number): Promise<ServiceOfCustomer[]> => {
  const { rows } = await sql<ServiceOfCustomer>`
    select s.service_type as "serviceType", s.service_id as "serviceId", s.name, p.name as project,
      s.status_id as "serviceStatusId"
    from projects p join ordered_services s on s.project_id = p.id
    where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null
    order by s.created_at desc, s.service_id desc limit ${sql.lit(mostServices)}`.execute(db)
  return rows
}

export const countServicesOf = async (db: Db, customerId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from projects p join ordered_services s on s.project_id = p.id
    where p.customer_id = ${customerId} and p.deleted_at is null and s.deleted_at is null`.execute(db)
  return rows[0]!.count
}

export const countFailedLately = async (db: Db, customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('operations')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'failed')
    .where('ended_at', '>', sql<Date>`now() - interval '30 days'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const latestOperations = 5

export const listOperationsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('operations')
    .where('customer_id', '=', customerId)
    .select(['id', 'status', 'created_at as createdAt', sql<string>`coalesce(sentence, title)`.as('sentence')])
    .orderBy('id', 'desc')
    .limit(latestOperations)
    .execute()

/** Whether it was the other way before. */
export const setCustomerDisabled = async (trx: Db, id: number, reason: string | null): Promise<boolean> => {
  const changed = await trx
    .updateTable('customers')
    .set({ disabled_reason: reason, disabled_at: reason === null ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .where('disabled_at', reason === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** An account that a user answers for, to write down where a line about them belongs. */
export const findAccountOf = async (db: Db, userId: number): Promise<number | undefined> => {
  const membership = await db
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .select('customer_id as customerId')
    .orderBy('is_super_user', 'desc')
    .orderBy('created_at')
    .executeTakeFirst()
  return membership?.customerId
}
