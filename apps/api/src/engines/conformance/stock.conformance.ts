import { describe, expect, it } from 'vitest'
import type { Stock } from '../../ports/compute/stock.engine.ts'
import { signal } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'

const countsOf = ({ total, used, held }: Stock): number[] => [total, used, held ?? 0]

/** What a datacenter has in all. Others may use the same cloud meanwhile: it is at least what is known to be there. */
export const describeStockConformance = (name: string, { open, buildServer }: ComputeFixture): void => {
  describe(`${name}: stock`, () => {
    it('counts at least what stands there, in whole numbers, through whichever process it is read', async () => {
      const subject = await open()
      const { size } = subject
      await buildServer(subject, 1)
      for (const engine of [subject.engine, await subject.openAnother()]) {
        const { vcpus, memoryGb, ipv4, ...disks } = await engine.readStock(signal)
        const known = [vcpus, memoryGb, ipv4, ...Object.values(disks)].filter((stock) => stock !== null)
        expect(known).not.toEqual([])
        for (const count of known.flatMap(countsOf)) {
          expect(Number.isSafeInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(0)
        }
        expect(vcpus?.used ?? Infinity).toBeGreaterThanOrEqual(size.vcpus)
        expect(memoryGb?.used ?? Infinity).toBeGreaterThanOrEqual(size.memoryGb)
        expect(ipv4?.used ?? Infinity).toBeGreaterThanOrEqual(1)
      }
    })

    it('is not read for a caller who has gone', async () => {
      const reason = new Error('nobody waits for it')
      const { engine } = await open()
      await expect(engine.readStock(AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}
