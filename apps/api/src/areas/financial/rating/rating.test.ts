import { productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { dyingAfter, isDeath } from '../../../testing/dying.ts'
import { reserve } from '../../../testing/money.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { credit, giveGift } from '../ledger/ledger.service.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { forgetUsage, lineOf, newServices, openRatingDatabase, takenFrom } from './rating.fixture.ts'
import { rateDueHours, rateHour } from './rating.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openRatingDatabase()
})
afterAll(() => database.close())
beforeEach(() => forgetUsage(database.db))

const { vCpu, vDisk } = productItem.id
const at = (time: string, day = '2026-11-15') => new Date(`${day}T${time}:00Z`)
const rate = (time: string, day?: string) => rateDueHours(database.db, { now: at(time, day) })
const hours = async () => {
  const rows = await database.db.selectFrom('rated_hours').selectAll().orderBy('to_at').execute()
  return rows.map((row) => [row.from_at.toISOString().slice(11, 16), row.net_rials, row.vat_rials])
}
const pay = (customerId: number, rials: number) =>
  inTransaction(database.db, (trx) =>
    credit(trx, {
      kind: 'payment',
      cause: `payment:${customerId}`,
      customerId,
      rials,
      from: { account: 'clearing', gateway: 'sep' },
    }),
  )

