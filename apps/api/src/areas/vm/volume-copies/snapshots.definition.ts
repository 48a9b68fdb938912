import { snapshotStatus } from '@sarv/contract/enums'
import { canDeleteSnapshot, whyNotRevertTo } from '@sarv/contract/vm/volumes/volumes.rules'
import { defineCopies } from './volume-copies.operations.ts'
import { volumeSnapshotTag } from '../../../ports/compute/volumes.engine.ts'
import { volumeSnapshotText } from './snapshots.fa.ts'

const { id } = snapshotStatus

export const snapshots = defineCopies({
  name: 'snapshot',
  table: 'vm_volume_snapshots',
  text: volumeSnapshotText,
  calls: { create: 'volumeSnapshotCreate', goBack: 'volumeSnapshotRevert', delete: 'volumeSnapshotDelete' },
  actions: { create: 'snapshot', goBack: 'revert' },
  status: {
    queued: id.inQueue,
    making: id.wait,
    ready: id.inactive,
    failed: id.failed,
    goingBack: id.reverting,
    wentBack: id.active,
    goingBackFailed: id.revertFailed,
    deleting: id.deleting,
    deleted: id.deleted,
    whole: [id.inactive, id.active, id.revertFailed],
  },
  tagOf: volumeSnapshotTag,
  whyNotGoBack: whyNotRevertTo,
  canDelete: canDeleteSnapshot,
  label: (statusId) => snapshotStatus.label(statusId),
  engine: {
    create: (engine, spec, signal) => engine.createVolumeSnapshot(spec, signal),
    find: (engine, tag, signal) => engine.getVolumeSnapshot(tag, signal),
    delete: (engine, tag, signal) => engine.deleteVolumeSnapshot(tag, signal),
    goBack: (engine, volume, { copyTag, revision }, signal) =>
      engine.revertVolume(volume, { snapshotTag: copyTag, revision }, signal),
  },
})
