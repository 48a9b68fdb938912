import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import type { AddressSpec } from '../../ports/compute/hosts.engine.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'

const four = (id: number): AddressSpec => ({ tag: `ip-7-${id}`, version: 4 })
const six = (id: number): AddressSpec => ({ tag: `ip-7-${id}`, version: 6 })

const usedIpv4 = async (engine: ComputeEngine) => (await engine.capacity(signal)).ipv4.used

/** Public addresses beyond the first. */
export const describeAddressConformance = (
  name: string,
  { open, buildServer, specFor, tagsOn }: ComputeFixture,
): void => {
  describe(`${name}: more addresses`, () => {
    it('are given in both versions, each its own, beside the first', async () => {
      const subject = await open()
      const { engine } = subject
      const { ipv4, ipv6 } = await buildServer(subject, 1, { withIpv6: true })
      const given: string[] = []
      for (const spec of [four(1), six(2), four(3), six(4)]) {
        given.push((await engine.addAddress('vm-7-1', spec, signal)).address)
      }
      expect(new Set([...given, ipv4, ipv6]).size).toBe(6)
      expect(given.map((address) => address.includes(':'))).toEqual([false, true, false, true])
      const listed = await engine.listAddresses('vm-7-1', signal)
      expect(listed.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(
        [four(1), six(2), four(3), six(4)].map((spec, at) => ({ ...spec, address: given[at] })),
      )
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ ipv4, ipv6 })
      expect(await usedIpv4(engine)).toBe(3)
    })

    it.each([four(1), six(1)])('are one per tag, however often they are asked for ($version)', async (spec) => {
      const subject = await open()
      await buildServer(subject, 1, { withIpv4: false })
      const results = await inTwoProcesses(subject, 6, (engine) => engine.addAddress('vm-7-1', spec, signal))
      const given = answersOf(results).map(({ address }) => address)
      expect(given).toHaveLength(6)
      expect(await subject.engine.listAddresses('vm-7-1', signal)).toEqual([{ ...spec, address: given[0] }])
      expect(new Set(given).size).toBe(1)
      expect(await usedIpv4(subject.engine)).toBe(spec.version === 4 ? 1 : 0)
    })

    it('refuse a tag of another server or version, and a server that is not there', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await engine.addAddress('vm-7-1', four(1), signal)
      await expect(engine.addAddress('vm-7-2', four(1), signal)).rejects.toMatchObject(refusal('duplicate'))
      await expect(engine.addAddress('vm-7-1', six(1), signal)).rejects.toMatchObject(refusal('duplicate'))
      await expect(engine.addAddress('vm-7-404', four(2), signal)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.listAddresses('vm-7-2', signal)).toEqual([])
      expect(await usedIpv4(engine)).toBe(3)
    })

    it('are of the same pool as first addresses: when it is empty neither is had, and nothing is half-kept', async () => {
      const subject = await open({ servers: 4, addresses: 2 })
      const { engine } = subject
      await buildServer(subject, 1)
      await engine.addAddress('vm-7-1', four(1), signal)
      await expect(engine.addAddress('vm-7-1', four(2), signal)).rejects.toMatchObject(refusal('no_address'))
      await expect(engine.createServer(specFor(subject, 2), signal)).rejects.toMatchObject(refusal('no_address'))
      expect(await engine.listAddresses('vm-7-1', signal)).toHaveLength(1)
      expect(await tagsOn(engine)).toEqual(['vm-7-1'])
      await engine.addAddress('vm-7-1', six(3), signal)
      expect(await usedIpv4(engine)).toBe(2)
    })

    it('go to one taker each, through two processes at once', async () => {
      const subject = await open({ servers: 4, addresses: 4 })
      await buildServer(subject, 1)
      const results = await inTwoProcesses(subject, 6, (engine, id) => engine.addAddress('vm-7-1', four(id), signal))
      const given = answersOf(results).map(({ address }) => address)
      expect(new Set(given).size).toBe(3)
      expect(given).toHaveLength(3)
      expect(await usedIpv4(subject.engine)).toBe(4)
    })

    it('are given back alone, which is fine with what is not there, and can be had again', async () => {
      const subject = await open({ servers: 4, addresses: 3 })
      const { engine } = subject
      const { ipv4 } = await buildServer(subject, 1)
      for (const spec of [four(1), four(2), six(3)]) await engine.addAddress('vm-7-1', spec, signal)
      for (const tag of ['ip-7-1', 'ip-7-1', 'ip-7-3', 'ip-7-404']) await engine.removeAddress(tag, signal)
      expect(await engine.listAddresses('vm-7-1', signal)).toMatchObject([four(2)])
      expect(await engine.getServer('vm-7-1', signal)).toMatchObject({ ipv4 })
      await engine.addAddress('vm-7-1', four(1), signal)
      expect(await usedIpv4(engine)).toBe(3)
    })

    it('move to another server as they are, once, and go with that one', async () => {
      const subject = await open({ servers: 4, addresses: 4 })
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      for (const spec of [four(1), six(2)]) await engine.addAddress('vm-7-1', spec, signal)
      const before = await engine.listAddresses('vm-7-1', signal)
      for (const tag of ['ip-7-1', 'ip-7-2', 'ip-7-1']) await engine.moveAddress(tag, 'vm-7-2', signal)
      const listed = await engine.listAddresses('vm-7-2', signal)
      expect(listed.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(
        before.toSorted((a, b) => a.tag.localeCompare(b.tag)),
      )
      expect(await engine.listAddresses('vm-7-1', signal)).toEqual([])
      for (const [tag, server] of [
        ['ip-7-404', 'vm-7-1'],
        ['ip-7-1', 'vm-7-404'],
      ] as const)
        await expect(engine.moveAddress(tag, server, signal)).rejects.toMatchObject(refusal('not_found'))
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await engine.listAddresses('vm-7-2', signal)).toHaveLength(2)
      await engine.deleteServer('vm-7-2', signal)
      await waitForServerGone(engine, 'vm-7-2', wait)
      expect(await usedIpv4(engine)).toBe(0)
    })

    it('go with their server, and their tags are free again', async () => {
      const subject = await open({ servers: 4, addresses: 2 })
      const { engine } = subject
      await buildServer(subject, 1)
      for (const spec of [four(1), six(2)]) await engine.addAddress('vm-7-1', spec, signal)
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await engine.listAddresses('vm-7-1', signal)).toEqual([])
      expect(await usedIpv4(engine)).toBe(0)
      await buildServer(subject, 2)
      for (const spec of [four(1), six(2)]) await engine.addAddress('vm-7-2', spec, signal)
      expect(await engine.listAddresses('vm-7-2', signal)).toHaveLength(2)
    })
  })
}
