import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VmHostShortItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { VmImageListItem } from '@sarv/contract/vm/images/images.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the list', () => {
  it('shows what this month has cost until now, server by server', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const fresh = await servers.newServer(customer, { name: 'the-new-one' })
    const { monthlyPrice } = (await servers.detail(customer, id)).body
    await api.db
      .updateTable('usage_intervals')
      .set({ from_at: hoursAgo(2) })
      .where('service_id', '=', id)
      .execute()
    const items = await servers.list(customer)
    const cost = items.find((item) => item.id === id)!.monthCost!
    // Two hours, less only if the month is younger than that.
    expect(cost).toBeLessThanOrEqual(Math.ceil((monthlyPrice! * 2) / 720) + 10)
    // The page of the server is read a moment later.
    expect((await servers.detail(customer, id)).body.monthCost! - cost).toBeLessThan(100)
    expect(cost).toBeGreaterThan(0)
    expect(items.find((item) => item.id === fresh)!.monthCost).toBeLessThan(1000)
  })

  it('is the project’s own: newest first, nothing of another customer', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    await servers.newServer(other)
    const first = await servers.newServer(customer, { name: 'a-first-one' })
    const second = await servers.newServer(customer, { name: 'b-second-one' })
    expect((await servers.list(customer)).map(({ id }) => id)).toEqual([second, first])
    const { body } = await api.get<VmHostShortItem[]>(customer, servers.pathOf(customer, 'short-list'))
    expect(body).toEqual([
      { id: first, name: 'a-first-one', projectId: customer.projectId },
      { id: second, name: 'b-second-one', projectId: customer.projectId },
    ])
  })
})

describe('images', () => {
  it('say what they need', async () => {
    const customer = await api.newCustomer()
    const { body } = await api.get<VmImageListItem[]>(customer, `/vm/${customer.projectId}/image/list?ProductId=101`)
    expect(body.find(({ name }) => name === 'Windows Server 2022')).toMatchObject({ minMemory: 4, minDisk: 50 })
  })
})
