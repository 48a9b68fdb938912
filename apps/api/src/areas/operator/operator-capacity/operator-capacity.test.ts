import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OperatorCapacity } from '@sarv/contract/operator/operator-capacity/operator-capacity.schemas'
import { findCommand } from '../../../cli/commands.ts'
import { deleteExpired } from '../../../operations/cleanup.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { ComputeStock } from '../../../ports/compute/stock.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { operatorArea } from '../operator.area.ts'
import { sampleCapacity } from './operator-capacity.service.ts'

/** What the engine of the first datacenter says; absent: what the sandbox says itself. */
let told: (() => Promise<ComputeStock>) | undefined
let asked = 0
let api: TestApi
let engineer: TestOperator

const listening = (engine: ComputeEngine, datacenterId: number): ComputeEngine => ({
  ...engine,
  readStock: (signal) => {
    if (datacenterId !== 1) return engine.readStock(signal)
    asked += 1
    return told?.() ?? engine.readStock(signal)
  },
})

beforeAll(async () => {
  api = await startTestApi({ compute: listening, withClock: false })
  engineer = await insertOperator(api.db, ['engineer'])
})
afterAll(() => api.close())
beforeEach(async () => {
  told = undefined
  asked = 0
  await api.db.deleteFrom('capacity_samples').execute()
  await api.db.deleteFrom('capacity_rounds').execute()
})

const { signal } = new AbortController()
const dayMs = 86_400_000

/** As a worker does when the time has come. */
const sample = async () => {
  await api.db
    .updateTable('capacity_rounds')
    .set({ due_at: new Date(0) })
    .execute()
  await lookIn()
}
const lookIn = () =>
  sampleCapacity({ db: api.db, deps: { compute: api.compute }, log: pino({ level: 'silent' }), signal })

const read = async () => {
  const { status, body } = await api.request<OperatorCapacity>(engineer.token, {
    method: 'GET',
    url: '/api/operator/capacity/get',
  })
  expect(status).toBe(200)
  const first = body.datacenters.find(({ datacenterId }) => datacenterId === 1)!
  const stockOf = (wanted: string) => first.stocks.find(({ resource }) => resource === wanted)
  return { body, first, stockOf }
}

const whole: ComputeStock = {
  vcpus: { total: 100, used: 79, held: 0 },
  memoryGb: { total: 1000, used: 800, held: 20 },
  diskGb: { total: 1000, used: 900, held: 50 },
  volumeGb: { total: 5000, used: 10, held: null },
  ipv4: null,
}

it('says that nothing is known before an engine was asked', async () => {
  const { first } = await read()
  expect(first).toMatchObject({ sampledDate: null, isStale: true, stocks: [] })
})

it('says what the sandbox has and how much of it is used', async () => {
  const customer = await api.newCustomer()
  await api.newServer(customer)
  const { vcpus } = await api.compute(1).readStock(signal)
  await sample()
  const { body, first, stockOf } = await read()
  expect(body).toMatchObject({ warningPercent: 80, dangerPercent: 95 })
  expect(first).toMatchObject({ isStale: false, sampledDate: expect.any(String) })
  expect(first.stocks.map(({ resource }) => resource)).toEqual(['vcpus', 'memoryGb', 'diskGb', 'ipv4'])
  expect(vcpus!.used).toBeGreaterThan(0)
  expect(stockOf('vcpus')).toMatchObject({ ...vcpus, level: 'normal', fullInDays: null })
})

it('judges what is used and held, and says what it does not know', async () => {
  told = async () => whole
  await sample()
  const { stockOf } = await read()
  expect(stockOf('vcpus')).toMatchObject({ percent: 79, level: 'normal' })
  expect(stockOf('memoryGb')).toMatchObject({ percent: 82, level: 'warning' })
  expect(stockOf('diskGb')).toMatchObject({ percent: 95, level: 'danger' })
  expect(stockOf('volumeGb')).toMatchObject({ percent: 0, held: null, level: 'normal' })
  expect(stockOf('ipv4')).toEqual({
    resource: 'ipv4',
    total: null,
    used: null,
    held: null,
    percent: null,
    level: null,
    fullInDays: null,
  })
})

it('keeps the last answer of an engine that fails, and says that it is old; others are asked all the same', async () => {
  told = async () => whole
  await sample()
  await api.db
    .updateTable('capacity_samples')
    .set({ at: new Date(Date.now() - 3_600_000) })
    .execute()
  await api.db
    .updateTable('capacity_rounds')
    .set({ sampled_at: api.db.selectFrom('capacity_samples').select('at').limit(1) })
    .execute()
  told = async () => {
    throw new EngineError('unreachable', 'the cloud is gone')
  }
  await sample()
  const { body, first, stockOf } = await read()
  expect(first.isStale).toBe(true)
  expect(stockOf('vcpus')).toMatchObject({ used: 79 })
  const others = body.datacenters.filter(({ datacenterId }) => datacenterId !== 1)
  expect(others).not.toEqual([])
  expect(others.every(({ isStale }) => !isStale)).toBe(true)
})

it('is asked once when its time has come, by however many workers', async () => {
  await Promise.all([lookIn(), lookIn(), lookIn()])
  expect(asked).toBe(1)
  await lookIn()
  expect(asked).toBe(1)
})

it('says when it is full by the line of the last thirty days, and forgets what is older than it needs', async () => {
  told = async () => ({ ...whole, memoryGb: { total: 1000, used: 610, held: 40 } })
  const now = Date.now()
  const dayAgo = (days: number) => ({
    datacenter_id: 1,
    at: new Date(now - days * dayMs),
    resource: 'memoryGb' as const,
    total: 1000,
    held: 40,
  })
  const month = Array.from({ length: 29 }, (_, index) => ({ ...dayAgo(index + 1), used: 600 - 10 * index }))
  // So steep that the line would be another one, if it counted.
  const older = [32, 34, 36, 41, 50].map((days) => ({ ...dayAgo(days), used: 0 }))
  await api.db
    .insertInto('capacity_samples')
    .values([...month, ...older])
    .execute()
  await sample()
  const { stockOf } = await read()
  expect(stockOf('memoryGb')).toMatchObject({ percent: 65, level: 'normal', fullInDays: 35 })
  expect(stockOf('vcpus')).toMatchObject({ fullInDays: null })

  expect(await deleteExpired(api.db, { capacity_samples: operatorArea.expires!.capacity_samples! })).toBe(2)
})

it('is no business of other roles', async () => {
  for (const role of ['support', 'finance', 'editor'] as const) {
    const { token } = await insertOperator(api.db, [role])
    const { status } = await api.request(token, { method: 'GET', url: '/api/operator/capacity/get' })
    expect(status).toBe(403)
  }
})

it('is said on the command line too, which fails where something is nearly full', async () => {
  const lines: string[] = []
  const run = async () => {
    lines.length = 0
    const { command, rest } = findCommand(['capacity'])!
    return command.run(rest, {
      db: api.db,
      secrets: api.secrets,
      openEngines: () => Promise.reject(new Error('it needs none')),
      say: (line) => void lines.push(line),
      publicUrl: '',
    })
  }
  expect(await run()).toBe(0)
  expect(lines[0]).toContain('its engine has not said yet')
  told = async () => whole
  await sample()
  expect(await run()).toBe(1)
  expect(lines).toContain('  diskGb    95 %  used 900  held 50  of 1000  danger')
  expect(lines).toContain('  volumeGb  0 %  used 10  held unknown  of 5000')
  expect(lines).toContain('  ipv4      unknown')
})
