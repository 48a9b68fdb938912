import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from '../../../testing/api.ts'
import { lifecycles } from '../../areas.ts'
import { judgeWallets } from './stages.service.ts'
import { stopSuspended } from './stopping.service.ts'
import { openLife, type Life } from './suspensions.fixture.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const log = pino({ level: 'silent' })
const plenty = 30_000_000

const newcomer = async () => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.pay(customer, plenty)
  const servers = [
    await life.servers.newServer(customer, { name: 'shop-a' }),
    await life.servers.newServer(customer, { name: 'shop-b' }),
  ]
  return { customer, servers }
}

const stops = async ({ customerId }: Customer) => {
  const rows = await life.db
    .selectFrom('operations')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'vmHostShutdown')
    .select('id')
    .execute()
  return rows.length
}

describe('paying and stopping', () => {
  it('at the same moment, many times: nobody is left stopped, and nothing is forgotten', async () => {
    const { customer, servers } = await newcomer()
    for (let round = 0; round < 12; round += 1) {
      await life.drain(customer)
      const looks = [life.look(), life.look(), life.look()]
      if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, round * 3))
      await Promise.all([...looks, life.pay(customer, plenty), life.look()])
      await life.nothingRuns()
      await life.settle()
      const standing = await Promise.all(servers.map((id) => life.server(id)))
      expect([round, ...standing]).toEqual([round, 'on', 'on'])
      expect([await life.suspension(customer), await life.waiting(customer)]).toEqual([undefined, []])
    }
  }, 120_000)

  it('who has paid after the decision and before the act is not stopped', async () => {
    const { customer, servers } = await newcomer()
    await life.drain(customer)
    const before = await stops(customer)
    const round = { db: life.db, deps: life.deps, log, now: life.now() }
    await judgeWallets(round)
    expect((await life.suspension(customer))?.stage).toBe('stopped')
    await life.pay(customer, plenty)
    expect(await stopSuspended({ ...round, kinds: lifecycles })).toBe(0)
    expect(await stops(customer)).toBe(before)
    await life.settle()
    expect(await Promise.all(servers.map((id) => life.server(id)))).toEqual(['on', 'on'])
    expect(await stops(customer)).toBe(before)
  })

  it('by several workers at once starts each act once', async () => {
    const { customer } = await newcomer()
    await life.drain(customer)
    const before = await stops(customer)
    await Promise.all([life.look(), life.look(), life.look(), life.look()])
    await life.nothingRuns()
    expect((await stops(customer)) - before).toBe(2)
    expect((await life.subjects(customer)).filter((subject) => subject.startsWith('موجودی تمام شد'))).toHaveLength(1)
    await life.pay(customer, plenty)
    await Promise.all([life.look(), life.look(), life.look(), life.look()])
    await life.nothingRuns()
    await life.settle()
    expect((await life.subjects(customer)).filter((subject) => subject.startsWith('موجودی رسید'))).toHaveLength(1)
  })

  it('with what a service had set aside: it runs on until that is used up', async () => {
    const { customer, servers } = await newcomer()
    await life.drain(customer)
    const [held, other] = servers as [number, number]
    await life.setAside(customer, held, 100_000)
    await life.settle()
    expect([await life.server(held), await life.server(other)]).toEqual(['on', 'shutdown'])
    await life.pass(24 * 10)
    await life.settle()
    expect([await life.server(held), await life.server(other)]).toEqual(['shutdown', 'shutdown'])
  })
})
