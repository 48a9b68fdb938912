import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import { waitForVolume, waitForVolumeGone } from '../../ports/compute/volumes.engine.ts'
import type { EngineVolume } from '../../ports/compute/volumes.engine.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { describeVolumeCopies } from './volume-copies.conformance.ts'
import { describeVolumeFailures } from './volume-failures.conformance.ts'
import { attach, detach, makeVolume, turnOff, usedDiskGb, volumeSpec, volumeTagsOn } from './volumes.fixture.ts'

const maxVolumesPerServer = 16

/** What volumes must do on every compute engine. */
export const describeVolumeConformance = (name: string, fixture: ComputeFixture): void => {
  describeCreating(name, fixture)
  describeGrowing(name, fixture)
  describeAttaching(name, fixture)
  describeDetachingAndDeleting(name, fixture)
  describeVolumeCopies(name, fixture)
  describeVolumeFailures(name, fixture)
}

const describeCreating = (name: string, { open, specFor }: ComputeFixture) => {
  describe(`${name}: creating volumes`, () => {
    it('makes what was asked for, attached to nothing', async () => {
      const { engine } = await open()
      expect(await engine.getVolume('vol-7-1', signal)).toBeUndefined()
      const volume = await makeVolume(engine, 1)
      expect(volume).toMatchObject({ ...volumeSpec(1), state: 'available', serverTag: null, device: null })
      expect(volume).toMatchObject({
        ref: expect.any(String),
        createdAt: expect.any(Date),
        revision: null,
        fault: null,
      })
    })

    it('answers the same volume when asked again, also after it was made', async () => {
      const { engine } = await open()
      const first = await engine.createVolume(volumeSpec(1), signal)
      expect(await engine.createVolume(volumeSpec(1), signal)).toEqual(first)
      expect(await makeVolume(engine, 1)).toMatchObject(first)
      expect(await volumeTagsOn(engine)).toEqual(['vol-7-1'])
    })

    it('makes one volume of many requests at once, through two processes', async () => {
      const subject = await open()
      const made = answersOf(await inTwoProcesses(subject, 8, (engine) => engine.createVolume(volumeSpec(1), signal)))
      expect(made).toHaveLength(8)
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await usedDiskGb(subject.engine)).toBe(1)
    })

    it('refuses another size under a taken tag, and a size that is none', async () => {
      const { engine } = await open()
      await makeVolume(engine, 1)
      await expect(engine.createVolume(volumeSpec(1, 2), signal)).rejects.toMatchObject(refusal('duplicate'))
      await expect(engine.createVolume(volumeSpec(2, 0), signal)).rejects.toMatchObject(refusal('invalid'))
      expect(await volumeTagsOn(engine)).toEqual(['vol-7-1'])
    })

    it('shares the disks with the servers, refuses what does not fit, and takes it once there is room again', async () => {
      const subject = await open({ servers: 1, addresses: 1 })
      const { engine, size } = subject
      await makeVolume(engine, 1, size.diskGb)
      await expect(engine.createVolume(volumeSpec(2, 1), signal)).rejects.toMatchObject(refusal('no_capacity'))
      await expect(engine.createServer(specFor(subject, 1), signal)).rejects.toMatchObject(refusal('no_capacity'))
      expect(await volumeTagsOn(engine)).toEqual(['vol-7-1'])
      await engine.deleteVolume('vol-7-1', signal)
      await waitForVolumeGone(engine, 'vol-7-1', wait)
      await makeVolume(engine, 2, size.diskGb)
      expect(await usedDiskGb(engine)).toBe(size.diskGb)
    })

    it('never fills beyond its room, however many ask at once through two processes', async () => {
      const subject = await open({ servers: 3, addresses: 1 })
      const create = (engine: ComputeEngine, id: number) =>
        engine.createVolume(volumeSpec(id, subject.size.diskGb), signal)
      expect(answersOf(await inTwoProcesses(subject, 8, create))).toHaveLength(3)
      expect(await volumeTagsOn(subject.engine)).toHaveLength(3)
      expect(await usedDiskGb(subject.engine)).toBe(3 * subject.size.diskGb)
    })

    it('lists every volume once, page by page', async () => {
      const { engine } = await open()
      for (const id of [1, 2, 3, 4, 5]) await engine.createVolume(volumeSpec(id), signal)
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await engine.listVolumes({ after, limit: 2 }, signal)
        expect(page.volumes.length).toBeLessThanOrEqual(2)
        seen.push(...page.volumes.map(({ tag }) => tag))
        after = page.next
      } while (after)
      expect(seen.sort()).toEqual(['vol-7-1', 'vol-7-2', 'vol-7-3', 'vol-7-4', 'vol-7-5'])
    })
  })
}