describe('rating', () => {
  it('takes each hour once it is over, whenever somebody looks', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('08:00') })
    expect(await rate('08:29')).toBe(0)
    expect(await rate('08:30')).toBe(1)
    expect(await rate('08:31')).toBe(0)
    expect(await rate('11:45')).toBe(3)
    expect(await hours()).toEqual([
      ['07:30', 500, 50],
      ['08:30', 1_000, 100],
      ['09:30', 1_000, 100],
      ['10:30', 1_000, 100],
    ])
    expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 3_500, vatRials: 350 })
  })

  it('follows a resize in the middle of an hour, and an end', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000), lineOf(vDisk, 10, 7_200)], { at: at('08:30') })
    await setUsage(database.db, service!, [lineOf(vCpu, 2, 720_000), lineOf(vDisk, 10, 7_200)], { at: at('09:00') })
    await endUsage(database.db, service!, { at: at('10:00') })
    await rate('12:00')
    expect(await hours()).toEqual([
      ['08:30', 500 + 1_000 + 100, 50 + 100 + 10],
      ['09:30', 1_000 + 50, 100 + 5],
    ])
  })

  it('passes over the time in which nobody used anything', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('08:30', '2024-11-15') })
    await endUsage(database.db, service!, { at: at('09:30', '2024-11-15') })
    expect(await rate('09:30')).toBe(1)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('08:45') })
    expect(await rate('09:30')).toBe(1)
    expect((await hours()).map(([from]) => from)).toEqual(['08:30', '08:30'])
  })

  it('cuts what goes on where the rate of the tax changes', async () => {
    const [service] = await newServices(database.db)
    // The first second of 1403 in Tehran: 9 percent until then, 10 from then on.
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('19:30', '2024-03-19') })
    await rate('21:30', '2024-03-19')
    expect(await hours()).toEqual([
      ['19:30', 1_000, 90],
      ['20:30', 1_000, 100],
    ])
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('21:45', '2024-03-19') })
    const rows = await database.db.selectFrom('usage_intervals').selectAll().orderBy('from_at').execute()
    expect(rows.map(({ vat_percent, to_at }) => [vat_percent, to_at?.toISOString()])).toEqual([
      [9, '2024-03-19T20:30:00.000Z'],
      [10, undefined],
    ])
  })

  it('takes what was set aside for the service first, then gifts, then the wallet, and then it is owed', async () => {
    const [held, other] = await newServices(database.db, 2)
    const { customerId } = held!
    const has = () => readBalances(database.db, customerId)
    await pay(customerId, 3_000)
    await inTransaction(database.db, (trx) =>
      giveGift(trx, { kind: 'voucher', cause: `voucher:${customerId}`, customerId, rials: 500 }),
    )
    await inTransaction(database.db, (trx) => reserve(trx, { service: held!, rials: 1_500 }))
    expect(await has()).toEqual({ wallet: 2_000, gift: 0, hold: 1_500, receivable: 0 })
    await setUsage(database.db, held!, [lineOf(vCpu, 1, 720_000)], { at: at('08:30') })
    await setUsage(database.db, other!, [lineOf(vCpu, 1, 360_000)], { at: at('08:30') })
    await rate('09:30')
    expect(await has()).toEqual({ wallet: 1_450, gift: 0, hold: 400, receivable: 0 })
    await rate('10:30')
    expect(await has()).toEqual({ wallet: 1_450 - 550 - 700, gift: 0, hold: 0, receivable: 0 })
    expect(
      await database.db.selectFrom('wallet_holds').where('customer_id', '=', customerId).selectAll().execute(),
    ).toEqual([])
    await rate('11:30')
    expect(await has()).toEqual({ wallet: 0, gift: 0, hold: 0, receivable: 200 - 1_650 })
    expect((await verifyLedger(database.db)).fault).toBeUndefined()
    const lines = await database.db
      .selectFrom('ledger_transactions')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'usage')
      .select(['cause', 'at', 'change_rials', 'details'])
      .orderBy('id')
      .execute()
    expect(lines[0]).toEqual({
      cause: `usage:${customerId}:2026-11-15T08:30:00.000Z`,
      at: at('09:30'),
      change_rials: -550,
      details: { fromAt: '2026-11-15T08:30:00.000Z', toAt: '2026-11-15T09:30:00.000Z', vatRials: 150 },
    })
  })

  it('books nothing for what is free', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 0)], { at: at('08:30') })
    await rate('09:30')
    expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 0, vatRials: 0 })
    const rows = await sql`select from ledger_transactions where customer_id = ${service!.customerId}`.execute(
      database.db,
    )
    expect(rows.rows).toHaveLength(0)
  })

  it('goes on with an hour that was closed by a process which then died', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('08:30') })
    await database.db
      .insertInto('rated_hours')
      .values({ from_at: at('08:30'), to_at: at('09:30') })
      .execute()
    await setUsage(database.db, service!, [lineOf(vCpu, 2, 720_000)], { at: at('09:00') })
    expect(await rateHour(database.db, { now: at('09:31') })).toMatchObject({ netRials: 1_000, customers: 1 })
    expect(await rate('10:30')).toBe(1)
    expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 3_000, vatRials: 300 })
  })

  it('takes hours of one month together, and no line spans its end', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: new Date('2026-11-21T10:30:00Z') })
    await rateDueHours(database.db, { now: new Date('2026-11-22T08:30:00Z'), maxHours: 48 })
    const hours = await database.db.selectFrom('rated_hours').select(['from_at', 'to_at']).orderBy('to_at').execute()
    const monthEnd = new Date('2026-11-21T20:30:00Z')
    expect(hours.at(-2)?.to_at).toEqual(monthEnd)
    expect(hours.at(-1)?.from_at).toEqual(monthEnd)
  })

  it('cuts what goes on as soon as a new rate of the tax is in force, before the hour is over', async () => {
    const [service] = await newServices(database.db)
    const begins = new Date('2027-03-20T20:30:00Z')
    await database.db.insertInto('vat_rates').values({ valid_from: begins, percent: 12 }).execute()
    try {
      await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: new Date('2027-03-20T18:30:00Z') })
      await rateDueHours(database.db, { now: new Date('2027-03-20T20:30:00Z') })
      await rateDueHours(database.db, { now: new Date('2027-03-20T20:31:00Z') })
      const intervals = await database.db
        .selectFrom('usage_intervals')
        .where('customer_id', '=', service!.customerId)
        .select(['from_at', 'to_at', 'vat_percent'])
        .orderBy('from_at')
        .execute()
      expect(intervals).toMatchObject([
        { to_at: begins, vat_percent: 10 },
        { from_at: begins, to_at: null, vat_percent: 12 },
      ])
      await rateDueHours(database.db, { now: new Date('2027-03-20T21:30:00Z') })
      expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 3_000, vatRials: 320 })
    } finally {
      await forgetUsage(database.db)
    }
  })

  it('takes the same from everybody, when customers are booked in slices', async () => {
    const services = [...(await newServices(database.db)), ...(await newServices(database.db))]
    for (const service of services) {
      await setUsage(database.db, service, [lineOf(vCpu, 1, 720_000)], { at: at('08:30') })
    }
    const one = { now: at('09:31'), customersPerSlice: 1 }
    // Stopped after the first slice, which stays booked.
    const { customers } = (await rateHour(database.db, { ...one, signal: AbortSignal.abort() }))!
    expect(customers).toBeLessThanOrEqual(1)
    const booked = await rateHour(database.db, one)
    expect(booked).toMatchObject({ netRials: services.length * 1_000 })
    for (const { customerId } of services) {
      const of = services.filter((service) => service.customerId === customerId).length
      expect(await takenFrom(database.db, customerId)).toEqual({ netRials: of * 1_000, vatRials: of * 100 })
    }
    expect(await rateHour(database.db, one)).toBeUndefined()
    expect((await verifyLedger(database.db)).fault).toBeUndefined()
  })

  it('takes everything once, before whichever of its statements a process dies', async () => {
    let deaths = 0
    for (let isDead = true; isDead; deaths += 1) {
      await forgetUsage(database.db)
      const [service] = await newServices(database.db)
      await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('00:30') })
      const dying = dyingAfter(database.db, deaths)
      await rateDueHours(dying.db, { now: at('03:30') }).catch((error: unknown) => {
        if (!isDeath(error)) throw error
      })
      isDead = dying.isDead()
      await rate('03:30')
      expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 3_000, vatRials: 300 })
    }
    expect(deaths).toBeGreaterThan(30)
    expect((await verifyLedger(database.db)).fault).toBeUndefined()
  })

  it('is done once by many workers at a time', async () => {
    const [service] = await newServices(database.db)
    await setUsage(database.db, service!, [lineOf(vCpu, 1, 720_000)], { at: at('00:30') })
    const done = await Promise.all(Array.from({ length: 4 }, () => rate('12:00')))
    expect(done.reduce((sum, count) => sum + count, 0) + (await rate('12:00'))).toBe(11)
    expect(await takenFrom(database.db, service!.customerId)).toEqual({ netRials: 11_000, vatRials: 1_100 })
  })
})
