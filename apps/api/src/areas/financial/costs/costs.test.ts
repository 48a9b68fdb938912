import { inTransaction } from '../../../db/transaction.ts'
import { toWire } from '../../../db/wire-time.ts'
import { splitAtVatChange } from '../rating/rating.store.ts'
import type { CostDifference, CostReportItem, IdleServiceListItem } from '@sarv/contract/financial/costs/costs.schemas'
import type { DashboardFinancial } from '@sarv/contract/dashboard/dashboard.schemas'
import { setUsageBack } from '../usage/usage.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { createServerTester } from '../../vm/hosts/hosts.fixture.ts'
import { jalaliMonthOf } from '../usage/jalali-month.rules.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'

type Servers = Awaited<ReturnType<typeof createServerTester>>

let api: TestApi
let servers: Servers
const volumes = volumeTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

describe('what costs and is idle', () => {
  const idle = async (of: Customer) => (await api.get<IdleServiceListItem[]>(of, '/financial/cost/idle-list')).body

  it('is nothing at the beginning, and nothing of others', async () => {
    expect(await idle(await api.newCustomer())).toEqual([])
  })

  it('is a server only while it is off', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { name: 'staging' })
    expect(await idle(customer)).toEqual([])
    await servers.put(customer, 'stop', id)
    await servers.settle(customer, id)
    // Whoever turned it off a moment ago may be about to turn it on.
    expect(await idle(customer)).toEqual([])
    await setUsageBack(api.db, customer)
    const [server, ...more] = await idle(customer)
    expect(more).toEqual([])
    expect(server).toMatchObject({
      projectId: customer.projectId,
      serviceType: 'Vm',
      serviceId: id,
      service: 'staging',
      ownerId: null,
      reason: 'stopped',
    })
    const { whileOff } = { whileOff: (await servers.row(id)).price_while_off_rials! }
    expect(server?.monthlyPrice).toBe(whileOff + Math.floor(whileOff / 10))
    expect(await idle(await api.newCustomer())).toEqual([])
    await servers.put(customer, 'start', id)
    await servers.settle(customer, id)
    expect(await idle(customer)).toEqual([])
  })

  it('is a volume until it is attached', async () => {
    const customer = await api.newCustomer()
    const id = await volumes.newVolume(customer)
    expect(await idle(customer)).toMatchObject([{ serviceType: 'Volume', serviceId: id, reason: 'unattached' }])
    await volumes.attach(customer, id, await servers.newServer(customer))
    expect(await idle(customer)).toEqual([])
  })

  it('has cost this since it began, whatever the rate of the tax', async () => {
    const customer = await api.newCustomer()
    const id = await volumes.newVolume(customer)
    const own = api.db.updateTable('usage_intervals').where('service_type', '=', 'Volume').where('service_id', '=', id)
    const began = new Date(Math.floor(Date.now() / 1000 - 10 * 86_400) * 1000)
    await own.set({ from_at: began }).execute()
    await inTransaction(api.db, (trx) => splitAtVatChange(trx, new Date(Date.now() - 86_400_000), 12))
    expect(await idle(customer)).toMatchObject([{ serviceId: id, fromDate: toWire(began) }])
    await inTransaction(api.db, (trx) => splitAtVatChange(trx, new Date(Date.now() - 3_600_000), 10))
  })

  it('is an address of a server that is off', async () => {
    const customer = await api.newCustomer()
    const { customerId, projectId } = customer
    const serverId = await servers.newServer(customer)
    const { id } = await api.db
      .insertInto('vm_host_ips')
      .values({
        project_id: projectId,
        vm_host_id: serverId,
        address: '203.0.113.99',
        is_v4: true,
        is_primary: false,
        status_id: 2,
        monthly_price_rials: 400_000,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const address = { customerId, projectId, serviceType: 'VmIp', serviceId: id } as const
    await setUsage(api.db, address, [{ item: 0, quantity: 1, unitPrice: 400_000 }])
    expect(await idle(customer)).toEqual([])
    await servers.put(customer, 'stop', serverId)
    await servers.settle(customer, serverId)
    await setUsageBack(api.db, customer)
    expect(await idle(customer)).toContainEqual(
      expect.objectContaining({
        serviceType: 'VmIp',
        service: '203.0.113.99',
        ownerId: serverId,
        reason: 'ownerStopped',
        monthlyPrice: 440_000,
      }),
    )
    await endUsage(api.db, address)
    expect((await idle(customer)).map(({ serviceType }) => serviceType)).toEqual(['Vm'])
  })
})

