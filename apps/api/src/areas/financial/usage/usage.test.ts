import { productItem } from '@sarv/contract/enums'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { insertCustomer, insertProject } from '../../../testing/people.ts'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import { jalaliMonthStart } from './jalali-month.rules.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { endUsage, monthCosts, setUsage } from './usage.service.ts'

describe('the beginning of a Jalali month', () => {
  it.each([
    ['in the middle of Aban 1405', '2026-11-15T06:00:00Z', '2026-10-22T20:30:00.000Z'],
    ['in its first second', '2026-10-22T20:30:00Z', '2026-10-22T20:30:00.000Z'],
    ['in the last second before', '2026-10-22T20:29:59Z', '2026-09-22T20:30:00.000Z'],
    ['on the 30th of a leap Esfand', '2025-03-20T10:00:00Z', '2025-02-18T20:30:00.000Z'],
  ])('%s', (_, now, start) => expect(jalaliMonthStart(new Date(now)).toISOString()).toBe(start))
})

describe('what a service costs', () => {
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

  const { vCpu, vDisk } = productItem.id
  const cpu = (quantity: number) => ({ item: vCpu, quantity, unitPrice: 360_000 })
  const disk = { item: vDisk, quantity: 50, unitPrice: 2_000 }

  const intervals = () =>
    database.db.selectFrom('usage_intervals').selectAll().where('service_id', '=', 7).orderBy('id').execute()
  const costAt = async (now: string) =>
    (await monthCosts(database.db, service.projectId, 'Vm', { now: new Date(now) })).get(7)

  it('goes on at one price until it changes, and ends', async () => {
    await setUsage(database.db, service, [cpu(2), disk])
    await setUsage(database.db, service, [cpu(2), disk])
    await setUsage(database.db, service, [cpu(1), disk])
    await endUsage(database.db, service)
    await endUsage(database.db, service)
    const rows = await intervals()
    expect(rows.map((row) => [row.item, row.monthly_price_rials, row.vat_percent])).toEqual([
      [vCpu, 720_000, 10],
      [vDisk, 100_000, 10],
      [vCpu, 360_000, 10],
    ])
    const [two, disks, one] = rows
    expect(two!.to_at).toEqual(one!.from_at)
    expect(disks!.to_at).toEqual(one!.to_at)
    expect(disks!.to_at).not.toBeNull()
    expect(rows.map(({ name }) => name)).toEqual([vCpu, vDisk, vCpu].map((item) => productItem.label(item)))
  })

  it('is a plan, and what goes beyond it, by their names', async () => {
    await database.db.deleteFrom('usage_intervals').execute()
    await setUsage(database.db, service, [{ item: 0, name: 'plan', quantity: 1, unitPrice: 500_000 }, disk])
    await setUsage(database.db, service, [{ item: 0, name: 'other plan', quantity: 1, unitPrice: 500_000 }, disk])
    await setUsage(database.db, service, [{ item: 0, quantity: 1, unitPrice: 500_000 }])
    const rows = await intervals()
    expect(rows.map(({ item, name, to_at }) => [item, name, to_at !== null])).toEqual([
      [0, 'plan', true],
      [vDisk, productItem.label(vDisk), true],
      [0, 'other plan', true],
      [0, null, false],
    ])
  })

  it('is counted by the second, inside this month alone', async () => {
    await database.db.deleteFrom('usage_intervals').execute()
    const interval = (from_at: string, to_at: string | null, monthly_price_rials: number) =>
      database.db
        .insertInto('usage_intervals')
        .values({
          customer_id: service.customerId,
          project_id: service.projectId,
          service_type: 'Vm',
          service_id: 7,
          item: vCpu,
          name: null,
          quantity: 1,
          unit_price_rials: monthly_price_rials,
          monthly_price_rials,
          vat_percent: 10,
          from_at: new Date(from_at),
          to_at: to_at === null ? null : new Date(to_at),
        })
        .execute()
    // One hour of 720,000 a month is 1,000; the day before the month began does not count.
    await interval('2026-10-21T20:30:00Z', '2026-10-22T21:30:00Z', 720_000)
    await interval('2026-10-22T21:30:00Z', null, 1_440_000)
    expect(await costAt('2026-10-22T21:30:00Z')).toBe(1_000)
    expect(await costAt('2026-10-22T22:30:00Z')).toBe(3_000)
    expect(await costAt('2026-11-21T19:30:00Z')).toBe(1_000 + 718 * 2_000)
    expect(await costAt('2026-11-21T20:30:00Z')).toBe(0)
  })
})
