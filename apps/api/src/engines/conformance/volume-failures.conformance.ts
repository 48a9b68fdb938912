import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForCopyGone, waitForVolume, waitForVolumeGone } from '../../ports/compute/volumes.engine.ts'
import type { EngineVolume, VolumePort } from '../../ports/compute/volumes.engine.ts'
import { retrying, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { createFaults, withFaults } from './faults.ts'
import { attach, copyKinds, copySpec, makeCopy, makeVolume, usedDiskGb, volumeSpec } from './volumes.fixture.ts'

const [snapshots, backups] = copyKinds

/** Everything there is to know about the volumes and their copies. */
const lookAt = async (engine: ComputeEngine) => ({
  ...(await engine.listVolumes({ limit: 100 }, signal)),
  snapshots: await Promise.all([1, 2].map((id) => snapshots.get(engine, snapshots.tagOf(id)))),
  backups: await Promise.all([1, 2].map((id) => backups.get(engine, backups.tagOf(id)))),
  usedDiskGb: await usedDiskGb(engine),
})

const describeAborted = (name: string, { open, buildServer }: ComputeFixture) => {
  describe(`${name}: an aborted signal, on volumes`, () => {
    it('rejects every call with its reason, and does nothing', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      for (const id of [1, 2]) await makeVolume(engine, id)
      await attach(engine, 'vol-7-1', 'vm-7-1')
      for (const copies of copyKinds) await makeCopy(copies, engine, 1, 'vol-7-2')
      const before = await lookAt(engine)

      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      const snapshotTag = snapshots.tagOf(1)
      const backupTag = backups.tagOf(1)
      const calls: Record<keyof VolumePort, () => Promise<unknown>> = {
        createVolume: () => engine.createVolume(volumeSpec(3), aborted),
        getVolume: () => engine.getVolume('vol-7-1', aborted),
        listVolumes: () => engine.listVolumes({ limit: 1 }, aborted),
        growVolume: () => engine.growVolume('vol-7-1', 2, aborted),
        attachVolume: () => engine.attachVolume('vol-7-2', 'vm-7-1', aborted),
        detachVolume: () => engine.detachVolume('vol-7-1', aborted),
        deleteVolume: () => engine.deleteVolume('vol-7-2', aborted),
        createVolumeSnapshot: () => engine.createVolumeSnapshot(copySpec(snapshots, 2, 'vol-7-2'), aborted),
        getVolumeSnapshot: () => engine.getVolumeSnapshot(snapshotTag, aborted),
        deleteVolumeSnapshot: () => engine.deleteVolumeSnapshot(snapshotTag, aborted),
        revertVolume: () => engine.revertVolume('vol-7-2', { snapshotTag, revision: 'a' }, aborted),
        createVolumeBackup: () => engine.createVolumeBackup(copySpec(backups, 2, 'vol-7-2'), aborted),
        getVolumeBackup: () => engine.getVolumeBackup(backupTag, aborted),
        deleteVolumeBackup: () => engine.deleteVolumeBackup(backupTag, aborted),
        restoreVolume: () => engine.restoreVolume('vol-7-2', { backupTag, revision: 'a' }, aborted),
      }
      for (const call of Object.values(calls)) await expect(call()).rejects.toBe(reason)
      await expect(waitForVolume(engine, 'vol-7-1', () => true, { signal: aborted })).rejects.toBe(reason)
      expect(await lookAt(engine)).toEqual(before)
    })
  })
}

const describeLostAnswers = (name: string, { open, buildServer }: ComputeFixture) => {
  /** An engine whose next two answers to `method` are lost, whatever the method. */
  const openLosing = async () => {
    const subject = await open()
    const faults = createFaults<ComputeEngine>()
    const engine = withFaults(subject.engine, faults)
    const losing = async <Result>(method: keyof VolumePort, call: () => Promise<Result>): Promise<Result> => {
      faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
      return retrying(call)
    }
    const settle = (isThere: (volume: EngineVolume) => boolean) => waitForVolume(engine, 'vol-7-1', isThere, wait)
    return { subject, engine, losing, settle }
  }

  describe(`${name}: lost answers, about volumes`, () => {
    it('leave each effect once: made, grown, attached, detached, gone', async () => {
      const { subject, engine, losing, settle } = await openLosing()
      const { diskGb } = await buildServer(subject, 1)
      const { ref } = await losing('createVolume', () => engine.createVolume(volumeSpec(1), signal))
      await settle(({ state }) => state === 'available')
      expect(await lookAt(engine)).toMatchObject({ volumes: [{ ref, sizeGb: 1 }], usedDiskGb: diskGb + 1 })
      await losing('growVolume', () => engine.growVolume('vol-7-1', 2, signal))
      expect(await settle(({ sizeGb }) => sizeGb === 2)).toMatchObject({ state: 'available' })
      expect(await usedDiskGb(engine)).toBe(diskGb + 2)
      await losing('attachVolume', () => engine.attachVolume('vol-7-1', 'vm-7-1', signal))
      expect(await settle(({ state }) => state === 'attached')).toMatchObject({ serverTag: 'vm-7-1' })
      await losing('detachVolume', () => engine.detachVolume('vol-7-1', signal))
      expect(await settle(({ state }) => state === 'available')).toMatchObject({ serverTag: null })
      await losing('deleteVolume', () => engine.deleteVolume('vol-7-1', signal))
      await waitForVolumeGone(engine, 'vol-7-1', wait)
      expect(await lookAt(engine)).toMatchObject({ volumes: [], usedDiskGb: diskGb })
    })

    it.each([
      [snapshots, 'createVolumeSnapshot', 'revertVolume', 'deleteVolumeSnapshot'],
      [backups, 'createVolumeBackup', 'restoreVolume', 'deleteVolumeBackup'],
    ] as const)('leave each effect once: $1, $2, $3', async (copies, createMethod, backMethod, deleteMethod) => {
      const { engine, losing, settle } = await openLosing()
      await makeVolume(engine, 1)
      const tag = copies.tagOf(1)
      const { ref } = await losing(createMethod, () => copies.create(engine, copySpec(copies, 1, 'vol-7-1')))
      expect(await makeCopy(copies, engine, 1, 'vol-7-1')).toMatchObject({ ref, sizeGb: 1, state: 'available' })
      await losing(backMethod, () => copies.goBack(engine, 'vol-7-1', tag, 'a'))
      expect(await settle(({ revision }) => revision === 'a')).toMatchObject({ state: 'available', sizeGb: 1 })
      await losing(deleteMethod, () => copies.remove(engine, tag))
      await waitForCopyGone((one) => copies.get(engine, one), tag, wait)
    })
  })
}

/** Volumes when calls are aborted and answers are lost. */
export const describeVolumeFailures = (name: string, fixture: ComputeFixture): void => {
  describeAborted(name, fixture)
  describeLostAnswers(name, fixture)
}
