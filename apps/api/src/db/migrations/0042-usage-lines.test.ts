import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { usageLines } from './0042-usage-lines.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(usageLines)
})
afterAll(() => database.close())

it('makes one line of what each service cost, and charges nothing of the past', async () => {
  const { db } = database
  await sql`insert into customers (id, name) values (1, 'toranj')`.execute(db)
  await sql`insert into datacenters (id, name, engine, is_sandbox, hypervisor_id) values (1, 'here', 'sandbox', true, 1)`.execute(
    db,
  )
  await sql`insert into projects (id, customer_id, datacenter_id, name) values (1, 1, 1, 'shop')`.execute(db)
  await sql`insert into usage_intervals (customer_id, project_id, service_type, service_id, monthly_price_rials, from_at, to_at)
    values (1, 1, 'Vm', 7, 3000, '2026-01-01', '2026-02-01'), (1, 1, 'Vm', 7, 5000, '2026-02-01', null)`.execute(db)
  await database.migrateOn()

  const rows = await db.selectFrom('usage_intervals').selectAll().orderBy('id').execute()
  const line = { item: 0, name: null, quantity: 1, vat_percent: 10 }
  expect(rows).toMatchObject([
    { ...line, unit_price_rials: 3000, monthly_price_rials: 3000 },
    { ...line, unit_price_rials: 5000, monthly_price_rials: 5000, to_at: null },
  ])

  const [hour, ...more] = await db.selectFrom('rated_hours').selectAll().execute()
  expect(more).toEqual([])
  expect(hour!.to_at.getUTCMinutes()).toBe(30)
  expect(hour!.from_at).toEqual(hour!.to_at)
  expect(Date.now() - hour!.to_at.getTime()).toBeLessThan(3_600_000)
  expect(hour!.rated_at).not.toBeNull()
})
