import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { CountingCloud, minutesAfter, openMetricsTester, type MetricsTester } from './metrics.fixture.ts'
import { averageOf, inSteps, stepOf, type RolledTier, type Sample } from './metrics.rules.ts'
import { insertSamples, listSamples } from './metrics.store.ts'
import { partitionsFor } from './partitions.rules.ts'
import { addNeededPartitions, addPartitions, dropExpiredPartitions } from './partitions.store.ts'
import { rollUp } from './rollups.store.ts'

let tester: MetricsTester
beforeAll(async () => {
  tester = await openMetricsTester()
})
beforeEach(() => tester.forget())
afterAll(() => tester.close())

const start = new Date('2026-11-15T09:00:00Z')
const hours = (count: number) => minutesAfter(start, 60 * count)
const idle = new CountingCloud(async () => undefined)

const rates = (cpuPercent: number) => ({
  cpuPercent,
  memoryPercent: 10 + cpuPercent / 2,
  diskReadBytesPerSecond: cpuPercent * 1000,
  diskWriteBytesPerSecond: cpuPercent * 2000,
  networkInBytesPerSecond: cpuPercent * 3000,
  networkOutBytesPerSecond: cpuPercent * 4000,
})

const minutesFrom = (from: Date, values: readonly (number | null)[]): Sample[] =>
  values.flatMap((value, index) =>
    value === null ? [] : [{ at: minutesAfter(from, index), minutes: 1, ...rates(value) }],
  )

const write = async (server: VmHostKey, samples: readonly Sample[]) => {
  for (const tier of ['minute', 'tenMinutes', 'hour'] as const)
    await addPartitions(tester.db, partitionsFor(tier, samples[0]!.at, samples.at(-1)!.at))
  await insertSamples(
    tester.db,
    'minute',
    samples.map((sample) => ({ ...server, ...sample })),
  )
}

const read = (server: VmHostKey, tier: RolledTier, from = hours(-100), to = hours(100)) =>
  listSamples(tester.db, server, { tier, from, to })

