import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerCounters } from '../../ports/compute/hosts.engine.ts'
import { openSandboxCompute, type SandboxComputeOptions } from './compute.ts'
import { countersSince } from './servers.metrics.ts'
import { openSandboxAt, openStore, serverSpec as spec, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()
const openAt = (start: string, change?: Partial<SandboxComputeOptions>) => openSandboxAt(store, start, change)

const counted = ['cpuSeconds', 'diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const

describe('counters', () => {
  const running = async (start: string, change?: Partial<SandboxComputeOptions>) => {
    const sandbox = await openAt(start, change)
    await sandbox.engine.createServer(spec, signal)
    const read = () => sandbox.engine.readCounters(spec.tag, signal)
    const mustRead = async (): Promise<ServerCounters> => (await read())!
    return { ...sandbox, read, mustRead }
  }

  /** Two days of a server that was turned on at midnight, UTC. */
  const twoDays = (stepSeconds: number) => {
    const since = new Date('2026-11-15T00:00:00Z')
    const looks = Array.from({ length: (48 * 3600) / stepSeconds + 1 }, (_, step) =>
      countersSince(spec, since, new Date(since.getTime() + step * stepSeconds * 1000)),
    )
    return looks.slice(1).map((after, index) => ({ before: looks[index]!, after }))
  }

  it('grow in every second, by what a machine of this size can do', () => {
    for (const { before, after } of twoDays(60)) {
      for (const name of counted) expect(after[name]).toBeGreaterThan(before[name])
      expect(after.cpuSeconds - before.cpuSeconds).toBeLessThanOrEqual(60 * spec.vcpus)
      expect(after.memoryPercent).toBeGreaterThan(0)
      expect(after.memoryPercent).toBeLessThanOrEqual(100)
    }
  })

  it('are the same from another process', async () => {
    const { options, mustRead, pass } = await running('2026-11-14T12:00:00Z')
    pass(90 * 24 * 3600)
    const another = await openSandboxCompute(options)
    expect(await another.readCounters(spec.tag, signal)).toEqual(await mustRead())
  })

  it('are busier by day in Tehran than before dawn, with a spike now and then', () => {
    const use = twoDays(300).map(({ before, after }) => ({
      hour: before.at.getUTCHours(),
      share: (after.cpuSeconds - before.cpuSeconds) / 300,
    }))
    const average = (from: number, to: number) => {
      const shares = use.filter(({ hour }) => hour >= from && hour < to).map(({ share }) => share)
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    }
    expect(average(11, 17)).toBeGreaterThan(1.2 * average(0, 5))
    expect(Math.max(...use.map(({ share }) => share))).toBeGreaterThan(1.4 * average(0, 24))
  })

  it('are not there while it is being built or off, and begin again when it is turned on', async () => {
    const { engine, read, mustRead, pass } = await running('2026-11-15T00:00:00Z')
    expect(await read()).toBeUndefined()
    pass(3600)
    const before = await mustRead()
    await engine.powerServer(spec.tag, 'stop', signal)
    pass(3600)
    expect(await read()).toBeUndefined()
    await engine.powerServer(spec.tag, 'start', signal)
    pass(60)
    expect((await mustRead()).networkOutBytes).toBeLessThan(before.networkOutBytes)
  })

  it('begin again with another size, which restarts the server', async () => {
    const { engine, read, mustRead, pass } = await running('2026-11-15T00:00:00Z')
    pass(3600)
    const before = await mustRead()
    await engine.resizeServer(spec.tag, { vcpus: 2, memoryGb: 4, diskGb: 25 }, signal)
    expect(await read()).toBeUndefined()
    pass(60)
    const after = await mustRead()
    expect(after.vcpus).toBe(2)
    expect(after.networkInBytes).toBeLessThan(before.networkInBytes)
  })

  it('go on when only the disk grows', async () => {
    const { engine, mustRead, pass } = await running('2026-11-15T00:00:00Z', { delayFactor: () => 200 })
    pass(3600)
    const before = await mustRead()
    await engine.resizeServer(spec.tag, { vcpus: 1, memoryGb: 2, diskGb: 50 }, signal)
    pass(60)
    expect((await mustRead()).diskWriteBytes).toBeGreaterThan(before.diskWriteBytes)
  })
})
