import {
  waitForCopy,
  waitForCopyGone,
  waitForVolume,
  type CopySpec,
  type EngineCopy,
} from '../../ports/compute/volumes.engine.ts'
import type { CheckStep } from './steps.ts'
import type { CheckTarget } from './target.ts'

/** Snapshots or backups: what is done with both. */
interface Copies {
  tag: string
  create(spec: CopySpec, signal: AbortSignal): Promise<unknown>
  find(tag: string, signal: AbortSignal): Promise<EngineCopy | undefined>
  goBack(revision: string, signal: AbortSignal): Promise<void>
  remove(tag: string, signal: AbortSignal): Promise<void>
}

/** A volume, on a server and by itself, with its copies. */
export const volumeSteps = ({ engine, tags, until }: CheckTarget): CheckStep[] => {
  const { volume, server } = tags
  const untilAt = (state: 'available' | 'attached', signal: AbortSignal) =>
    waitForVolume(engine, volume, (one) => one.state === state, until(signal))
  const copyStep = (name: string, { tag, create, find, goBack, remove }: Copies): CheckStep => ({
    name,
    needs: ['volume'],
    run: async (signal) => {
      await create({ tag, volumeTag: volume, name: 'check' }, signal)
      await waitForCopy(find, tag, until(signal))
      await goBack(tag, signal)
      await waitForVolume(engine, volume, ({ revision }) => revision === tag, until(signal))
      await remove(tag, signal)
      await waitForCopyGone(find, tag, until(signal))
    },
  })

  return [
    {
      name: 'volume',
      run: async (signal) => {
        await engine.createVolume({ tag: volume, name: 'check', sizeGb: 1 }, signal)
        await untilAt('available', signal)
      },
    },
    {
      name: 'volume: attach, detach',
      needs: ['server', 'volume'],
      run: async (signal) => {
        await engine.attachVolume(volume, server, signal)
        await untilAt('attached', signal)
        await engine.detachVolume(volume, signal)
        await untilAt('available', signal)
      },
    },
    copyStep('volume: snapshot, revert', {
      tag: tags.volumeSnapshot,
      create: (spec, signal) => engine.createVolumeSnapshot(spec, signal),
      find: (tag, signal) => engine.getVolumeSnapshot(tag, signal),
      goBack: (revision, signal) => engine.revertVolume(volume, { snapshotTag: tags.volumeSnapshot, revision }, signal),
      remove: (tag, signal) => engine.deleteVolumeSnapshot(tag, signal),
    }),
    copyStep('volume: backup, restore', {
      tag: tags.backup,
      create: (spec, signal) => engine.createVolumeBackup(spec, signal),
      find: (tag, signal) => engine.getVolumeBackup(tag, signal),
      goBack: (revision, signal) => engine.restoreVolume(volume, { backupTag: tags.backup, revision }, signal),
      remove: (tag, signal) => engine.deleteVolumeBackup(tag, signal),
    }),
    {
      name: 'volume: grow',
      needs: ['volume'],
      run: async (signal) => {
        await engine.growVolume(volume, 2, signal)
        await waitForVolume(engine, volume, ({ sizeGb }) => sizeGb === 2, until(signal))
      },
    },
  ]
}
