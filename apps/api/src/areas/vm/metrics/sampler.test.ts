import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '../../../db/connection.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import {
  CountingCloud,
  minutesAfter,
  openMetricsTester,
  steadyCounters,
  steadyRates,
  type MetricsTester,
} from './metrics.fixture.ts'

let tester: MetricsTester
beforeAll(async () => {
  tester = await openMetricsTester()
})
beforeEach(() => tester.forget())
afterAll(() => tester.close())

const start = new Date('2026-11-15T09:00:05Z')
const minute = (minutes: number) => minutesAfter(start, minutes)
/** The beginning of the minute that the round of `minute(minutes)` measures. */
const measured = (minutes: number) => minutesAfter(new Date('2026-11-15T09:00:00Z'), minutes - 1)

/** Whose counters stand at the moment of the round. */
const steadyCloud = () => {
  let now = start
  const cloud = new CountingCloud(async () => steadyCounters(new Date('2026-11-01T00:00:00Z'), now))
  const round = (minutes: number, log?: Logger) => {
    now = minute(minutes)
    return tester.sampleAt(now, cloud, log && { log })
  }
  return { cloud, round }
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

const warnings = () => {
  const lines: { details: Record<string, unknown>; line: string }[] = []
  const warn = (details: Record<string, unknown>, line: string) => void lines.push({ details, line })
  const log = { debug: () => {}, info: () => {}, error: () => {}, warn } as unknown as Logger
  return { lines, log }
}

describe('sampling', () => {
  it('writes from the second look on what the minute before was like', async () => {
    const server = await tester.newServer()
    const { round } = steadyCloud()
    await round(0)
    expect(await tester.minutesOf(server)).toEqual([])
    await round(1)
    await round(2)
    const samples = await tester.minutesOf(server)
    expect(samples.map(({ at }) => at)).toEqual([measured(1), measured(2)])
    for (const sample of samples) expect(sample).toMatchObject(steadyRates)
  })

  it('looks once a minute, however many workers there are', async () => {
    await tester.newServer()
    const { cloud } = steadyCloud()
    await Promise.all([minute(0), minute(0), minute(0)].map((now) => tester.sampleAt(now, cloud)))
    await tester.sampleAt(minute(0.5), cloud)
    expect(cloud.asked).toHaveLength(1)
    await Promise.all([minute(1), minute(1)].map((now) => tester.sampleAt(now, cloud)))
    expect(cloud.asked).toHaveLength(2)
    // One whose clock is behind has nothing to add.
    await tester.sampleAt(minute(0), cloud)
    expect(cloud.asked).toHaveLength(2)
  })

  it('writes zeros for what is off and nothing for what is unknown, without asking', async () => {
    const off = await tester.newServer('off')
    const unknown = await tester.newServer('unknown')
    const { cloud, round } = steadyCloud()
    await round(0)
    expect(cloud.asked).toEqual([])
    expect(await tester.minutesOf(unknown)).toEqual([])
    const zeros = Object.fromEntries(Object.keys(steadyRates).map((name) => [name, 0]))
    expect(await tester.minutesOf(off)).toMatchObject([{ at: measured(0), ...zeros }])
  })

  it('leaves a gap where there was nothing to count, and where the counters began again', async () => {
    const server = await tester.newServer()
    const { cloud, round } = steadyCloud()
    const steady = cloud.answer
    await round(0)
    await round(1)
    cloud.answer = async () => undefined
    await round(2)
    cloud.answer = async () => steadyCounters(minute(2), minute(3))
    await round(3)
    cloud.answer = async () => steadyCounters(minute(2), minute(4))
    await round(4)
    cloud.answer = steady
    expect((await tester.minutesOf(server)).map(({ at }) => at)).toEqual([measured(1), measured(4)])
  })

  it('leaves a gap for the time in which nobody looked', async () => {
    const server = await tester.newServer()
    const { round } = steadyCloud()
    for (const minutes of [0, 1, 60, 61]) await round(minutes)
    expect((await tester.minutesOf(server)).map(({ at }) => at)).toEqual([measured(1), measured(61)])
  })

  it('does not look at servers that are deleted or in the bin', async () => {
    const deleted = await tester.newServer()
    const binned = await tester.newServer()
    await tester.db.updateTable('vm_hosts').set({ deleted_at: start }).where('id', '=', deleted.id).execute()
    const inBin = { binned_at: start, bin_until: minute(60) }
    await tester.db.updateTable('vm_hosts').set(inBin).where('id', '=', binned.id).execute()
    const { cloud, round } = steadyCloud()
    await round(0)
    expect(cloud.asked).toEqual([])
  })
})

describe('a cloud in trouble', () => {
  it('costs a gap for the servers that could not be read, and one line', async () => {
    const servers = [await tester.newServer(), await tester.newServer(), await tester.newServer()]
    const { cloud, round } = steadyCloud()
    const { lines, log } = warnings()
    const steady = cloud.answer
    await round(0, log)
    cloud.answer = async (tag, signal) => {
      if (tag !== tester.tagOf(servers[0]!)) throw new EngineError('unreachable', 'no answer')
      return steady(tag, signal)
    }
    await round(1, log)
    expect(lines).toMatchObject([{ details: { datacenterId: 1, failed: 2, of: 3 } }])
    cloud.answer = steady
    await round(2, log)
    expect(lines).toHaveLength(1)
    expect(await tester.minutesOf(servers[0]!)).toHaveLength(2)
    // One look was lost: what was used since the one before it is known all the same.
    expect((await tester.minutesOf(servers[1]!)).map(({ at }) => at)).toEqual([measured(2)])
    expect(await tester.minutesOf(servers[1]!)).toMatchObject([steadyRates])
  })

  it('says nothing of a server that the cloud does not have', async () => {
    await tester.newServer()
    const { cloud, round } = steadyCloud()
    const { lines, log } = warnings()
    cloud.answer = async () => {
      throw new EngineError('not_found', 'no such server')
    }
    await round(0, log)
    expect(lines).toEqual([])
  })

  it('is asked at most eight things at a time', async () => {
    for (let server = 0; server < 30; server++) await tester.newServer()
    const { cloud, round } = steadyCloud()
    const steady = cloud.answer
    cloud.answer = async (tag, signal) => {
      await new Promise((done) => setTimeout(done, 2))
      return steady(tag, signal)
    }
    await round(0)
    expect(cloud.asked).toHaveLength(30)
    expect(cloud.mostUnderWay).toBe(8)
  })

  it('does not hold a round longer than it may take, and those that waited come first in the next', async () => {
    for (let server = 0; server < 12; server++) await tester.newServer()
    const { cloud } = steadyCloud()
    const { lines, log } = warnings()
    cloud.answer = async (tag, signal) => {
      if (cloud.asked.indexOf(tag) < 4) return steadyCounters(start, minute(1))
      return untilAborted(signal)
    }
    const began = Date.now()
    await tester.sampleAt(minute(0), cloud, { log, roundMs: 100 })
    expect(Date.now() - began).toBeLessThan(5000)
    expect(lines).toMatchObject([{ details: { failed: 8, of: 12 } }])
    const answered = cloud.asked.slice(0, 4)
    cloud.asked.length = 0
    cloud.answer = async () => steadyCounters(start, minute(2))
    await tester.sampleAt(minute(1), cloud, { log })
    expect(cloud.asked.slice(8).toSorted()).toEqual(answered.toSorted())
  })

  it('does not keep a worker from stopping', async () => {
    await tester.newServer()
    const { lines, log } = warnings()
    const stopping = new AbortController()
    const cloud = new CountingCloud((_, signal) => {
      setTimeout(() => stopping.abort(), 5)
      return untilAborted(signal)
    })
    await tester.sampleAt(minute(0), cloud, { log, signal: stopping.signal })
    expect(lines).toEqual([])
  })

  it('is one line also where a datacenter has no engine at all', async () => {
    await tester.newServer()
    const { lines, log } = warnings()
    const { cloud } = steadyCloud()
    cloud.compute = () => {
      throw new Error('there is no engine')
    }
    await tester.sampleAt(minute(0), cloud, { log })
    const datacenterIds = lines.map(({ details }) => details['datacenterId'])
    expect(datacenterIds).toContain(1)
    expect(new Set(datacenterIds).size).toBe(lines.length)
  })
})
