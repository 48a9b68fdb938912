import { sql, type RawBuilder } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { insertEvents, notifyOfEvent } from '../../../operations/events.ts'

/** Services of one kind and one customer. */
export interface ServicesOfOne {
  customerId: number
  projectId: number
  serviceType: ServiceType
  services: readonly { id: number; name: string }[]
}

/** As a table, in the order of the order. */
const wantedServices = ({ services }: ServicesOfOne) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(services.map((service, position) => ({ ...service, position })))}::jsonb)
    as w (id bigint, name text, position integer)`

const hasCap = (projectId: number) =>
  sql<boolean>`exists (select from project_caps where project_id = ${projectId}::bigint)`

/** Held first, as everywhere: the hourly rating takes from holds too, and what is read after it is what it left. */
const lockedBalance = ({ customerId }: ServicesOfOne) => sql`
  select wallet, gift, receivable from customer_balances where customer_id = ${customerId}::bigint for update`

const lockedHolds = (of: ServicesOfOne) => sql`
  select id, service_id, name, gift_rials as gift, wallet_rials as wallet, movements from wallet_holds
  where service_type = ${of.serviceType} and service_id in (select id from wanted) and exists (select from balance)
  for update`

/**
 * The books of what `moved` says, one row at most: (cause, name, count, gift, wallet, hold, receivable), each by how much
 * it changes. As `post` does it, in the same statement as what it is decided by.
 */
const bookMoved = (
  { customerId }: ServicesOfOne,
  kind: 'hold' | 'release',
  { userId, at }: { userId: number | null; at?: Date | undefined },
) => sql`
  balances as (
    update customer_balances b set gift = b.gift + m.gift, wallet = b.wallet + m.wallet, hold = b.hold + m.hold,
      receivable = b.receivable + m.receivable, line_count = b.line_count + 1
    from moved m where b.customer_id = ${customerId}::bigint
    returning b.gift, b.wallet, b.hold, b.receivable, b.line_count
  ), booked as (
    insert into ledger_transactions (at, kind, cause, customer_id, change_rials, balance_rials, line_no, details, user_id)
    select coalesce(${at ?? null}::timestamptz, now()), ${kind}, m.cause, ${customerId}::bigint, m.gift + m.wallet + m.receivable, b.gift + b.wallet + b.receivable,
      b.line_count, jsonb_build_object('name', m.name, 'count', m.count), ${userId}::bigint
    from moved m, balances b
    returning id
  ), entries as (
    insert into ledger_entries (transaction_id, account, customer_id, rials, balance_rials)
    select booked.id, e.account, ${customerId}::bigint, e.rials, e.balance
    from booked, moved m, balances b, lateral (values ('gift', m.gift, b.gift), ('wallet', m.wallet, b.wallet),
      ('hold', m.hold, b.hold), ('receivable', m.receivable, b.receivable)) e (account, rials, balance)
    where e.rials <> 0
  ), event as (${insertEvents([{ customerId, projectId: null, group: 'Wallet' }])})`

export interface SetAside {
  /** Somebody has said what the project may cost in a month. */
  hasCap: boolean
  /** What was still to be set aside. */
  rials: number
  /** What the customer could spend before. */
  spendable: number
}

/**
 * Sets the first hours of this price aside for each of them; what one holds already counts. Nothing is written where the
 * money does not suffice: `rials` is then more than what is `spendable`.
 */
export const setAside = async (
  trx: Db,
  of: ServicesOfOne,
  { payableRials, ...by }: { payableRials: number; userId: number | null; at?: Date | undefined },
): Promise<SetAside> => {
  const { rows } = await sql<SetAside>`
    with wanted as materialized (${wantedServices(of)}), balance as materialized (${lockedBalance(of)}),
    held as materialized (${lockedHolds(of)}), wish as materialized (
      select w.id, w.name, w.position,
        greatest(0, hold_of(${payableRials}::bigint) - coalesce(h.gift + h.wallet, 0)) as rials
      from wanted w left join held h on h.service_id = w.id
    ), total as materialized (
      select coalesce(sum(w.rials), 0)::bigint as rials,
        coalesce((select b.wallet + b.gift + b.receivable from balance b), 0) as spendable
      from wish w
    ), taken as materialized (
      select w.id, w.name, w.position, w.rials, least(w.rials, greatest(0, b.gift - w.before))::bigint as from_gift
      from (select wish.*, sum(rials) over (order by position) - rials as before from wish) w, balance b, total t
      where w.rials > 0 and t.rials <= t.spendable
    ), hold as (
      insert into wallet_holds (service_type, service_id, customer_id, name, gift_rials, wallet_rials)
      select ${of.serviceType}, id, ${of.customerId}::bigint, name, from_gift, rials - from_gift from taken
      on conflict (service_type, service_id) do update set gift_rials = wallet_holds.gift_rials + excluded.gift_rials,
        wallet_rials = wallet_holds.wallet_rials + excluded.wallet_rials, movements = wallet_holds.movements + 1
      returning id, movements
    ), moved as materialized (
      select (select 'hold:' || id || ':' || movements from hold order by id limit 1) as cause,
        (select name from taken order by position limit 1) as name, count(*) as count,
        -sum(from_gift)::bigint as gift, -sum(rials - from_gift)::bigint as wallet, sum(rials)::bigint as hold,
        0::bigint as receivable
      from taken having count(*) > 0
    ), ${bookMoved(of, 'hold', by)}
    select t.rials, t.spendable, ${hasCap(of.projectId)} as "hasCap", ${notifyOfEvent} from total t, event`.execute(trx)
  return rows[0]!
}

/** Counts against the cap of its project until it is built: what each of them adds per 30 days, with VAT. */
export const noteAdded = async (trx: Db, { projectId, serviceType, services }: ServicesOfOne, rials: number) => {
  await trx
    .updateTable('wallet_holds')
    .set({ project_id: projectId, adds_rials: rials })
    .where('service_type', '=', serviceType)
    .where(
      'service_id',
      'in',
      services.map(({ id }) => id),
    )
    .execute()
}

/** What is left for them goes back to where it came from; what is owed is paid from it first, as from all that comes in. */
const giveBackHeld = async (trx: Db, of: ServicesOfOne, back: RawBuilder<unknown>, change: RawBuilder<unknown>) => {
  await sql`
    with wanted as materialized (${wantedServices(of)}), balance as materialized (${lockedBalance(of)}),
    held as materialized (${lockedHolds(of)}), back as materialized (
      select h.id, h.name, h.movements, ${back} from held h
    ), changed as (${change}), sums as (
      select min(id) as id, max(movements) as movements, count(*) as count, sum(gift)::bigint as gift,
        sum(wallet)::bigint as wallet
      from back having sum(gift + wallet) > 0
    ), moved as materialized (
      select 'release:' || s.id || ':' || s.movements as cause,
        (select back.name from back where back.id = s.id) as name, s.count, s.gift - by_gift as gift,
        s.wallet - by_wallet as wallet, -s.gift - s.wallet as hold, by_gift + by_wallet as receivable
      from sums s, balance b
        cross join lateral (select least(s.gift, -b.receivable) as by_gift) g
        cross join lateral (select least(s.wallet, -b.receivable - by_gift) as by_wallet) w
    ), ${bookMoved(of, 'release', { userId: null })}
    select ${notifyOfEvent} from event`.execute(trx)
}

/** Nothing is set aside for them any more. */
export const giveBackAll = (trx: Db, of: ServicesOfOne): Promise<void> =>
  giveBackHeld(trx, of, sql`h.gift, h.wallet`, sql`delete from wallet_holds h using back where h.id = back.id`)

/** So much of it, or what is left; what was not a gift first. */
export const giveBackSome = (trx: Db, of: ServicesOfOne, rials: number): Promise<void> =>
  giveBackHeld(
    trx,
    of,
    sql`least(h.wallet, ${rials}::bigint) as wallet, least(h.gift, ${rials}::bigint - least(h.wallet, ${rials}::bigint)) as gift`,
    sql`update wallet_holds h set gift_rials = h.gift_rials - back.gift, wallet_rials = h.wallet_rials - back.wallet,
      movements = h.movements + 1 from back where h.id = back.id`,
  )

export interface HoldNeed {
  hasCap: boolean
  hours: number
  /** For each of them. */
  rials: number
  spendable: number
}

/** What an order of this price would set aside, and what there is to take it from. */
export const readHoldNeed = async (
  db: Db,
  { customerId, projectId }: { customerId: number; projectId: number },
  payableRials: number,
  held?: { serviceType: ServiceType; serviceId: number },
): Promise<HoldNeed> => {
  const already = held
    ? sql`coalesce((select gift_rials + wallet_rials from wallet_holds
        where service_type = ${held.serviceType} and service_id = ${held.serviceId}::bigint), 0)`
    : sql`0`
  const { rows } = await sql<HoldNeed>`
    select hold_hours as hours, greatest(0, hold_of(${payableRials}::bigint) - ${already})::bigint as rials,
      coalesce((select wallet + gift + receivable from customer_balances where customer_id = ${customerId}::bigint), 0)
        as spendable, ${hasCap(projectId)} as "hasCap"
    from provider_terms`.execute(db)
  return rows[0]!
}
