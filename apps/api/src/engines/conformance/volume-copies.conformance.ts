import { describe, expect, it } from 'vitest'
import { bringPower } from '../../ports/compute/hosts.engine.ts'
import { waitForCopyGone, waitForVolume, waitForVolumeGone } from '../../ports/compute/volumes.engine.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { attach, copyKinds, copySpec, goBack, makeCopy, makeVolume, turnOff } from './volumes.fixture.ts'
import type { CopyKind } from './volumes.fixture.ts'

/** Snapshots and backups of volumes, and the way back to them. */
export const describeVolumeCopies = (name: string, fixture: ComputeFixture): void => {
  for (const copies of copyKinds) {
    describeTaking(name, fixture, copies)
    describeGoingBack(name, fixture, copies)
  }
  describeDifferences(name, fixture)
}

const describeTaking = (name: string, { open, buildServer }: ComputeFixture, copies: CopyKind) => {
  const { kind, create, get, remove, tagOf } = copies

  describe(`${name}: a volume's ${kind}s`, () => {
    it('are of the volume as it was', async () => {
      const { engine } = await open()
      await makeVolume(engine, 1)
      const copy = await makeCopy(copies, engine, 1, 'vol-7-1')
      expect(copy).toMatchObject({ ...copySpec(copies, 1, 'vol-7-1'), sizeGb: 1, state: 'available', fault: null })
      expect(copy).toMatchObject({ ref: expect.any(String), createdAt: expect.any(Date) })
      await engine.growVolume('vol-7-1', 2, signal)
      expect(await get(engine, tagOf(1))).toEqual(copy)
    })

    it('are taken also while a running server has it, which goes on having it', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await makeVolume(engine, 1)
      await attach(engine, 'vol-7-1', 'vm-7-1')
      expect(await makeCopy(copies, engine, 1, 'vol-7-1')).toMatchObject({ state: 'available', sizeGb: 1 })
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ serverTag: 'vm-7-1', state: 'attached' })
    })

    it('are one for many requests at once, through two processes, also when asked for again', async () => {
      const subject = await open()
      await makeVolume(subject.engine, 1)
      const spec = copySpec(copies, 1, 'vol-7-1')
      expect(await copies.get(subject.engine, spec.tag)).toBeUndefined()
      const made = answersOf(await inTwoProcesses(subject, 6, (engine) => create(engine, spec)))
      expect(made).toHaveLength(6)
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await makeCopy(copies, subject.engine, 1, 'vol-7-1')).toMatchObject({ ref: made[0]!.ref })
    })

    it('refuse the tag of another volume, and a volume that is not there', async () => {
      const { engine } = await open()
      for (const id of [1, 2]) await makeVolume(engine, id)
      const first = await makeCopy(copies, engine, 1, 'vol-7-1')
      const ask = (id: number, ofVolume: string) => create(engine, copySpec(copies, id, ofVolume))
      await expect(ask(1, 'vol-7-2')).rejects.toMatchObject(refusal('duplicate'))
      await expect(ask(2, 'vol-7-404')).rejects.toMatchObject(refusal('not_found'))
      expect(await get(engine, tagOf(1))).toEqual(first)
      expect(await get(engine, tagOf(2))).toBeUndefined()
    })

    it('go when told to, also what is gone or never was, and leave the volume and the tag free', async () => {
      const { engine } = await open()
      await makeVolume(engine, 1)
      const first = await makeCopy(copies, engine, 1, 'vol-7-1')
      for (const id of [1, 1, 404]) await remove(engine, tagOf(id))
      await waitForCopyGone((tag) => get(engine, tag), tagOf(1), wait)
      await remove(engine, tagOf(1))
      expect((await makeCopy(copies, engine, 1, 'vol-7-1')).ref).not.toBe(first.ref)
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ state: 'available' })
    })
  })
}