describe('roll-ups', () => {
  it('are the averages of their minutes, whichever of these are there', async () => {
    const server = await tester.newServer('unknown')
    const value = fc.option(fc.integer({ min: 0, max: 100 }))
    let day = 0
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 130 }), async (values) => {
        day += 1
        const from = hours(24 * day)
        const samples = minutesFrom(from, values)
        if (samples.length === 0) return
        await write(server, samples)
        await rollUp(tester.db, hours(24 * day + 4))
        for (const [tier, stepSeconds] of [
          ['tenMinutes', 600],
          ['hour', 3600],
        ] as const) {
          const rolled = await read(server, tier, from, hours(24 * day + 4))
          const expected = inSteps(samples, stepSeconds)
          expect(rolled.map(({ at, minutes }) => [at, minutes])).toEqual(
            expected.map(({ at, minutes }) => [at, minutes]),
          )
          for (const [index, sample] of rolled.entries()) {
            expect(sample.cpuPercent).toBeCloseTo(expected[index]!.cpuPercent, 3)
            expect(sample.memoryPercent).toBeCloseTo(expected[index]!.memoryPercent!, 3)
          }
          // And of these the average of everything is still the same.
          expect(averageOf(rolled).cpuPercent).toBeCloseTo(averageOf(samples).cpuPercent, 3)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('wait until a step has settled', async () => {
    const server = await tester.newServer('unknown')
    await write(
      server,
      minutesFrom(
        start,
        Array.from({ length: 10 }, () => 20),
      ),
    )
    await rollUp(tester.db, minutesAfter(start, 11))
    expect(await read(server, 'tenMinutes')).toEqual([])
    await rollUp(tester.db, minutesAfter(start, 12))
    expect(await read(server, 'tenMinutes')).toMatchObject([{ at: start, minutes: 10, cpuPercent: 20 }])
    expect(await read(server, 'hour')).toEqual([])
  })

  it('come out the same when they are made again', async () => {
    const server = await tester.newServer('unknown')
    await write(
      server,
      minutesFrom(
        start,
        Array.from({ length: 60 }, (_, index) => index),
      ),
    )
    await rollUp(tester.db, hours(2))
    const before = [await read(server, 'tenMinutes'), await read(server, 'hour')]
    await tester.db.updateTable('vm_metric_rollups').set({ rolled_until: start }).execute()
    await Promise.all([rollUp(tester.db, hours(2)), rollUp(tester.db, hours(2))])
    expect([await read(server, 'tenMinutes'), await read(server, 'hour')]).toEqual(before)
  })

  it('also cover what was sampled before a long downtime, before its minutes go', async () => {
    const server = await tester.newServer('unknown')
    await tester.sampleAt(start, idle)
    await write(
      server,
      minutesFrom(
        start,
        Array.from({ length: 60 }, () => 30),
      ),
    )
    await tester.sampleAt(hours(24 * 5), idle)
    expect(await read(server, 'hour')).toMatchObject([{ at: start, minutes: 60, cpuPercent: 30 }])
    expect(await read(server, 'tenMinutes')).toHaveLength(6)
    expect(await tester.minutesOf(server)).toEqual([])
  })

  it('keep the memory unknown where no minute knows it', async () => {
    const server = await tester.newServer('unknown')
    const samples = minutesFrom(start, [1, 2, 3]).map((sample) => ({ ...sample, memoryPercent: null }))
    await write(server, samples)
    await rollUp(tester.db, hours(2))
    expect(await read(server, 'hour')).toMatchObject([{ memoryPercent: null, minutes: 3 }])
  })
})

describe('partitions', () => {
  it('are made ahead, once, whoever comes first', async () => {
    await Promise.all([addNeededPartitions(tester.db, start), addNeededPartitions(tester.db, start)])
    expect(await tester.partitions()).toEqual(
      expect.arrayContaining(['vm_metrics_minute_20261115', 'vm_metrics_minute_20261116']),
    )
    const before = await tester.partitions()
    await addNeededPartitions(tester.db, hours(1))
    expect(await tester.partitions()).toEqual(before)
  })

  it('take rows through midnight', async () => {
    const server = await tester.newServer('off')
    for (const minutes of [0, 1, 2])
      await tester.sampleAt(minutesAfter(new Date('2026-11-15T23:59:10Z'), minutes), idle)
    expect((await tester.minutesOf(server)).map(({ at }) => at.toISOString().slice(11, 16))).toEqual([
      '23:58',
      '23:59',
      '00:00',
    ])
  })

  it('go when the last of their rows has had its time, and with them the rows', async () => {
    const server = await tester.newServer('off')
    await tester.sampleAt(start, idle)
    const { length } = await tester.minutesOf(server)
    expect(length).toBe(1)
    expect(await dropExpiredPartitions(tester.db, hours(48))).toEqual([])
    expect(await dropExpiredPartitions(tester.db, hours(24 * 3))).toEqual(['vm_metrics_minute_20261115'])
    expect(await tester.minutesOf(server)).toEqual([])
    expect(await dropExpiredPartitions(tester.db, hours(24 * 15))).toContain('vm_metrics_ten_minutes_20261115')
    await dropExpiredPartitions(tester.db, hours(24 * 120))
    expect(await tester.partitions()).toEqual([])
  })
})

// The embedded database has one connection: nobody else can be reading there.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'a long reader keeps a partition for a while, and nobody waits for it',
  async () => {
    await addNeededPartitions(tester.db, start)
    const drop = () => dropExpiredPartitions(tester.db, hours(24 * 3))
    const dropped = await tester.db.transaction().execute(async (reader) => {
      await reader.selectFrom('vm_metrics_minute').select('at').execute()
      return drop()
    })
    expect(dropped).toEqual([])
    expect(await drop()).toContain('vm_metrics_minute_20261115')
  },
)

it('steps begin where every other process has them begin', () => {
  expect(stepOf(new Date('2026-11-15T09:37:42Z'), 600)).toEqual(new Date('2026-11-15T09:30:00Z'))
})
