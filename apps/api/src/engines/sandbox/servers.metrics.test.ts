import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerMetricsSample } from '../../areas/vm/hosts/hosts.engine.ts'
import { openSandboxCompute, type SandboxComputeOptions } from './compute.ts'
import { openSandboxAt, openStore, serverSpec as spec, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()
const openAt = (start: string, change?: Partial<SandboxComputeOptions>) => openSandboxAt(store, start, change)

describe('metrics', () => {
  const range = { from: new Date('2026-11-15T00:00:00Z'), to: new Date('2026-11-17T00:00:00Z'), stepSeconds: 300 }
  const twoDays = async () => {
    const sandbox = await openAt('2026-11-14T12:00:00Z')
    await sandbox.engine.createServer(spec, signal)
    sandbox.pass(3 * 24 * 3600)
    return { ...sandbox, samples: await sandbox.engine.metrics(spec.tag, range, signal) }
  }
  const average = (samples: ServerMetricsSample[]) =>
    samples.reduce((sum, sample) => sum + sample.cpuPercent, 0) / samples.length

  it('covers the range evenly with plausible numbers', async () => {
    const { samples } = await twoDays()
    expect(samples).toHaveLength(2 * 288)
    expect(samples[0]?.at).toEqual(range.from)
    for (const { at: _, ...values } of samples) {
      expect(Object.values(values).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(Math.max(values.cpuPercent, values.memoryPercent)).toBeLessThanOrEqual(100)
    }
  })

  it('is the same for every reader and at every step', async () => {
    const { engine, options, samples } = await twoDays()
    expect(await (await openSandboxCompute(options)).metrics(spec.tag, range, signal)).toEqual(samples)
    const coarse = await engine.metrics(spec.tag, { ...range, stepSeconds: 3600 }, signal)
    expect(coarse).toEqual(samples.filter(({ at }) => at.getTime() % 3_600_000 === 0))
  })

  it('is busier by day in Tehran than before dawn', async () => {
    const { samples } = await twoDays()
    const between = (from: number, to: number) =>
      samples.filter(({ at }) => at.getUTCHours() >= from && at.getUTCHours() < to)
    expect(average(between(11, 17))).toBeGreaterThan(1.3 * average(between(0, 5)))
  })

  it('has nothing from before the server was built or after now', async () => {
    const { engine, pass } = await openAt('2026-11-15T12:00:00Z')
    await engine.createServer(spec, signal)
    pass(3600)
    const samples = await engine.metrics(spec.tag, range, signal)
    expect(samples.map(({ at }) => at.toISOString()).slice(0, 1)).toEqual(['2026-11-15T12:05:00.000Z'])
    expect(samples).toHaveLength(11)
  })

  it('stays zero while the server is off, also when it is on again', async () => {
    const { engine, pass } = await openAt('2026-11-15T00:00:00Z')
    await engine.createServer(spec, signal)
    pass(3600)
    await engine.powerServer(spec.tag, 'stop', signal)
    pass(3600)
    await engine.powerServer(spec.tag, 'start', signal)
    pass(3600)
    const busy = (await engine.metrics(spec.tag, range, signal)).map(({ memoryPercent }) => memoryPercent > 0)
    expect(busy).toEqual([...Array(12).fill(true), ...Array(12).fill(false), ...Array(11).fill(true)])
  })

  it('goes on through another size, with a gap where the server restarted', async () => {
    const { engine, pass } = await openAt('2026-11-15T00:00:00Z', { delayFactor: 60 }) // a restart of ten minutes
    await engine.createServer(spec, signal)
    pass(3600)
    const before = await engine.metrics(spec.tag, range, signal)
    await engine.resizeServer(spec.tag, { vcpus: 2, memoryGb: 4, diskGb: 25 }, signal)
    pass(1800)
    const samples = await engine.metrics(spec.tag, range, signal)
    expect(samples.slice(0, before.length)).toEqual(before)
    const busy = samples.slice(before.length).map(({ memoryPercent }) => memoryPercent > 0)
    expect(busy).toEqual([false, false, true, true, true, true])
  })

  it('has no gap when only the disk grows', async () => {
    const { engine, pass } = await openAt('2026-11-15T00:00:00Z', { delayFactor: 200 })
    await engine.createServer(spec, signal)
    pass(3600)
    await engine.resizeServer(spec.tag, { vcpus: 1, memoryGb: 2, diskGb: 50 }, signal)
    pass(1800)
    const samples = await engine.metrics(spec.tag, range, signal)
    expect(samples).toHaveLength(10)
    expect(samples.every(({ memoryPercent }) => memoryPercent > 0)).toBe(true)
  })
})