describe('costs', () => {
  it('of kinds and days add up to those of days', async () => {
    const { customerId, projectId, ...more } = await api.newCustomer()
    const customer = { customerId, projectId, ...more }
    const at = (moment: string) => ({ at: new Date(moment) })
    const server = { customerId, projectId, serviceType: 'Vm', serviceId: 900_001 } as const
    const volume = { ...server, serviceType: 'Volume', serviceId: 900_002 } as const
    await setUsage(api.db, server, [{ item: 0, quantity: 1, unitPrice: 720_000 }], at('2025-10-23T20:30:00Z'))
    await setUsage(api.db, volume, [{ item: 0, quantity: 1, unitPrice: 72_000 }], at('2025-10-24T20:30:00Z'))
    await endUsage(api.db, server, at('2025-10-26T20:30:00Z'))
    await endUsage(api.db, volume, at('2025-10-26T20:30:00Z'))
    const report = async (group: string) =>
      (
        await api.get<CostReportItem[]>(
          customer,
          `/financial/cost/report?groupBy=${group}&fromDate=2025-10-23T00:00:00&toDate=2025-10-30T00:00:00`,
        )
      ).body
    const [kinds, days] = [await report('kindAndDay'), await report('day')]
    expect(kinds.map(({ serviceType, date, price }) => [serviceType, date?.slice(8, 10), price])).toEqual([
      ['Vm', '24', 24_000],
      ['Vm', '25', 24_000],
      ['Volume', '25', 2_400],
      ['Vm', '26', 24_000],
      ['Volume', '26', 2_400],
    ])
    for (const { date, price } of days) {
      const ofDay = kinds.filter((row) => row.date === date).reduce((sum, row) => sum + row.price, 0)
      expect([date, ofDay]).toEqual([date, price])
    }
  })

  it('of labels add up to all, also of what has ended, and keys may be asked for alone', async () => {
    const customer = await api.newCustomer()
    const { customerId, projectId } = customer
    const at = (moment: string) => ({ at: new Date(moment) })
    const used = async (serviceId: number, unitPrice: number, labels: Record<string, string>) => {
      const service = { customerId, projectId, serviceType: 'Volume', serviceId } as const
      await setUsage(api.db, service, [{ item: 0, quantity: 1, unitPrice }], at('2025-10-23T20:30:00Z'))
      await endUsage(api.db, service, at('2025-10-24T20:30:00Z'))
      for (const [key, value] of Object.entries(labels)) {
        await api.db
          .insertInto('service_labels')
          .values({ project_id: projectId, service_type: 'Volume', service_id: serviceId, key, value })
          .execute()
      }
    }
    await used(910_001, 720_000, { env: 'test', team: 'shop' })
    await used(910_002, 72_000, { Env: 'Test' })
    await used(910_003, 7_200, { env: 'prod' })
    await used(910_004, 720, {})
    const stranger = await api.newCustomer()
    const report = async (who: Customer, query: string) =>
      (
        await api.get<CostReportItem[]>(
          who,
          `/financial/cost/report?groupBy=label&fromDate=2025-10-23T00:00:00&toDate=2025-10-30T00:00:00${query}`,
        )
      ).body.map(({ labelKey, labelValue, price, totalPrice }) => [
        labelKey?.toLowerCase() ?? null,
        labelValue?.toLowerCase() ?? null,
        price,
        totalPrice,
      ])
    expect(await report(customer, '&labelKey=ENV')).toEqual([
      ['env', 'test', 26_400, 29_040],
      ['env', 'prod', 240, 264],
      [null, null, 24, 26],
    ])
    expect(await report(customer, '')).toEqual([
      ['env', null, 26_640, 29_304],
      ['team', null, 24_000, 26_400],
      [null, null, 24, 26],
    ])
    expect(await report(stranger, '&labelKey=env')).toEqual([])
  })
})

