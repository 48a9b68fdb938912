import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { bringPower, type ServerCounters } from '../../ports/compute/hosts.engine.ts'
import { poll } from '../../ports/waiting.ts'
import { refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture, ComputeSubject } from './compute.fixture.ts'

const counted = ({ cpuSeconds, diskReadBytes, diskWriteBytes, networkInBytes, networkOutBytes }: ServerCounters) => [
  cpuSeconds,
  diskReadBytes,
  diskWriteBytes,
  networkInBytes,
  networkOutBytes,
]

const read = async (engine: ComputeEngine): Promise<ServerCounters> => {
  const counters = await engine.readCounters('vm-7-1', signal)
  if (!counters) throw new Error('a server that runs has counters')
  return counters
}

/** The counters of a server that has begun to do something: booting alone takes a processor and reads a disk. */
const readUsed = ({ engine, patienceMs }: ComputeSubject): Promise<ServerCounters> =>
  poll({ ...wait, signal: AbortSignal.timeout(patienceMs) }, async () => {
    const counters = await read(engine)
    return counters.cpuSeconds > 0 && counters.diskReadBytes > 0 ? counters : undefined
  })

/** What servers have used. */
export const describeCounterConformance = (name: string, { open, buildServer }: ComputeFixture): void => {
  describe(`${name}: counters`, () => {
    it('count what a running server uses, in numbers that can be', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const counters = await readUsed(subject)
      expect(counters.vcpus).toBe(subject.size.vcpus)
      for (const value of counted(counters)) {
        expect(Number.isFinite(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
      }
      const { memoryPercent } = counters
      expect(memoryPercent === null || (memoryPercent > 0 && memoryPercent <= 100)).toBe(true)
    })

    it('never go back while it runs, through whichever process they are read', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const engines = [subject.engine, await subject.openAnother()]
      let before = await readUsed(subject)
      for (let turn = 0; turn < 6; turn++) {
        const after = await read(engines[turn % 2]!)
        expect(after.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime())
        const previous = counted(before)
        for (const [index, value] of counted(after).entries()) expect(value).toBeGreaterThanOrEqual(previous[index]!)
        before = after
      }
    })

    it('are not there while it is off, and come back when it is on again', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      expect(await subject.engine.readCounters('vm-7-1', signal)).toBeUndefined()
      await bringPower(subject.engine, 'vm-7-1', 'start', wait)
      expect((await read(subject.engine)).vcpus).toBe(subject.size.vcpus)
    })

    it('are not found where there is no such server', async () => {
      const { engine } = await open()
      await expect(engine.readCounters('vm-7-404', signal)).rejects.toMatchObject(refusal('not_found'))
    })
  })
}
