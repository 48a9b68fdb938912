import { sql } from 'kysely'
import type { Db, Logger } from '../../../db/connection.ts'
import { eachDue } from '../../../db/due.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { publish } from '../../../operations/events.ts'
import type { AgreedPrices } from '../../../services/agreed-prices.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { priceChangeText } from './price-changes.fa.ts'
import { risenPrices, withChange } from './price-changes.rules.ts'
import {
  changeOf,
  endChange,
  hasRecentPrices,
  insertChanges,
  listAffectedCustomers,
  listPresentLines,
  lockAgreedLines,
  writeAgreedLines,
  type FoundChange,
} from './price-changes.store.ts'

export { noticeDays } from './price-changes.rules.ts'

/** What a round takes at most; the rest waits for the next. */
const customersPerRound = 200
const changesPerRound = 1000

/** One message for each day on which something becomes dearer. */
const tell = async (trx: Db, deps: NotifyDependencies, customerId: number, found: readonly FoundChange[]) => {
  for (const [day, changes] of Map.groupBy(found, ({ dueAt }) => dueAt.getTime())) {
    const risen = risenPrices(changes)
    if (risen.length === 0) continue
    await tellOwners(
      trx,
      deps,
      { customerId, link: null, isOwed: true, topic: 'money' },
      priceChangeText.risen(risen, new Date(day)),
    )
  }
}

/**
 * Finds running services whose units have another price in the catalogue, or soon will, writes down when they go over to
 * it, and tells their owners of every rise, once. Answers how many customers had something.
 */
export const announcePriceChanges = async (
  db: Db,
  kinds: readonly AgreedPrices[],
  { log, ...deps }: NotifyDependencies & { log: Logger },
  now: Date = new Date(),
): Promise<number> => {
  if (!(await hasRecentPrices(db, now))) return 0
  const affected = new Set<number>()
  for (const kind of kinds) {
    for (const id of await listAffectedCustomers(db, kind, now, customersPerRound)) affected.add(id)
  }
  for (const customerId of affected) {
    const announcing = inTransaction(db, async (trx) => {
      const found: FoundChange[] = []
      for (const kind of kinds) found.push(...(await insertChanges(trx, kind, customerId, now)))
      await tell(trx, deps, customerId, found)
    })
    // The next round tries again; nobody else waits for it.
    await announcing.catch((error: unknown) => log.error({ err: error, customerId }, 'new prices were not announced'))
  }
  return affected.size
}

type Change = ReturnType<typeof changeOf>

const move = async (trx: Db, kinds: readonly AgreedPrices[], change: Change, now: Date): Promise<void> => {
  const kind = kinds.find(({ serviceType }) => serviceType === change.serviceType)
  const agreed = kind && (await lockAgreedLines(trx, kind, change))
  if (kind && agreed) {
    const lines = Object.entries(agreed).map(([column, old]) => [column, old && withChange(old, change)] as const)
    await writeAgreedLines(trx, kind, change, Object.fromEntries(lines))
    const service = { ...change, serviceType: kind.serviceType }
    const present = await listPresentLines(trx, service)
    if (present.length > 0) await setUsage(trx, service, withChange(present, change), { at: change.dueAt })
    const { customerId, projectId, serviceId } = change
    await publish(trx, { customerId, projectId, group: kind.group, id: serviceId })
  }
  await endChange(trx, change.id, now)
}

/** Running services go over to the prices whose day has come. Answers how many lines did. */
export const movePrices = (
  db: Db,
  kinds: readonly AgreedPrices[],
  log: Logger,
  now: Date = new Date(),
): Promise<number> =>
  eachDue(
    db,
    { table: 'price_changes', key: ['id'], at: sql`due_at`, where: sql`ended_at is null` },
    {
      count: changesPerRound,
      now,
      failed: (error, { id }) => log.error({ err: error, id }, 'a service did not get its new price'),
    },
    (trx, row) => move(trx, kinds, changeOf(row), now),
  )
