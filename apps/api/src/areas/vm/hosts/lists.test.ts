import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VmHostShortItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { VmImageListItem } from '@sarv/contract/vm/images/images.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await sharedTestApi()
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

describe('a pinned server', () => {
  const pin = (by: Customer, id: number, isPinned = true) => servers.put(by, 'edit', id, { isPinned })
  const idsOf = async (customer: Customer) => (await servers.list(customer)).map(({ id }) => id)

  it('stands before the others in the list, until the pin is taken off', async () => {
    const customer = await api.newCustomer()
    const [oldest, older, newest] = [
      await servers.newServer(customer, { name: 'a-first-one' }),
      await servers.newServer(customer, { name: 'b-second-one' }),
      await servers.newServer(customer, { name: 'c-third-one' }),
    ]
    expect(await pin(customer, oldest)).toMatchObject({ status: 200, body: { id: oldest, operationId: null } })
    expect(await idsOf(customer)).toEqual([oldest, newest, older])
    await pin(customer, older)
    expect(await idsOf(customer)).toEqual([older, oldest, newest])
    expect((await servers.detail(customer, older)).body).toMatchObject({ isPinned: true })
    await pin(customer, oldest, false)
    expect(await idsOf(customer)).toEqual([older, newest, oldest])
    // Two tabs that pin it one after the other both get what they want.
    expect((await pin(customer, older)).status).toBe(200)
  })

  it('is pinned together with a new name, and refuses nothing because of a name that it has', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.put(customer, 'edit', id, { name: 'another-name', isPinned: true })
    expect(await servers.list(customer)).toMatchObject([{ name: 'another-name', isPinned: true }])
    const { body } = await api.get<{ title: string }[]>(customer, `/vm/${customer.projectId}/host/${id}/activity/list`)
    expect(body[0]).toMatchObject({ title: 'تغییر نام سرور' })
    await servers.put(customer, 'edit', id, { name: 'another-name', isPinned: false })
    expect(await servers.list(customer)).toMatchObject([{ name: 'another-name', isPinned: false }])
  })

  it('is pinned by whoever may work in the project: not by readers, not by another customer', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const reader = { ...customer, ...(await api.newColleague(customer, 'reporter')) }
    expect((await pin(reader, id)).status).toBe(403)
    expect((await pin({ ...(await api.newCustomer()), projectId: customer.projectId }, id)).status).toBe(404)
    expect(await servers.list(customer)).toMatchObject([{ isPinned: false }])
  })

  it('is told to everyone who has the list open, and named in the activity log', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const eventsOf = () =>
      api.db
        .selectFrom('events')
        .where('project_id', '=', customer.projectId)
        .where('cache_group', '=', 'VmHost')
        .select('id')
        .execute()
    const before = (await eventsOf()).length
    await pin(customer, id)
    expect(await eventsOf()).toHaveLength(before + 1)
    const { body } = await api.get<{ title: string }[]>(customer, `/vm/${customer.projectId}/host/${id}/activity/list`)
    expect(body[0]).toMatchObject({ title: 'تغییر سنجاق سرور' })
  })
})

describe('images', () => {
  it('say what they need', async () => {
    const customer = await api.newCustomer()
    const { body } = await api.get<VmImageListItem[]>(customer, `/vm/${customer.projectId}/image/list?ProductId=101`)
    expect(body.find(({ name }) => name === 'Windows Server 2022')).toMatchObject({ minMemory: 4, minDisk: 50 })
  })
})
