import { backupStatus } from '@sarv/contract/enums'
import { canDeleteBackup, whyNotRestoreFrom } from '@sarv/contract/vm/volumes/volumes.rules'
import { defineCopies } from './volume-copies.operations.ts'
import { volumeBackupTag } from '../../../ports/compute/volumes.engine.ts'
import { volumeBackupText } from './backups.fa.ts'

const { id } = backupStatus

export const backups = defineCopies({
  name: 'backup',
  table: 'vm_volume_backups',
  text: volumeBackupText,
  calls: { create: 'volumeBackupCreate', goBack: 'volumeBackupRestore', delete: 'volumeBackupDelete' },
  actions: { create: 'backup', goBack: 'restore' },
  status: {
    queued: id.inQueue,
    making: id.wait,
    ready: id.active,
    failed: id.failed,
    goingBack: id.restoring,
    // Nothing has become of the backup itself, however the restore went.
    wentBack: id.active,
    goingBackFailed: id.active,
    deleting: id.deleting,
    deleted: id.deleted,
    whole: [id.active],
  },
  tagOf: volumeBackupTag,
  whyNotGoBack: whyNotRestoreFrom,
  canDelete: canDeleteBackup,
  label: (statusId) => backupStatus.label(statusId),
  engine: {
    create: (engine, spec, signal) => engine.createVolumeBackup(spec, signal),
    find: (engine, tag, signal) => engine.getVolumeBackup(tag, signal),
    delete: (engine, tag, signal) => engine.deleteVolumeBackup(tag, signal),
    goBack: (engine, volume, { copyTag, revision }, signal) =>
      engine.restoreVolume(volume, { backupTag: copyTag, revision }, signal),
  },
})
