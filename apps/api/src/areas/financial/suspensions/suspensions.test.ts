import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import type { Customer } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import { openLife, type Life } from './suspensions.fixture.ts'
import { resume, suspend } from './suspensions.service.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

/** A server and a bucket, and money for a day of them. */
const newcomer = async () => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.pay(customer, 20_000_000)
  const server = await life.servers.newServer(customer)
  const bucket = await life.buckets.newBucket(customer)
  return { customer, server, bucket }
}

const capOf = ({ customerId, projectId }: Customer) => ({ customerId, projectId, reason: 'cap' }) as const

describe('a project that reached its cap', () => {
  const cap = (customer: Customer) =>
    inTransaction(life.db, (trx) => suspend(trx, { ...capOf(customer), now: life.now() }))
  const uncap = (customer: Customer) => inTransaction(life.db, (trx) => resume(trx, capOf(customer), life.now()))

  it('stands still, and comes back as it was', async () => {
    const { customer, server, bucket } = await newcomer()
    const off = await life.servers.newServer(customer, { name: 'shop-off-01' })
    await life.servers.put(customer, 'stop', off)
    await life.nothingRuns()
    expect([await cap(customer), await cap(customer)]).toEqual([true, false])
    await life.settle()
    expect([await life.server(server), await life.server(off), await life.bucket(bucket)]).toEqual([
      'shutdown',
      'shutdown',
      'disabled',
    ])
    expect(await uncap(customer)).toBe(true)
    await life.settle()
    expect([await life.server(server), await life.server(off), await life.bucket(bucket)]).toEqual([
      'on',
      'shutdown',
      'active',
    ])
    expect(await life.waiting(customer)).toEqual([])
  })

  it('starts nothing by hand meanwhile, and says why', async () => {
    const { customer, server, bucket } = await newcomer()
    await cap(customer)
    await life.settle()
    expect(await life.servers.put(customer, 'start', server)).toMatchObject({
      status: 409,
      body: { type: 'project_capped' },
    })
    expect(await life.buckets.send(customer, 'PUT', `/bin/restore/${bucket}`)).toMatchObject({
      status: 409,
      body: { type: 'project_capped' },
    })
    await uncap(customer)
    await life.settle()
    expect([await life.server(server), await life.bucket(bucket)]).toEqual(['on', 'active'])
  })

  it('leaves the other projects of the customer alone', async () => {
    const { customer, server } = await newcomer()
    const other = { ...customer, projectId: await insertProject(life.db, customer.customerId) }
    const capped = await life.servers.newServer(other)
    await cap(other)
    await life.settle()
    expect([await life.server(server), await life.server(capped)]).toEqual(['on', 'shutdown'])
  })

  it('leaves in the bin what its owner has deleted meanwhile', async () => {
    const { customer, server } = await newcomer()
    await cap(customer)
    await life.settle()
    await life.servers.remove(customer, server)
    await life.nothingRuns()
    await uncap(customer)
    await life.settle()
    expect(await life.server(server)).toBe('bin')
    expect(await life.waiting(customer)).toEqual([])
  })
})
