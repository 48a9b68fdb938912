import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Runway } from '@sarv/contract/financial/runway/runway.schemas'
import type { Customer } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { openLife, type Life } from '../suspensions/suspensions.fixture.ts'
import { warningStep } from './runway.rules.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

/** Somebody with a server, and money for so many hours of it. */
const withHours = async (hours: number) => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.pay(customer, 30_000_000)
  await life.servers.newServer(customer)
  await life.drain(customer)
  await life.pay(customer, Math.round((await life.hourly(customer)) * hours))
  return customer
}

const warnings = async (customer: { userId: number }) =>
  (await life.subjects(customer)).filter((subject) => subject.startsWith('موجودی کیف پول کمتر'))

const hourPasses = async (hours = 1) => {
  await life.pass(hours)
  await life.warn()
}

const read = async (customer: Customer) => (await life.api.get<Runway>(customer, '/financial/runway/get')).body
const choose = (customer: Customer, warnsWeek: boolean) =>
  life.api.send(customer, 'PUT', '/financial/runway/set-warning', { warnsWeek })

const week = 'موجودی کیف پول کمتر از ۷ روز دیگر تمام می‌شود'
const threeDays = 'موجودی کیف پول کمتر از ۳ روز دیگر تمام می‌شود'
const oneDay = 'موجودی کیف پول کمتر از ۲۴ ساعت دیگر تمام می‌شود'

it.each([
  [169, undefined],
  [168, 168],
  [73, 168],
  [72, 72],
  [24, 24],
  [0, 24],
  [-5, 24],
])('%s hours before the end the warning is that of %s', (hours, step) => {
  const now = new Date('2026-11-17T10:30:00Z')
  expect(warningStep(new Date(now.getTime() + hours * 3_600_000), now)).toBe(step)
})

describe('whose money ends', () => {
  it('is told 7 days, 3 days and 24 hours before, once each', async () => {
    const customer = await withHours(200)
    await hourPasses()
    expect(await warnings(customer)).toEqual([])
    await hourPasses(40)
    await hourPasses()
    expect(await warnings(customer)).toEqual([week])
    await hourPasses(95)
    await hourPasses()
    expect(await warnings(customer)).toEqual([week, threeDays])
    await hourPasses(45)
    await hourPasses()
    expect(await warnings(customer)).toEqual([week, threeDays, oneDay])
  })

  it('is told again once it was longer and is short again', async () => {
    const customer = await withHours(30)
    await hourPasses()
    expect(await warnings(customer)).toEqual([threeDays])
    await life.pay(customer, Math.round((await life.hourly(customer)) * 60))
    await hourPasses()
    expect(await warnings(customer)).toEqual([threeDays])
    await hourPasses(20)
    expect(await warnings(customer)).toEqual([threeDays, threeDays])
  })

  it('has the first one only where they wish it, and the others always', async () => {
    const customer = await withHours(150)
    expect((await read(customer)).warnsWeek).toBe(true)
    expect((await choose(customer, false)).status).toBe(200)
    expect((await read(customer)).warnsWeek).toBe(false)
    await hourPasses()
    expect(await warnings(customer)).toEqual([])
    await choose(customer, true)
    await hourPasses()
    expect(await warnings(customer)).toEqual([week])
    await choose(customer, false)
    await hourPasses(80)
    expect(await warnings(customer)).toEqual([week, threeDays])
  })

  it('is not the only one who is told: financial managers are, readers are not', async () => {
    const customer = await withHours(20)
    const { customerId } = customer
    const manager = await insertPerson(life.db, { customerId, financialManager: true })
    const reader = await insertPerson(life.db, { customerId })
    await hourPasses()
    expect(await warnings(manager)).toEqual([oneDay])
    expect(await warnings(reader)).toEqual([])
  })
})

describe('the runway', () => {
  it('tells when services stop, until when they are kept and when they are gone', async () => {
    const customer = await withHours(100)
    const { stage, endDate, stopDate, keepDate, goneDate, waiting, missing } = await read(customer)
    const hoursBetween = (from: string | null, to: string | null) => (Date.parse(to!) - Date.parse(from!)) / 3_600_000
    expect([stage, waiting, missing]).toEqual(['running', 0, 0])
    expect(stopDate).toBe(endDate)
    expect([hoursBetween(stopDate, keepDate), hoursBetween(keepDate, goneDate)]).toEqual([14 * 24, 72])
  })

  it('has no end where nothing costs anything', async () => {
    const customer = await life.api.newCustomer({ rials: 0 })
    expect(await read(customer)).toMatchObject({ stage: 'running', stopDate: null, keepDate: null, goneDate: null })
  })

  it('tells what has to be paid so that everything comes back, and that is enough', async () => {
    const customer = await withHours(10)
    await life.drain(customer)
    await life.settle()
    const stopped = await read(customer)
    expect(stopped).toMatchObject({ stage: 'stopped', waiting: 1 })
    expect(stopped.missing).toBeGreaterThan(0)
    await life.pay(customer, stopped.missing + Math.ceil(await life.hourly(customer)))
    await life.settle()
    expect(await read(customer)).toMatchObject({ stage: 'running', waiting: 0, missing: 0 })
  })

  it('is read again by open pages after every rated hour', async () => {
    await withHours(1000)
    const count = async () =>
      (
        await life.db
          .selectFrom('events')
          .where('customer_id', '=', 0)
          .where('cache_group', '=', 'Wallet')
          .select('id')
          .execute()
      ).length
    const before = await count()
    await hourPasses()
    await life.warn()
    expect((await count()) - before).toBe(1)
  })
})
