import { sql } from 'kysely'
import { areas } from './areas/areas.ts'
import type { PastEvent } from './areas/area.ts'
import type { Db } from './db/connection.ts'
import { inTransaction } from './db/transaction.ts'
import type { NewDemo } from './db/seed/demo.ts'
import type { OperationDependencies } from './dependencies.ts'
import { AppError } from './errors/app-error.ts'
import { poll } from './ports/waiting.ts'

const passTime = async (db: Db, to: Date): Promise<void> => {
  for (const area of areas) await area.passTime?.(db, to)
}

const dayMs = 24 * 3_600_000

/** Whoever has no money for an order puts it off until the next day. */
const played = async (event: PastEvent): Promise<readonly PastEvent[]> => {
  try {
    return (await event.happen(event.at)) ?? []
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'money_missing') throw error
    return [{ ...event, at: new Date(event.at.getTime() + dayMs) }]
  }
}

const earliestOf = (events: ReadonlySet<PastEvent>): PastEvent | undefined =>
  [...events].toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]

/**
 * Plays the past of the demo customer up to this moment: what the areas tell, one after the other as it happened, and
 * between them what time brings. No worker may run meanwhile: by the real clock all of it would be over at once.
 */
export const playDemoPast = async (
  db: Db,
  dependencies: OperationDependencies,
  customer: NewDemo & { password: string },
): Promise<void> => {
  const now = new Date()
  const events = new Set<PastEvent>()
  const add = (told: readonly PastEvent[]) => told.forEach((event) => void (event.at <= now && events.add(event)))
  for (const area of areas) add((await area.demoPast?.(db, dependencies, customer)) ?? [])
  for (let event = earliestOf(events); event; event = earliestOf(events)) {
    await passTime(db, event.at)
    events.delete(event)
    add(await played(event))
  }
  await passTime(db, now)
}

/** Workers of a sandbox build everything in a few seconds. Where none works, the services wait for one. */
const builtWithinMs = 15_000

const untilBuilt = async (db: Db, customerId: number): Promise<void> => {
  const signal = AbortSignal.timeout(builtWithinMs)
  const open = db.selectFrom('operations').where('customer_id', '=', customerId).where('ended_at', 'is', null)
  try {
    await poll({ signal, pollMs: 100 }, async () => ((await open.select('id').executeTakeFirst()) ? undefined : true))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Workers build by the real clock what was ordered in the past: its operations are dated with what the service has cost since. */
const dateOperations = async (trx: Db, customerId: number): Promise<void> => {
  const began = sql`(select service_type, service_id, min(from_at) as at from usage_intervals
    where customer_id = ${customerId} group by 1, 2) began`
  const isOfService = sql`o.customer_id = ${customerId} and o.service_type = began.service_type
    and o.service_id = began.service_id`
  await sql`
    update operation_steps s set started_at = s.started_at - (o.created_at - began.at),
      ended_at = s.ended_at - (o.created_at - began.at)
    from operations o, ${began} where o.id = s.operation_id and ${isOfService}`.execute(trx)
  await sql`
    update operations o set created_at = began.at, started_at = o.started_at - (o.created_at - began.at),
      ended_at = o.ended_at - (o.created_at - began.at)
    from ${began} where ${isOfService}`.execute(trx)
}

/** Notices of what was built long ago have gone by now. */
const forgetNotices = async (trx: Db, { userId, customerId }: NewDemo): Promise<void> => {
  const own = trx.deleteFrom('notifications').where('user_id', '=', userId).where('customer_id', '=', customerId)
  await own.where('topic', '=', 'services').execute()
}

/** The customer is as old as the first thing in the wallet. */
const dateCustomer = async (trx: Db, { customerId, userId, projectId }: NewDemo): Promise<void> => {
  const { at } = await trx
    .selectFrom('ledger_transactions')
    .where('customer_id', '=', customerId)
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirstOrThrow()
  if (!at) return
  // Somebody who has just signed up does not pay in the same second.
  const began = new Date(at.getTime() - 3_600_000)
  await sql`update customers set created_at = ${began} where id = ${customerId}`.execute(trx)
  await sql`update users set created_at = ${began} where id = ${userId}`.execute(trx)
  await sql`update memberships set created_at = ${began} where customer_id = ${customerId}`.execute(trx)
  await sql`update projects set created_at = ${began} where id = ${projectId}`.execute(trx)
}

/** After the past, with a worker: what was ordered is built and dated, and the areas add what the customer finds besides. */
export const finishDemo = async (
  db: Db,
  dependencies: OperationDependencies,
  customer: NewDemo & { password: string },
): Promise<void> => {
  await untilBuilt(db, customer.customerId)
  await inTransaction(db, async (trx) => {
    await dateOperations(trx, customer.customerId)
    await forgetNotices(trx, customer)
    await dateCustomer(trx, customer)
  })
  for (const area of areas) await area.demo?.(db, dependencies, customer)
}