const describeGrowing = (name: string, { open, buildServer }: ComputeFixture) => {
  const grow = async (engine: ComputeEngine, tag: string, sizeGb: number) => {
    await engine.growVolume(tag, sizeGb, signal)
    return waitForVolume(engine, tag, (volume) => volume.sizeGb === sizeGb, wait)
  }

  describe(`${name}: growing volumes`, () => {
    it('grows, free or attached, and is fine with the size it has', async () => {
      const subject = await open()
      const { engine } = subject
      await makeVolume(engine, 1)
      expect(await grow(engine, 'vol-7-1', 2)).toMatchObject({ state: 'available', sizeGb: 2 })
      await buildServer(subject, 1)
      await attach(engine, 'vol-7-1', 'vm-7-1')
      for (const _ of ['once', 'again']) {
        expect(await grow(engine, 'vol-7-1', 3)).toMatchObject({ state: 'attached', serverTag: 'vm-7-1', sizeGb: 3 })
      }
      expect(await usedDiskGb(engine)).toBe(3 + subject.size.diskGb)
    })

    it('refuses to shrink, to grow beyond the room, and to grow what is not there', async () => {
      const { engine, size } = await open({ servers: 1, addresses: 1 })
      await makeVolume(engine, 1, 2)
      const growTo = (tag: string, sizeGb: number) => engine.growVolume(tag, sizeGb, signal)
      await expect(growTo('vol-7-1', 1)).rejects.toMatchObject(refusal('refused'))
      await expect(growTo('vol-7-1', size.diskGb + 1)).rejects.toMatchObject(refusal('no_capacity'))
      await expect(growTo('vol-7-404', 3)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ state: 'available', sizeGb: 2 })
    })

    it('gives the last room to one of two, through two processes at once', async () => {
      const subject = await open({ servers: 1, addresses: 1 })
      for (const id of [0, 1]) await makeVolume(subject.engine, id, 1)
      const last = subject.size.diskGb - 1
      const growToLast = (engine: ComputeEngine, id: number) => engine.growVolume(`vol-7-${id}`, last, signal)
      expect(answersOf(await inTwoProcesses(subject, 2, growToLast))).toHaveLength(1)
      expect(await usedDiskGb(subject.engine)).toBe(subject.size.diskGb)
    })
  })
}

