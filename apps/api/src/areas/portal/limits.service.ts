import { sql } from 'kysely'
import type { QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { limitNames } from './limits.fa.ts'

export type LimitedItem = keyof typeof limitNames
/** How much of each; what is absent is zero. */
export type Amounts = Partial<Record<LimitedItem, number>>

const columns = {
  cpu: 'cpu',
  memoryGb: 'memory_gb',
  diskGb: 'disk_gb',
  ip: 'ip',
  vm: 'vm',
  firewallRule: 'firewall_rule',
} as const satisfies Record<LimitedItem, string>

const items = Object.keys(columns) as LimitedItem[]

/**
 * Takes the amounts from what the customer may still use, in the caller's transaction. The check is in the update of
 * the customer's one row, so that orders at the same moment can't exceed a limit together.
 */
export const takeLimit = async (trx: Db, customerId: number, amounts: Amounts): Promise<void> => {
  if (await take(trx, customerId, amounts)) return
  const usage = await readUsage(trx, customerId)
  if (!usage) {
    await addCustomer(trx, customerId)
    return takeLimit(trx, customerId, amounts)
  }
  const item = items.find((name) => amounts[name] && usage[name].current + amounts[name] > usage[name].max)
  // Somebody gave some back between the two statements: now there is room.
  if (!item) return takeLimit(trx, customerId, amounts)
  throw new AppError('over_limit', { item: limitNames[item], wanted: amounts[item] ?? 0, ...usage[item] })
}

export const releaseLimit = async (trx: Db, customerId: number, amounts: Amounts): Promise<void> => {
  const changes = items.map(
    (item) => sql`${sql.ref(columns[item])} = ${sql.ref(columns[item])} - ${amounts[item] ?? 0}`,
  )
  await sql`update customer_usage set ${sql.join(changes)} where customer_id = ${customerId}`.execute(trx)
}

export type LimitUsage = Record<LimitedItem, { current: number; max: number }>

/** What the customer uses and may use; customers who never took anything have the usual limits. */
export const getLimitUsage = async (db: Db, customerId: number): Promise<LimitUsage> => {
  const usage = await readUsage(db, customerId)
  if (usage) return usage
  await addCustomer(db, customerId)
  return getLimitUsage(db, customerId)
}

/** How the limits would stand after an order of these amounts, for its quote. */
export const quoteLimits = async (db: Db, customerId: number, amounts: Amounts): Promise<QuoteLimit[]> => {
  const usage = await getLimitUsage(db, customerId)
  return items
    .filter((item) => amounts[item])
    .map((item) => ({ item: limitNames[item], wanted: amounts[item] ?? 0, ...usage[item] }))
}

const take = async (trx: Db, customerId: number, amounts: Amounts): Promise<boolean> => {
  const wanted = items.filter((item) => amounts[item])
  if (wanted.length === 0) return true
  const changes = wanted.map((item) => sql`${sql.ref(columns[item])} = u.${sql.ref(columns[item])} + ${amounts[item]}`)
  // Only what is asked for is checked: a limit that was lowered later must not stop an order of something else.
  const checks = wanted.map(
    (item) => sql`u.${sql.ref(columns[item])} + ${amounts[item]} <= l.${sql.ref(`max_${columns[item]}`)}`,
  )
  const { numAffectedRows } = await sql`
    update customer_usage u set ${sql.join(changes)} from customer_limits l
    where u.customer_id = ${customerId} and l.customer_id = u.customer_id and ${sql.join(checks, sql` and `)}`.execute(
    trx,
  )
  return numAffectedRows === 1n
}

const readUsage = async (db: Db, customerId: number): Promise<LimitUsage | undefined> => {
  const row = await db
    .selectFrom('customer_usage as u')
    .innerJoin('customer_limits as l', 'l.customer_id', 'u.customer_id')
    .selectAll()
    .where('u.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  const entries = items.map(
    (item) => [item, { current: row[columns[item]], max: row[`max_${columns[item]}`] }] as const,
  )
  return Object.fromEntries(entries) as LimitUsage
}

const addCustomer = async (db: Db, customerId: number) => {
  for (const table of ['customer_limits', 'customer_usage'] as const) {
    await db
      .insertInto(table)
      .values({ customer_id: customerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
