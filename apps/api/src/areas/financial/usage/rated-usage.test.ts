import { productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { insertCustomer, insertProject } from '../../../testing/people.ts'
import { endUsage, setUsage } from './usage.service.ts'

let database: TestDatabase
let service: ServiceRef
beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
  const { customerId } = await insertCustomer(database.db)
  const projectId = await insertProject(database.db, customerId)
  service = { customerId, projectId, serviceType: 'Vm', serviceId: 7 }
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('rated_hours').execute()
  await database.db.deleteFrom('usage_intervals').execute()
})

const { vCpu } = productItem.id
const cpu = (quantity: number) => [{ item: vCpu, quantity, unitPrice: 720_000 }]
const at = (time: string) => new Date(`2026-11-15T${time}:00Z`)
const ratedTo = (time: string) =>
  database.db
    .insertInto('rated_hours')
    .values({ from_at: new Date(at(time).getTime() - 3_600_000), to_at: at(time), rated_at: new Date() })
    .execute()
const spans = async () => {
  const rows = await database.db.selectFrom('usage_intervals').selectAll().orderBy('id').execute()
  const time = (date: Date | null) => date?.toISOString().slice(11, 16)
  return rows.map(({ quantity, from_at, to_at }) => [quantity, time(from_at), time(to_at)])
}

describe('once an hour is rated', () => {
  it('what comes late begins and ends after it, without a gap', async () => {
    await setUsage(database.db, service, cpu(1), { at: at('08:00') })
    await ratedTo('09:30')
    await setUsage(database.db, service, cpu(2), { at: at('09:29') })
    await endUsage(database.db, service, { at: at('09:40') })
    expect(await spans()).toEqual([
      [1, '08:00', '09:30'],
      [2, '09:30', '09:40'],
    ])
  })

  it('nothing of it is changed or deleted', async () => {
    await setUsage(database.db, service, cpu(1), { at: at('08:00') })
    await setUsage(database.db, service, cpu(2), { at: at('09:00') })
    await ratedTo('09:30')
    const rows = database.db.updateTable('usage_intervals')
    await expect(rows.set({ monthly_price_rials: 1 }).execute()).rejects.toThrow('rated usage')
    await expect(rows.set({ from_at: at('07:00') }).execute()).rejects.toThrow('rated usage')
    await expect(
      rows
        .set({ to_at: at('12:00') })
        .where('quantity', '=', 1)
        .execute(),
    ).rejects.toThrow('rated usage')
    await expect(database.db.deleteFrom('usage_intervals').execute()).rejects.toThrow('rated usage')
    await rows
      .set({ to_at: at('12:00') })
      .where('quantity', '=', 2)
      .execute()
    expect(await spans()).toEqual([
      [1, '08:00', '09:00'],
      [2, '09:00', '12:00'],
    ])
  })
})

it('no time is paid twice, though the clock was set back', async () => {
  await setUsage(database.db, service, cpu(1), { at: at('08:00') })
  await setUsage(database.db, service, cpu(2), { at: at('09:00') })
  await setUsage(database.db, service, cpu(3), { at: at('07:00') })
  await setUsage(database.db, service, cpu(4), { at: at('08:30') })
  expect(await spans()).toEqual([
    [1, '08:00', '09:00'],
    [2, '09:00', '09:00'],
    [3, '09:00', '09:00'],
    [4, '09:00', undefined],
  ])
})

it.each([
  ['nothing in no time', 2_592_000, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 0],
  ['nothing before it began', 2_592_000, '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', 0],
  ['rounded down', 2_591_999, '2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', 0],
  ['a second', 2_592_000, '2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', 1],
  ['parts of a second', 2_592_000_000, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.0029999Z', 3],
  ['the agreed price after 720 hours', 6_600_001, '2026-01-01T00:00:00.25Z', '2026-01-31T00:00:00.25Z', 6_600_001],
  [
    'a large price for ten years',
    9_000_000_000_001,
    '2016-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z',
    1_095_900_000_000_121,
  ],
])('costs: %s', async (_, monthly, from, to, rials) => {
  const { rows } = await sql<{ cost: number }>`
    select usage_cost(${monthly}::bigint, ${from}::timestamptz, ${to}::timestamptz) as cost`.execute(database.db)
  expect(rows[0]!.cost).toBe(rials)
})
