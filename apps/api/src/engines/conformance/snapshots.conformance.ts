import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { bringPower, waitForServerAtRest, waitForServerSnapshot } from '../../ports/compute/hosts.engine.ts'
import { poll } from '../../ports/waiting.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture, ComputeSubject } from './compute.fixture.ts'

const spec = { tag: 'snap-7-1', serverTag: 'vm-7-1', name: 'before the change' }

const takeSnapshot = async (engine: ComputeEngine, change: Partial<typeof spec> = {}) => {
  const wanted = { ...spec, ...change }
  await engine.createServerSnapshot(wanted, signal)
  return waitForServerSnapshot(engine, wanted.tag, wait)
}

const untilSnapshotGone = (engine: ComputeEngine, tag: string) =>
  poll(wait, async () => ((await engine.getServerSnapshot(tag, signal)) ? undefined : true))

const atRest = (engine: ComputeEngine, tag = 'vm-7-1') => waitForServerAtRest(engine, tag, () => true, wait)

/** Snapshots of servers and the way back to them. */
export const describeSnapshotConformance = (name: string, { open, buildServer }: ComputeFixture): void => {
  describe(`${name}: snapshots of a server`, () => {
    it('are taken of a running and of a stopped server, which stays as it is', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      expect(await takeSnapshot(subject.engine)).toMatchObject({ ...spec, state: 'available', fault: null })
      expect(await atRest(subject.engine)).toMatchObject({ state: 'active' })
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await takeSnapshot(subject.engine, { tag: 'snap-7-2' })
      expect(await atRest(subject.engine)).toMatchObject({ state: 'stopped' })
    })

    it('tell how many GB they hold, which is no more than the disk; what was never taken tells nothing', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const { sizeGb } = await takeSnapshot(subject.engine)
      expect(sizeGb).toSatisfy(Number.isInteger)
      expect(sizeGb).toBeGreaterThan(0)
      expect(sizeGb).toBeLessThanOrEqual(subject.size.diskGb)
      expect(await subject.engine.getServerSnapshot('snap-7-404', signal)).toBeUndefined()
    })

    it('are one per tag, however often they are asked for, through two processes', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      expect(await subject.engine.getServerSnapshot(spec.tag, signal)).toBeUndefined()
      const made = answersOf(await inTwoProcesses(subject, 6, (engine) => engine.createServerSnapshot(spec, signal)))
      expect(made).toHaveLength(6)
      const { ref } = await waitForServerSnapshot(subject.engine, spec.tag, wait)
      expect(new Set(made.map((answer) => answer.ref))).toEqual(new Set([ref]))
      expect(await subject.engine.createServerSnapshot(spec, signal)).toEqual({ ref })
    })

    it('refuse the tag of another server’s snapshot and a server that is not there', async () => {
      const subject = await open()
      for (const id of [1, 2]) await buildServer(subject, id)
      await takeSnapshot(subject.engine)
      const create = (serverTag: string, tag = spec.tag) =>
        subject.engine.createServerSnapshot({ ...spec, tag, serverTag }, signal)
      await expect(create('vm-7-2')).rejects.toMatchObject(refusal('duplicate'))
      await expect(create('vm-7-404', 'snap-7-2')).rejects.toMatchObject(refusal('not_found'))
      expect(await subject.engine.getServerSnapshot('snap-7-2', signal)).toBeUndefined()
    })

    it('are deleted for good, which is fine with what is gone or never was, and frees the tag', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const first = await takeSnapshot(subject.engine)
      for (const tag of [spec.tag, spec.tag, 'snap-7-404']) await subject.engine.deleteServerSnapshot(tag, signal)
      await untilSnapshotGone(subject.engine, spec.tag)
      await subject.engine.deleteServerSnapshot(spec.tag, signal)
      expect((await takeSnapshot(subject.engine)).ref).not.toBe(first.ref)
    })
  })

  describe(`${name}: reverting`, () => {
    const grown = ({ size }: ComputeSubject) => ({ ...size, vcpus: 2 * size.vcpus, diskGb: 2 * size.diskGb })
    const revert = (engine: ComputeEngine, revision: string, snapshotTag = spec.tag, tag = 'vm-7-1') =>
      engine.revertServer(tag, { snapshotTag, revision }, signal)

    /** A snapshot, then another system on a larger disk. */
    const changeAfterSnapshot = async (subject: ComputeSubject) => {
      const { engine, otherImage } = subject
      const before = await buildServer(subject, 1, { dataDisks: [{ tag: 'disk-7-1', sizeGb: 5 }] })
      await takeSnapshot(engine)
      await engine.resizeServer('vm-7-1', grown(subject), signal)
      await atRest(engine)
      await engine.rebuildServer('vm-7-1', { image: otherImage, revision: 'r1' }, signal)
      await atRest(engine)
      return before
    }

    it('brings the system back as it was; the size, other disks and addresses stay', async () => {
      const subject = await open()
      const before = await changeAfterSnapshot(subject)
      await revert(subject.engine, 'r2')
      expect(await atRest(subject.engine)).toEqual({ ...before, ...grown(subject), revision: 'r2' })
      expect(await subject.engine.capacity(signal)).toMatchObject({ diskGb: { used: grown(subject).diskGb + 5 } })
      expect(await subject.engine.getServerSnapshot(spec.tag, signal)).toMatchObject({ state: 'available' })
    })

    it('leaves a stopped server stopped', async () => {
      const subject = await open()
      await changeAfterSnapshot(subject)
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await revert(subject.engine, 'r2')
      expect(await atRest(subject.engine)).toMatchObject({ state: 'stopped', image: subject.image })
    })

    it('is one revert per revision, however often it is asked for, through two processes', async () => {
      const subject = await open()
      await changeAfterSnapshot(subject)
      const results = await inTwoProcesses(subject, 4, (engine) => revert(engine, 'r2'))
      expect(answersOf(results)).toHaveLength(4)
      await atRest(subject.engine)
      await subject.engine.rebuildServer('vm-7-1', { image: subject.otherImage, revision: 'r3' }, signal)
      await atRest(subject.engine)
      await revert(subject.engine, 'r3')
      expect(await atRest(subject.engine)).toMatchObject({ image: subject.otherImage, revision: 'r3' })
    })

    it('refuses what is not a snapshot of this server, and a server that is not there', async () => {
      const subject = await open()
      for (const id of [1, 2]) await buildServer(subject, id)
      await takeSnapshot(subject.engine, { serverTag: 'vm-7-2' })
      await expect(revert(subject.engine, 'r1')).rejects.toMatchObject(refusal('not_found'))
      await expect(revert(subject.engine, 'r1', 'snap-7-404')).rejects.toMatchObject(refusal('not_found'))
      await expect(revert(subject.engine, 'r1', spec.tag, 'vm-7-404')).rejects.toMatchObject(refusal('not_found'))
      expect(await subject.engine.getServer('vm-7-1', signal)).toMatchObject({ state: 'active', revision: null })
    })
  })
}
