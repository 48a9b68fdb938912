import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import { analyticPeriod } from '@sarv/contract/enums'
import { vmHostSeries } from '@sarv/contract/vm/metrics/series'
import type { VmHostUsage } from '@sarv/contract/vm/metrics/metrics.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { writeDemoHistory } from './metrics.demo.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { minutesAfter } from './metrics.fixture.ts'
import { averageOf, stepOf, tierNames, type Sample } from './metrics.rules.ts'
import { insertSamples, listSamples } from './metrics.store.ts'
import { sampleServers } from './metrics.periodic.ts'
import { partitionsFor } from './partitions.rules.ts'
import { addPartitions } from './partitions.store.ts'
import { rollUp } from './rollups.store.ts'
import { usageRange } from './analytics.rules.ts'
import { createServerTester, type Refusal, type ServerTester } from '../hosts/hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const read = (customer: Customer, id: number, periodId?: number) =>
  api.get<AnalyticResult & Refusal>(
    customer,
    servers.pathOf(customer, `get-analytic/${id}${periodId === undefined ? '' : `?PeriodId=${periodId}`}`),
  )

const dataOf = ({ series }: AnalyticResult, name: string) => series?.find((each) => each.name === name)?.data

const sample = (at: Date, cpuPercent: number): Sample => ({
  at,
  minutes: 1,
  cpuPercent,
  memoryPercent: 40,
  diskReadBytesPerSecond: 100,
  diskWriteBytesPerSecond: 200,
  networkInBytesPerSecond: 1e6,
  networkOutBytesPerSecond: 2e6,
})

/** The beginnings of the last whole minutes, the oldest first. */
const lastMinutes = (count: number): Date[] => {
  const end = stepOf(new Date(), 60)
  return Array.from({ length: count }, (_, index) => minutesAfter(end, index - count))
}

const write = async ({ projectId }: Customer, id: number, samples: readonly Sample[]) => {
  // Of every grain: just after midnight, what is rolled up belongs to yesterday.
  await addPartitions(
    api.db,
    tierNames.flatMap((tier) => partitionsFor(tier, samples[0]!.at, samples.at(-1)!.at)),
  )
  await insertSamples(
    api.db,
    'minute',
    samples.map((each) => ({ projectId, id, ...each })),
  )
}

describe('analytics', () => {
  it('are what was sampled, with a gap where nothing was, and the traffic of the time', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const minutes = lastMinutes(12)
    const kept = minutes.filter((_, index) => index < 4 || index > 6)
    await write(
      customer,
      id,
      kept.map((at, index) => sample(at, 10 * index)),
    )
    const { status, body } = await read(customer, id)
    expect(status).toBe(200)
    expect(body.categories).toEqual(kept.map(toWire))
    expect(body.series!.map(({ name }) => name)).toEqual([...vmHostSeries])
    expect(dataOf(body, 'cpuPercent')).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80])
    expect([body.totalDownload, body.totalUpload]).toEqual([0.54, 1.08])
  })

  it('come in wider steps for longer times', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const minutes = lastMinutes(60)
    await write(
      customer,
      id,
      minutes.map((at) => sample(at, at.getUTCMinutes() % 2 === 0 ? 20 : 40)),
    )
    const { body } = await read(customer, id, analyticPeriod.id.h3)
    expect(body.categories!.length).toBeGreaterThanOrEqual(29)
    expect(new Set(dataOf(body, 'cpuPercent')!.slice(1, -1))).toEqual(new Set([30]))
  })

  it('are of the period that a client asks for, wherever it puts it', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const minutes = lastMinutes(60)
    await write(
      customer,
      id,
      minutes.map((at) => sample(at, 20)),
    )
    const url = `/api/my${servers.pathOf(customer, `get-analytic/${id}`)}`
    const ask = async (query: string, payload?: object | string) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'GET', url: url + query, ...(payload !== undefined && { payload, headers }) } as const
      const { status, body } = await api.request<AnalyticResult>(customer.token, request)
      return status === 200 ? body.categories!.length : status
    }
    const wide = await ask(`?PeriodId=${analyticPeriod.id.h3}`)
    expect(await ask('')).toBeGreaterThan(wide)
    expect(await ask(`?periodId=${analyticPeriod.id.h3}`)).toBe(wide)
    expect(await ask('', { PeriodId: analyticPeriod.id.h3 })).toBe(wide)
    expect(await ask('', { periodId: String(analyticPeriod.id.h3) })).toBe(wide)
    expect(await ask(`?PeriodId=${analyticPeriod.id.h3}`, { PeriodId: analyticPeriod.id.h1 })).toBe(wide)
    expect(await ask('', {})).toBeGreaterThan(wide)
    expect([await ask('', { PeriodId: 0 }), await ask('?periodid=0')]).toEqual([422, 422])
    expect([await ask('', '{"PeriodId":'), await ask('', { x: 'x'.repeat(5000) })]).toEqual([422, 422])
  })

  it('of a server that was just built are empty; two looks of the worker make the first sample', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const { status, body } = await read(customer, id, analyticPeriod.id.h6)
    expect([status, body.series?.length, body.categories]).toEqual([200, vmHostSeries.length, []])

    const context = { db: api.db, deps: { compute: api.compute }, log: silentLog, signal: new AbortController().signal }
    // The looks of the test's own worker may come between; they are of the present, these are of the minutes to come.
    await sampleServers(context, minutesAfter(new Date(), 60))
    await new Promise((done) => setTimeout(done, 20))
    await sampleServers(context, minutesAfter(new Date(), 61))
    const rows = await api.db.selectFrom('vm_metrics_minute').where('vm_host_id', '=', id).selectAll().execute()
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows[0]!.memory_percent).toBeGreaterThan(0)
  })

  it('of servers of others are not there, nor those of a period that does not exist', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect((await read(customer, id, 99)).status).toBe(422)
    expect((await read(await api.newCustomer(), id)).status).toBe(404)
  })

  it('never show what a server of the same number in another project did', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const id = await servers.newServer(customer)
    await write(other, id, [sample(lastMinutes(1)[0]!, 90)])
    expect((await read(customer, id)).body.categories).toEqual([])
  })
})