const describeGoingBack = (name: string, { open, buildServer }: ComputeFixture, copies: CopyKind) => {
  const { kind, tagOf } = copies

  describe(`${name}: going back to a volume's ${kind}`, () => {
    it('works while the volume is free and while its server is off, and ends where it began', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await makeVolume(engine, 1)
      await makeCopy(copies, engine, 1, 'vol-7-1')
      expect(await goBack(copies, engine, 'vol-7-1', { id: 1, revision: 'a' })).toMatchObject({ state: 'available' })
      const attached = await attach(engine, 'vol-7-1', 'vm-7-1')
      await turnOff(engine, 'vm-7-1')
      const back = await goBack(copies, engine, 'vol-7-1', { id: 1, revision: 'b' })
      // An engine may put another one in its place, as long as nobody can tell.
      expect(back).toEqual({ ...attached, ref: back.ref, revision: 'b' })
    })

    it('is refused while its server runs; the same revision again is no second time', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await makeVolume(engine, 1)
      await makeCopy(copies, engine, 1, 'vol-7-1')
      await goBack(copies, engine, 'vol-7-1', { id: 1, revision: 'a' })
      await attach(engine, 'vol-7-1', 'vm-7-1')
      expect(await goBack(copies, engine, 'vol-7-1', { id: 1, revision: 'a' })).toMatchObject({ state: 'attached' })
      const again = () => goBack(copies, engine, 'vol-7-1', { id: 1, revision: 'b' })
      await expect(again()).rejects.toMatchObject(refusal('refused'))
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ state: 'attached', revision: 'a' })
      expect(await bringPower(engine, 'vm-7-1', 'stop', wait)).toMatchObject({ power: 'off' })
      expect(await again()).toMatchObject({ revision: 'b' })
    })

    it(`refuses the ${kind} of another volume, and what is not there`, async () => {
      const { engine } = await open()
      for (const id of [1, 2]) await makeVolume(engine, id)
      await makeCopy(copies, engine, 1, 'vol-7-1')
      const ask = (tag: string, id: number) => copies.goBack(engine, tag, tagOf(id), 'a')
      await expect(ask('vol-7-2', 1)).rejects.toMatchObject(refusal('invalid'))
      await expect(ask('vol-7-1', 404)).rejects.toMatchObject(refusal('not_found'))
      await expect(ask('vol-7-404', 1)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ state: 'available', revision: null })
    })

    it('is one for many requests of one revision at once, through two processes', async () => {
      const subject = await open()
      await makeVolume(subject.engine, 1)
      await makeCopy(copies, subject.engine, 1, 'vol-7-1')
      const back = await inTwoProcesses(subject, 6, (engine) => copies.goBack(engine, 'vol-7-1', tagOf(1), 'a'))
      expect(answersOf(back)).toHaveLength(6)
      const end = await waitForVolume(subject.engine, 'vol-7-1', ({ state }) => state === 'available', wait)
      expect(end).toMatchObject({ revision: 'a', sizeGb: 1 })
    })
  })
}

const describeDifferences = (name: string, { open }: ComputeFixture) => {
  const [snapshots, backups] = copyKinds

  describe(`${name}: snapshots and backups`, () => {
    it('a snapshot goes with its volume; a backup stays and goes when told to', async () => {
      const { engine } = await open()
      await makeVolume(engine, 1)
      await makeCopy(snapshots, engine, 1, 'vol-7-1')
      const backup = await makeCopy(backups, engine, 1, 'vol-7-1')
      await engine.deleteVolume('vol-7-1', signal)
      await waitForVolumeGone(engine, 'vol-7-1', wait)
      await waitForCopyGone((tag) => snapshots.get(engine, tag), snapshots.tagOf(1), wait)
      expect(await backups.get(engine, backups.tagOf(1))).toEqual(backup)
      await backups.remove(engine, backups.tagOf(1))
      await waitForCopyGone((tag) => backups.get(engine, tag), backups.tagOf(1), wait)
    })

    it('a volume that has grown since cannot be reverted; restored it keeps its size', async () => {
      const { engine } = await open()
      await makeVolume(engine, 1)
      for (const copies of copyKinds) await makeCopy(copies, engine, 1, 'vol-7-1')
      await engine.growVolume('vol-7-1', 2, signal)
      await waitForVolume(engine, 'vol-7-1', ({ sizeGb }) => sizeGb === 2, wait)
      const revert = goBack(snapshots, engine, 'vol-7-1', { id: 1, revision: 'a' })
      await expect(revert).rejects.toMatchObject(refusal('invalid'))
      const restored = await goBack(backups, engine, 'vol-7-1', { id: 1, revision: 'b' })
      expect(restored).toMatchObject({ state: 'available', sizeGb: 2, revision: 'b' })
    })
  })
}
