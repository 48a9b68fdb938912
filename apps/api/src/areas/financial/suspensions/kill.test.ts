import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from '../../../testing/api.ts'
import { openLife, type Life } from './suspensions.fixture.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

/** As the database sees a process that dies: nothing that it writes from its n-th statement on arrives. */
const lookDyingAfter = async (statements: number): Promise<boolean> => {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('dead')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await life.look(life.db.withPlugin(plugin)).catch((error: Error) => {
    if (error.message !== 'dead') throw error
  })
  await life.nothingRuns()
  return left < 0
}

const plenty = 30_000_000

const newcomer = async () => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', customer.userId).execute()
  await life.pay(customer, plenty)
  return { customer, server: await life.servers.newServer(customer) }
}

const messagesAbout = async (customer: Customer, subject: string) =>
  (await life.subjects(customer)).filter((line) => line.startsWith(subject)).length

/** A process that dies before any statement of a look: the next look brings it to the right end, once. */
describe('a process that dies while it sees to unpaid services', () => {
  it('when it stops and when it brings back', async () => {
    const { customer, server } = await newcomer()
    let deaths = 0
    for (let statements = 0; ; statements += 1) {
      await life.drain(customer)
      const diedStopping = await lookDyingAfter(statements)
      await life.settle()
      expect([statements, await life.server(server)]).toEqual([statements, 'shutdown'])
      await life.pay(customer, plenty)
      const diedReturning = await lookDyingAfter(statements)
      await life.settle()
      expect([statements, await life.server(server)]).toEqual([statements, 'on'])
      expect(await life.waiting(customer)).toEqual([])
      expect(await messagesAbout(customer, 'موجودی تمام شد')).toBe(statements + 1)
      expect(await messagesAbout(customer, 'موجودی رسید')).toBe(statements + 1)
      if (!diedStopping && !diedReturning) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(15)
  }, 240_000)

  it('when it gives the last notice, puts away and takes out of the bin', async () => {
    const { customer, server } = await newcomer()
    let deaths = 0
    for (let statements = 0; ; statements += 2) {
      await life.drain(customer)
      await life.settle()
      await life.pass(11 * 24 + 1)
      const died = [await lookDyingAfter(statements)]
      await life.settle()
      expect((await life.suspension(customer))?.stage).toBe('noticed')
      await life.pass(3 * 24 + 1)
      died.push(await lookDyingAfter(statements))
      await life.settle()
      expect([statements, await life.server(server)]).toEqual([statements, 'bin'])
      await life.pay(customer, plenty)
      died.push(await lookDyingAfter(statements))
      await life.settle()
      expect([statements, await life.server(server)]).toEqual([statements, 'on'])
      expect(await messagesAbout(customer, 'آخرین هشدار')).toBe(statements / 2 + 1)
      expect(await life.waiting(customer)).toEqual([])
      if (!died.includes(true)) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(8)
  }, 240_000)
})
