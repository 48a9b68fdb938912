import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import { analyticPeriod } from '@sarv/contract/enums'
import { vmHostSeries } from '@sarv/contract/vm/hosts/analytics'
import type { VmHostShortItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { VmImageListItem } from '@sarv/contract/vm/images/images.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type Refusal, type ServerTester } from './hosts.fixture.ts'

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

describe('analytics', () => {
  const read = (customer: Customer, id: number, periodId?: number) =>
    api.get<AnalyticResult & Refusal>(
      customer,
      servers.pathOf(customer, `get-analytic/${id}${periodId === undefined ? '' : `?PeriodId=${periodId}`}`),
    )

  it.each(['h1', 'h3', 'h6', 'h12', 'd1'] as const)('of %s are a chart’s worth of samples', async (period) => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    // As if it were there since the day before yesterday.
    await sql`update sandbox.servers set created_at = now() - interval '2 days', built_at = now() - interval '2 days'`.execute(
      api.db,
    )
    const { status, body } = await read(customer, id, analyticPeriod.id[period])
    expect(status).toBe(200)
    const { length } = body.categories!
    expect(length).toBeGreaterThanOrEqual(60)
    expect(length).toBeLessThanOrEqual(120)
    expect(body.series!.map(({ name }) => name)).toEqual([...vmHostSeries])
    expect(body.series!.every(({ data }) => data!.length === length)).toBe(true)
    expect(body.categories!.toSorted()).toEqual(body.categories)
  })

  it('of a server that was just built are empty, not wrong', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const { status, body } = await read(customer, id)
    expect([status, body.series?.length]).toEqual([200, vmHostSeries.length])
    expect(body.categories!.length).toBeLessThanOrEqual(1)
  })

  it('refuse periods that servers do not offer, and servers of others', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect(await read(customer, id, analyticPeriod.id.w1)).toMatchObject({
      status: 400,
      body: { type: 'period_not_offered' },
    })
    expect((await read(customer, id, 99)).status).toBe(422)
    expect((await read(await api.newCustomer(), id)).status).toBe(404)
  })
})