describe('use in short', () => {
  const readShort = (customer: Customer, ids: string) =>
    api.get<VmHostUsage[] & Refusal>(customer, servers.pathOf(customer, `usage-list?Ids=${ids}`))

  it('is the last four hours of each server that was asked for, with gaps where nothing is known', async () => {
    const customer = await api.newCustomer()
    const [busy, quiet] = [await servers.newServer(customer), await servers.newServer(customer, { name: 'quiet' })]
    const { from } = usageRange(new Date())
    const tenMinutes = (step: number) => minutesAfter(from, 10 * step)
    await addPartitions(api.db, partitionsFor('tenMinutes', from, tenMinutes(23)))
    await insertSamples(
      api.db,
      'tenMinutes',
      [0, 2, 23].map((step) => ({ projectId: customer.projectId, id: busy, ...sample(tenMinutes(step), step + 0.4) })),
    )
    const { status, body } = await readShort(customer, `${busy},${quiet}`)
    expect([status, body.map(({ id }) => id)]).toEqual([200, [busy]])
    expect(body[0]!.cpuPercents).toHaveLength(24)
    expect(body[0]!.cpuPercents.slice(0, 4)).toEqual([0, null, 2, null])
    expect(body[0]!.cpuPercents.at(-1)).toBe(23)

    const stranger = await api.newCustomer()
    expect((await readShort(stranger, String(busy))).body).toEqual([])
  })

  it.each(['', 'x', '1,,2', '0', Array.from({ length: 101 }, (_, index) => index + 1).join(',')])(
    'is refused for ids written as «%s»',
    async (ids) => {
      const customer = await api.newCustomer()
      expect((await readShort(customer, ids)).status).toBe(422)
    },
  )
})

describe('a history', () => {
  let customer: Customer
  let id: number
  beforeAll(async () => {
    customer = await api.newCustomer()
    id = await servers.newServer(customer)
    await writeDemoHistory(api.db, [{ projectId: customer.projectId, id }])
  })

  it.each(analyticPeriod.values)('makes a chart’s worth of samples of $name', async ({ id: periodId }) => {
    const { status, body } = await read(customer, id, periodId)
    expect(status).toBe(200)
    const { length } = body.categories!
    expect(length).toBeGreaterThanOrEqual(58)
    expect(length).toBeLessThanOrEqual(90)
    expect(body.series!.every(({ data }) => data!.length === length)).toBe(true)
    expect(body.categories!.toSorted()).toEqual(body.categories)
    expect(Math.min(...dataOf(body, 'memoryPercent')!)).toBeGreaterThan(0)
  })

  it('is the same at every grain, rolled up from the minutes that were sampled', async () => {
    const other = await api.newCustomer()
    const key = { projectId: other.projectId, id: await servers.newServer(other) }
    const to = stepOf(new Date(), 3600)
    const range = { from: minutesAfter(to, -5 * 60), to }
    // Uneven, and with gaps: an average of averages would be another one.
    const minutes = Array.from({ length: 300 }, (_, n) => n).filter((n) => n % 7 !== 3 && (n < 60 || n > 83))
    const samples = minutes.map((n) => sample(minutesAfter(range.from, n), (n * n) % 101))
    await write(other, key.id, samples)
    for (const tier of ['tenMinutes', 'hour'] as const) await addPartitions(api.db, partitionsFor(tier, range.from, to))
    // As if none had been made yet; once the last step has settled.
    await api.db.deleteFrom('vm_metric_rollups').execute()
    await rollUp(api.db, minutesAfter(to, 3))

    const average = samples.reduce((sum, { cpuPercent }) => sum + cpuPercent, 0) / samples.length
    for (const [tier, steps] of [
      ['tenMinutes', 28],
      ['hour', 5],
    ] as const) {
      const rolled = await listSamples(api.db, key, { tier, ...range })
      expect(rolled).toHaveLength(steps)
      expect(averageOf(rolled).minutes).toBe(samples.length)
      expect(averageOf(rolled).cpuPercent).toBeCloseTo(average, 3)
    }
  })
})