describe('the period of a report of costs', () => {
  const report = async (query: string) =>
    api.get<unknown>(await api.newCustomer(), `/financial/cost/report?groupBy=day&${query}`)

  it.each([
    ['in 1921, when Tehran had another offset', 'fromDate=1921-03-21&toDate=1921-03-22', 200],
    ['without seconds', 'fromDate=2026-11-01T10:00&toDate=2026-11-02T10:00', 200],
    ['before the year 1300', 'fromDate=1900-01-01&toDate=1900-01-02', 422],
    ['beyond the next Jalali year', 'fromDate=2026-11-01&toDate=2100-01-01', 422],
    ['at the end of time', 'fromDate=9999-12-31T23:59:59-14:00', 422],
    ['longer than a page shows', 'fromDate=2010-01-01&toDate=2026-01-01', 422],
    ['longer than a page shows until now', 'fromDate=2010-01-01', 400],
    ['that ends before it begins', 'fromDate=2026-11-01&toDate=1921-03-22', 400],
  ])('is answered, when it is %s', async (_, query, status) => expect((await report(query)).status).toBe(status))
})

describe('the difference to the month before', () => {
  const mehr = new Date('2025-09-22T20:30:00Z')
  const aban = new Date('2025-10-22T20:30:00Z')
  const azar = new Date('2025-11-21T20:30:00Z')
  const read = async (who: Customer, query = '') =>
    (await api.get<CostDifference>(who, `/financial/cost/difference${query}`)).body
  const begin = ({ customerId, projectId }: Customer, serviceId: number, unitPrice: number, at: Date) =>
    setUsage(
      api.db,
      { customerId, projectId, serviceType: 'Volume', serviceId },
      [{ item: 0, quantity: 1, unitPrice }],
      { at },
    )
  const end = (serviceId: number, at: Date) => endUsage(api.db, { serviceType: 'Volume', serviceId }, { at })

  it('names the services that made it, the largest first, also new and deleted ones', async () => {
    const customer = await api.newCustomer()
    await begin(customer, 920_001, 7_200_000, mehr)
    await end(920_001, azar)
    await begin(customer, 920_002, 720_000, mehr)
    await end(920_002, aban)
    await begin(customer, 920_003, 1_440_000, aban)
    await end(920_003, azar)
    const found = await read(customer, '?date=2025-11-10T00:00:00')
    expect(found).toMatchObject({
      isForecast: false,
      before: 8_712_000,
      totalPrice: 9_504_000,
      difference: 792_000,
      days: 30,
      daysBefore: 30,
      otherCount: 0,
      otherDifference: 0,
    })
    expect(
      found.services.map(({ serviceId, before, totalPrice, difference }) => [
        serviceId,
        before,
        totalPrice,
        difference,
      ]),
    ).toEqual([
      [920_003, 0, 1_584_000, 1_584_000],
      [920_002, 792_000, 0, -792_000],
    ])
    expect(await read(await api.newCustomer(), '?date=2025-11-10T00:00:00')).toMatchObject({
      services: [],
      totalPrice: 0,
    })
  })

  it('counts what runs now to the end of the month, and is the forecast of the dashboard', async () => {
    const customer = await api.newCustomer()
    const month = jalaliMonthOf(new Date())
    const previous = jalaliMonthOf(new Date(month.from.getTime() - 1))
    await begin(customer, 930_001, 720_000, previous.from)
    await begin(customer, 930_002, 720_000, new Date(Date.now() - 1000))
    const found = await read(customer)
    expect(found.isForecast).toBe(true)
    const perDay = 26_400
    expect(found.before).toBe(found.daysBefore * perDay)
    const { serviceId, before, difference } = found.services.find((row) => row.serviceId === 930_002)!
    expect([serviceId, before]).toEqual([930_002, 0])
    expect(difference).toBeGreaterThan(0)
    expect(found.totalPrice).toBe(found.days * perDay + difference)
    const { body: figures } = await api.get<DashboardFinancial>(customer, '/dashboard/financial')
    expect(figures.forecastPrice).toBe(found.totalPrice)
    expect(figures.costDifference).toEqual(found)
  })

  it('is refused for a month that has not begun, and for those who may not see money', async () => {
    const customer = await api.newCustomer()
    const { to } = jalaliMonthOf(new Date())
    const query = `?date=${new Date(to.getTime() + 86_400_000).toISOString().slice(0, 10)}`
    expect(await api.get(customer, `/financial/cost/difference${query}`)).toMatchObject({ status: 400 })
    const operator = await api.newColleague(customer, 'maintainer')
    expect(await api.get(operator, '/financial/cost/difference')).toMatchObject({ status: 403 })
  })
})
