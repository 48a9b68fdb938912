import { limitedItem, serviceStatus } from '@sarv/contract/enums'
import type { QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import type { ServiceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import type { ServiceRef } from './service.ts'

export type LimitedItem = keyof typeof limitedItem.id
/** How much of each. */
export type Amounts = Partial<Record<LimitedItem, number>>

/** The columns of the tables that count them. */
export const limitColumns = {
  cpu: 'cpu',
  memoryGb: 'memory_gb',
  diskGb: 'disk_gb',
  ip: 'ip',
  vm: 'vm',
  firewallRule: 'firewall_rule',
} as const satisfies Record<LimitedItem, string>

const items = Object.keys(limitColumns) as LimitedItem[]
export const limitedItems: readonly LimitedItem[] = items

/**
 * From now on the service, or each of these, holds so much of the customer's limits: of the items that are named, whatever
 * it held of them before. The same again changes nothing, so that a step may run twice. More than the limits allow is
 * refused, which ends the caller's transaction; less never is. Late in a transaction: other orders of the customer wait
 * for its end, so that they can't exceed a limit together.
 */
export const holdLimits = async (
  trx: Db,
  service: ServiceRef | readonly [ServiceRef, ...ServiceRef[]],
  amounts: Amounts,
): Promise<void> => {
  const services = 'serviceId' in service ? ([service] as const) : service
  const [{ customerId, serviceType }] = services
  const ids = services.map(({ serviceId }) => serviceId)
  const wanted = items.flatMap((item) => (amounts[item] === undefined ? [] : [{ item, amount: amounts[item] }]))
  if (wanted.length === 0) return
  const before = await trx
    .with('before', (query) =>
      query
        .selectFrom('limit_holds')
        .where('service_type', '=', serviceType)
        .where('service_id', 'in', ids)
        .select(['item', sql<number>`sum(amount)::int`.as('amount')])
        .groupBy('item'),
    )
    .with('after', (query) =>
      query
        .insertInto('limit_holds')
        .values(
          ids.flatMap((id) =>
            wanted.map((held) => ({ customer_id: customerId, service_type: serviceType, service_id: id, ...held })),
          ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['service_type', 'service_id', 'item'])
            .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount') })),
        ),
    )
    .selectFrom('before')
    .select(['item', 'amount'])
    .execute()
  const grown = wanted.flatMap(({ item, amount }) => {
    const more = amount * ids.length - (before.find((row) => row.item === item)?.amount ?? 0)
    return more > 0 ? [{ item, more }] : []
  })
  if (grown.length > 0) await refuseOver(trx, customerId, grown)
}

/** Only what has grown is looked at: a limit that was lowered later must not stop an order of something else. */
const refuseOver = async (trx: Db, customerId: number, grown: readonly { item: LimitedItem; more: number }[]) => {
  const usage = await getLimitUsage(trx, customerId)
  const over = grown.find(({ item }) => usage[item].current > usage[item].max)
  if (!over) return
  const { current, max } = usage[over.item]
  throw new AppError('over_limit', {
    item: limitedItem.label(limitedItem.id[over.item]),
    wanted: over.more,
    current: current - over.more,
    max,
  })
}

/** What a service holds of one limit now. */
export const findHeld = async (
  db: Db,
  { serviceType, serviceId }: Pick<ServiceRef, 'serviceType' | 'serviceId'>,
  item: LimitedItem,
): Promise<number> => {
  const row = await db
    .selectFrom('limit_holds')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .where('item', '=', item)
    .select('amount')
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** The service holds nothing any more. Fine when it held nothing. */
export const releaseLimits = async (
  trx: Db,
  { serviceType, serviceId }: Pick<ServiceRef, 'serviceType' | 'serviceId'>,
): Promise<void> => {
  await trx
    .deleteFrom('limit_holds')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .execute()
}

/**
 * For queries: whether the service of this row holds its limits. While its row is there only one that failed may not, so
 * of the others nothing is looked up.
 */
export const holdsLimits = (serviceType: ServiceType, alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.status_id`)} <> ${sql.lit(serviceStatus.id.failed)} or exists (
    select from limit_holds where service_type = ${sql.lit(serviceType)} and service_id = ${sql.ref(`${alias}.id`)}))`

export type LimitUsage = Record<LimitedItem, { current: number; max: number }>

/**
 * Limits begin small and grow: with a confirmed identity, and with the first payment. What somebody has set stays as it is,
 * and nothing is ever lowered. Whoever confirms an identity or books a payment calls it; the same again changes nothing.
 */
export const raiseLimits = async (trx: Db, customerId: number): Promise<void> => {
  const maxima = sql.join(items.map((item) => sql.ref(`max_${limitColumns[item]}`)))
  const starting = sql.join(items.map((item) => sql.ref(`s.${limitColumns[item]}`)))
  const raised = sql.join(
    items.map((item) => {
      const max = `max_${limitColumns[item]}`
      return sql`${sql.ref(max)} = greatest(${sql.ref(`customer_limits.${max}`)}, ${sql.ref(`excluded.${max}`)})`
    }),
  )
  await sql`
    insert into customer_limits (customer_id, step, ${maxima})
    select ${customerId}::bigint, s.id, ${starting} from starting_limits s where s.id = case
      when exists (select from ledger_transactions t where t.customer_id = ${customerId} and t.kind = 'payment') then 'paid'
      when exists (select from memberships m join users u on u.id = m.user_id
        where m.customer_id = ${customerId} and m.is_super_user and u.id_confirmed) then 'confirmed'
      else 'unconfirmed' end
    on conflict (customer_id) do update set step = excluded.step, ${raised}
    where customer_limits.step <> excluded.step`.execute(trx)
}

/** An operator's word: what is named is so much, and all of it stays from now on. */
export const setLimits = async (trx: Db, customerId: number, limits: Amounts): Promise<void> => {
  // Those that are not named are what they are by now.
  await getLimitUsage(trx, customerId)
  const maxima = Object.entries(limits).map(([item, amount]) => [`max_${limitColumns[item as LimitedItem]}`, amount])
  await trx
    .updateTable('customer_limits')
    .set({ step: null, ...Object.fromEntries(maxima) })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Of this item the customer may have so much from now on, or more where that is so already; the others go on growing. */
export const raiseLimit = async (trx: Db, customerId: number, item: LimitedItem, amount: number): Promise<void> => {
  await getLimitUsage(trx, customerId)
  const max = sql.ref(`max_${limitColumns[item]}`)
  await sql`update customer_limits set ${max} = greatest(${max}, ${amount}::integer)
    where customer_id = ${customerId}`.execute(trx)
}

/** What the customer uses and may use; customers who never took anything have the limits that they begin with. */
export const getLimitUsage = async (db: Db, customerId: number): Promise<LimitUsage> => {
  const row = await db
    .selectFrom('customer_limits as l')
    .leftJoin('customer_usage as u', 'u.customer_id', 'l.customer_id')
    .selectAll()
    .where('l.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) {
    await raiseLimits(db, customerId)
    return getLimitUsage(db, customerId)
  }
  const entries = items.map(
    (item) => [item, { current: row[limitColumns[item]] ?? 0, max: row[`max_${limitColumns[item]}`] }] as const,
  )
  return Object.fromEntries(entries) as LimitUsage
}

/** How the limits would stand after an order of these amounts, for its quote. */
export const quoteLimits = async (db: Db, customerId: number, amounts: Amounts): Promise<QuoteLimit[]> => {
  const usage = await getLimitUsage(db, customerId)
  return items
    .filter((item) => amounts[item])
    .map((item) => ({ item: limitedItem.label(limitedItem.id[item]), wanted: amounts[item] ?? 0, ...usage[item] }))
}
