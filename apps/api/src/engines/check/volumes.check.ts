import { waitForCopy, waitForCopyGone, waitForVolume } from '../../areas/vm/volumes/volumes.engine.ts'
import type { CheckStep } from './steps.ts'
import type { CheckTarget } from './target.ts'

/** A volume, on a server and by itself, with its copies. */
export const volumeSteps = ({ engine, tags, until }: CheckTarget): CheckStep[] => {
  const { volume, server } = tags
  const untilAt = (state: 'available' | 'attached', signal: AbortSignal) =>
    waitForVolume(engine, volume, (one) => one.state === state, until(signal))
  const untilRevision = (wanted: string, signal: AbortSignal) =>
    waitForVolume(engine, volume, ({ revision }) => revision === wanted, until(signal))

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
    {
      name: 'volume: snapshot, revert',
      needs: ['volume'],
      run: async (signal) => {
        const find = engine.getVolumeSnapshot.bind(engine)
        await engine.createVolumeSnapshot({ tag: tags.volumeSnapshot, volumeTag: volume, name: 'check' }, signal)
        await waitForCopy(find, tags.volumeSnapshot, until(signal))
        await engine.revertVolume(volume, { snapshotTag: tags.volumeSnapshot, revision: 'reverted' }, signal)
        await untilRevision('reverted', signal)
        await engine.deleteVolumeSnapshot(tags.volumeSnapshot, signal)
        await waitForCopyGone(find, tags.volumeSnapshot, until(signal))
      },
    },
    {
      name: 'volume: backup, restore',
      needs: ['volume'],
      run: async (signal) => {
        const find = engine.getVolumeBackup.bind(engine)
        await engine.createVolumeBackup({ tag: tags.backup, volumeTag: volume, name: 'check' }, signal)
        await waitForCopy(find, tags.backup, until(signal))
        await engine.restoreVolume(volume, { backupTag: tags.backup, revision: 'restored' }, signal)
        await untilRevision('restored', signal)
        await engine.deleteVolumeBackup(tags.backup, signal)
        await waitForCopyGone(find, tags.backup, until(signal))
      },
    },
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
