import { sql } from 'kysely'
import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { insertCustomer, insertProject } from '../../../testing/people.ts'
import { costUntil, type Cost } from './rating.rules.ts'

/** A database with a catalogue, on which tests live in times of their own. */
export const openRatingDatabase = async (): Promise<TestDatabase> => {
  const database = await openTestDatabase()
  await loadCatalogue(database.db)
  return database
}

let services = 0

/** Services of a new customer, by a number of one's own. */
export const newServices = async (db: Db, count = 1, serviceType: ServiceType = 'Vm'): Promise<ServiceRef[]> => {
  const { customerId } = await insertCustomer(db)
  const projectId = await insertProject(db, customerId)
  return Array.from({ length: count }, () => {
    services += 1
    return { customerId, projectId, serviceType, serviceId: 1_000_000 + services }
  })
}

export const lineOf = (item: number, quantity: number, unitPrice: number): AgreedLine => ({ item, quantity, unitPrice })

/** Nothing was ever used or rated; what is booked stays. */
export const forgetUsage = async (db: Db): Promise<void> => {
  await db.deleteFrom('rated_hours').execute()
  await db.deleteFrom('usage_intervals').execute()
}

/** What the ledger took for usage of a customer. */
export const takenFrom = async (db: Db, customerId: number): Promise<Cost> => {
  const { rows } = await sql<Cost>`
    select coalesce(sum(e.rials) filter (where e.account = 'revenue'), 0)::bigint as "netRials",
      coalesce(sum(e.rials) filter (where e.account = 'vat'), 0)::bigint as "vatRials"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind = 'usage' and t.customer_id = ${customerId}`.execute(db)
  return rows[0]!
}

/** What a customer's intervals have cost until a moment, by the rules and not by the database. */
export const costOfIntervals = async (db: Db, customerId: number, until: Date): Promise<Cost> => {
  const lines = await db
    .selectFrom('usage_intervals')
    .where('customer_id', '=', customerId)
    .select(['from_at as from', 'to_at as to', 'monthly_price_rials as monthlyRials', 'vat_percent as vatPercent'])
    .execute()
  const costs = lines.map((line) => costUntil(line, until))
  return {
    netRials: costs.reduce((sum, { netRials }) => sum + netRials, 0),
    vatRials: costs.reduce((sum, { vatRials }) => sum + vatRials, 0),
  }
}
