import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { bringPower } from '../../ports/compute/hosts.engine.ts'
import {
  volumeBackupTag,
  volumeSnapshotTag,
  volumeTag,
  waitForCopy,
  waitForVolume,
} from '../../ports/compute/volumes.engine.ts'
import type { CopySpec, VolumeSpec } from '../../ports/compute/volumes.engine.ts'
import { signal, wait } from './compute.fixture.ts'

/** Small: a real cloud reads and writes all of it for every copy. */
export const volumeSpec = (id: number, sizeGb = 1): VolumeSpec => ({
  tag: volumeTag(7, id),
  name: `volume-${id}`,
  sizeGb,
})

export const makeVolume = async (engine: ComputeEngine, id: number, sizeGb?: number) => {
  const spec = volumeSpec(id, sizeGb)
  await engine.createVolume(spec, signal)
  return waitForVolume(engine, spec.tag, ({ state }) => state === 'available', wait)
}

export const attach = async (engine: ComputeEngine, tag: string, serverTag: string) => {
  await engine.attachVolume(tag, serverTag, signal)
  return waitForVolume(engine, tag, ({ state }) => state === 'attached', wait)
}

export const detach = async (engine: ComputeEngine, tag: string) => {
  await engine.detachVolume(tag, signal)
  return waitForVolume(engine, tag, ({ state }) => state === 'available', wait)
}

export const volumeTagsOn = async (engine: ComputeEngine) =>
  (await engine.listVolumes({ limit: 100 }, signal)).volumes.map(({ tag }) => tag)

export const usedDiskGb = async (engine: ComputeEngine) => (await engine.capacity(signal)).diskGb.used

export const turnOff = (engine: ComputeEngine, tag: string) => bringPower(engine, tag, 'stop', wait)

/** Snapshots and backups side by side: what holds for one holds for the other. */
export const copyKinds = [
  {
    kind: 'snapshot',
    tagOf: (id: number) => volumeSnapshotTag(7, id),
    create: (engine: ComputeEngine, spec: CopySpec) => engine.createVolumeSnapshot(spec, signal),
    get: (engine: ComputeEngine, tag: string) => engine.getVolumeSnapshot(tag, signal),
    remove: (engine: ComputeEngine, tag: string) => engine.deleteVolumeSnapshot(tag, signal),
    goBack: (engine: ComputeEngine, tag: string, snapshotTag: string, revision: string) =>
      engine.revertVolume(tag, { snapshotTag, revision }, signal),
  },
  {
    kind: 'backup',
    tagOf: (id: number) => volumeBackupTag(7, id),
    create: (engine: ComputeEngine, spec: CopySpec) => engine.createVolumeBackup(spec, signal),
    get: (engine: ComputeEngine, tag: string) => engine.getVolumeBackup(tag, signal),
    remove: (engine: ComputeEngine, tag: string) => engine.deleteVolumeBackup(tag, signal),
    goBack: (engine: ComputeEngine, tag: string, backupTag: string, revision: string) =>
      engine.restoreVolume(tag, { backupTag, revision }, signal),
  },
] as const

export type CopyKind = (typeof copyKinds)[number]

export const copySpec = ({ kind, tagOf }: CopyKind, id: number, ofVolume: string): CopySpec => ({
  tag: tagOf(id),
  volumeTag: ofVolume,
  name: `${kind}-${id}`,
})

export const makeCopy = async (copies: CopyKind, engine: ComputeEngine, id: number, ofVolume: string) => {
  await copies.create(engine, copySpec(copies, id, ofVolume))
  return waitForCopy((tag) => copies.get(engine, tag), copies.tagOf(id), wait)
}

/** And waits for its end. */
export const goBack = async (
  copies: CopyKind,
  engine: ComputeEngine,
  tag: string,
  { id, revision }: { id: number; revision: string },
) => {
  await copies.goBack(engine, tag, copies.tagOf(id), revision)
  return waitForVolume(engine, tag, (volume) => volume.revision === revision, wait)
}