const describeAttaching = (name: string, { open, buildServer }: ComputeFixture) => {
  describe(`${name}: attaching volumes`, () => {
    it('is there under a name of its own, on a running and on a stopped server, also when asked again', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      for (const id of [1, 2]) await makeVolume(engine, id)
      const first = await attach(engine, 'vol-7-1', 'vm-7-1')
      expect(first).toMatchObject({ state: 'attached', serverTag: 'vm-7-1' })
      expect(await attach(engine, 'vol-7-1', 'vm-7-1')).toEqual(first)
      await turnOff(engine, 'vm-7-1')
      const second = await attach(engine, 'vol-7-2', 'vm-7-1')
      // `vdb`, `sdb` or `xvdb`, by what the engine plugs it into.
      const isDevice = expect.stringMatching(/^\/dev\/[a-z]+d[b-z]$/)
      expect([first.device, second.device]).toEqual([isDevice, isDevice])
      expect(first.device).not.toBe(second.device)
    })

    it('refuses a volume that another server has, and what is not there', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await makeVolume(engine, 1)
      await attach(engine, 'vol-7-1', 'vm-7-1')
      const ask = (tag: string, serverTag: string) => engine.attachVolume(tag, serverTag, signal)
      await expect(ask('vol-7-1', 'vm-7-2')).rejects.toMatchObject(refusal('in_use'))
      await expect(ask('vol-7-404', 'vm-7-1')).rejects.toMatchObject(refusal('not_found'))
      await makeVolume(engine, 2)
      await expect(ask('vol-7-2', 'vm-7-404')).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ serverTag: 'vm-7-1' })
      expect(await engine.getVolume('vol-7-2', signal)).toMatchObject({ state: 'available', serverTag: null })
    })

    it(`holds ${maxVolumesPerServer} on one server, each under its own name, however many ask at once`, async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const count = maxVolumesPerServer + 2
      for (let id = 0; id < count; id++) await makeVolume(subject.engine, id, 1)
      const results = await inTwoProcesses(subject, count, (engine, id) =>
        engine.attachVolume(`vol-7-${id}`, 'vm-7-1', signal),
      )
      const refused = results.filter((result) => result.status === 'rejected')
      expect(refused.map(({ reason }) => reason)).toMatchObject([refusal('refused'), refusal('refused')])
      const { volumes } = await subject.engine.listVolumes({ limit: 100 }, signal)
      const held = volumes.filter((volume) => volume.serverTag === 'vm-7-1')
      expect(new Set(held.map(({ device }) => device)).size).toBe(maxVolumesPerServer)
    })

    it('goes to one of two servers that ask at once, through two processes', async () => {
      const subject = await open()
      for (const id of [0, 1]) await buildServer(subject, id)
      await makeVolume(subject.engine, 1)
      const results = await inTwoProcesses(subject, 6, async (engine, turn) => {
        const serverTag = `vm-7-${turn % 2}`
        await engine.attachVolume('vol-7-1', serverTag, signal)
        return serverTag
      })
      const winners = answersOf(results)
      expect(new Set(winners).size).toBe(1)
      const isAttached = ({ state }: EngineVolume) => state === 'attached'
      expect(await waitForVolume(subject.engine, 'vol-7-1', isAttached, wait)).toMatchObject({ serverTag: winners[0] })
    })

    it('is let go of, and kept, when its server is deleted', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await makeVolume(engine, 1)
      await attach(engine, 'vol-7-1', 'vm-7-1')
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      const isFree = ({ state }: EngineVolume) => state === 'available'
      expect(await waitForVolume(engine, 'vol-7-1', isFree, wait)).toMatchObject({ serverTag: null, device: null })
      // A new server under the old tag starts without them.
      await buildServer(subject, 1)
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ state: 'available', serverTag: null })
      expect(await attach(engine, 'vol-7-1', 'vm-7-2')).toMatchObject({ serverTag: 'vm-7-2' })
    })
  })
}

const describeDetachingAndDeleting = (name: string, { open, buildServer }: ComputeFixture) => {
  describe(`${name}: detaching volumes`, () => {
    it('frees it for another server, and is fine when it is free already', async () => {
      const subject = await open()
      const { engine } = subject
      for (const id of [1, 2]) await buildServer(subject, id)
      await makeVolume(engine, 1)
      await engine.detachVolume('vol-7-1', signal)
      const { device } = await attach(engine, 'vol-7-1', 'vm-7-1')
      for (const _ of ['once', 'again']) {
        expect(await detach(engine, 'vol-7-1')).toMatchObject({ serverTag: null, device: null })
      }
      expect(await attach(engine, 'vol-7-1', 'vm-7-2')).toMatchObject({ serverTag: 'vm-7-2', device })
    })

    it('does not find what is not there', async () => {
      const { engine } = await open()
      await expect(engine.detachVolume('vol-7-404', signal)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getVolume('vol-7-404', signal)).toBeUndefined()
    })
  })

  describe(`${name}: deleting volumes`, () => {
    it('leaves no volume and no capacity behind, and frees the tag', async () => {
      const { engine } = await open()
      const first = await makeVolume(engine, 1)
      await engine.deleteVolume('vol-7-1', signal)
      await waitForVolumeGone(engine, 'vol-7-1', wait)
      expect(await volumeTagsOn(engine)).toEqual([])
      expect(await usedDiskGb(engine)).toBe(0)
      expect((await makeVolume(engine, 1, 2)).ref).not.toBe(first.ref)
    })

    it('is fine with what is gone, what never was and what is still being made', async () => {
      const { engine } = await open()
      await engine.createVolume(volumeSpec(1), signal)
      expect(await volumeTagsOn(engine)).toEqual(['vol-7-1'])
      for (const tag of ['vol-7-1', 'vol-7-1', 'vol-7-404']) await engine.deleteVolume(tag, signal)
      await waitForVolumeGone(engine, 'vol-7-1', wait)
      await engine.deleteVolume('vol-7-1', signal)
      expect(await volumeTagsOn(engine)).toEqual([])
    })

    it('refuses what is attached, and keeps it', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await makeVolume(engine, 1)
      const attached = await attach(engine, 'vol-7-1', 'vm-7-1')
      await expect(engine.deleteVolume('vol-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      expect(await engine.getVolume('vol-7-1', signal)).toEqual(attached)
    })
  })
}
