import {
  useVolumeBackupCreateMutation,
  useVolumeBackupDeleteMutation,
  useVolumeBackupListQuery,
  useVolumeBackupRestoreMutation,
  useVolumeBackupShortListQuery,
  useVolumeSnapshotCreateMutation,
  useVolumeSnapshotDeleteMutation,
  useVolumeSnapshotListQuery,
  useVolumeSnapshotRevertMutation,
  useVolumeSnapshotShortListQuery,
} from '@sarv/client/vm.generated'
import { backupStatus, snapshotStatus } from '@sarv/contract/enums'
import {
  canDeleteBackup,
  canDeleteSnapshot,
  whyNotRestoreFrom,
  whyNotRevertTo,
  type CopyObstacle,
  type VolumeAction,
} from '@sarv/contract/vm/volumes/volumes.rules'
import type { ListQuery } from '../../../ui/ListTable.tsx'
import { copiesText, type CopyText } from './copies.fa.ts'

/** A snapshot or a backup, as the lists show both. */
export interface VolumeCopy {
  id: number
  name: string | null
  statusId: number
  description?: string | null
  volumeScheduleId?: number | null
  volumeSize?: number
  createDate: string
}

interface OfVolume {
  projectId: number
  vmVolumeHostId: number
}

type Answer = Promise<{ error?: unknown }>

interface CopyCalls {
  create: (of: OfVolume, model: { name: string; description?: string }) => Answer
  /** Takes the volume back to it. */
  goBack: (of: OfVolume & { id: number }) => Answer
  remove: (of: OfVolume & { id: number }) => Answer
}

/** What tells the two kinds apart; everything else about them is one. */
export interface CopyKind {
  text: CopyText
  status: typeof snapshotStatus | typeof backupStatus
  isMoving: (statusId: number) => boolean
  createAction: VolumeAction
  backAction: VolumeAction
  whyNotBack: (copy: VolumeCopy, volume: { volumeSize: number }) => CopyObstacle | undefined
  canDelete: (copy: VolumeCopy) => boolean
  useList: (of: OfVolume, options: { pollingInterval: number }) => ListQuery<VolumeCopy>
  useNames: (of: OfVolume) => readonly string[]
  useCalls: () => CopyCalls
}

const namesOf = (items: readonly { name: string | null }[] | undefined) => (items ?? []).map(({ name }) => name ?? '')

const isOneOf = (ids: readonly number[]) => (id: number) => ids.includes(id)

const { inQueue, wait, reverting, deleting } = snapshotStatus.id

export const snapshotKind: CopyKind = {
  text: copiesText.snapshot,
  status: snapshotStatus,
  isMoving: isOneOf([inQueue, wait, reverting, deleting]),
  createAction: 'snapshot',
  backAction: 'revert',
  whyNotBack: whyNotRevertTo,
  canDelete: canDeleteSnapshot,
  useList: useVolumeSnapshotListQuery,
  useNames: (of) => namesOf(useVolumeSnapshotShortListQuery(of).data),
  useCalls: () => {
    const [create] = useVolumeSnapshotCreateMutation()
    const [revert] = useVolumeSnapshotRevertMutation()
    const [remove] = useVolumeSnapshotDeleteMutation()
    return {
      create: (of, model) => create({ ...of, createVolumeSnapshotModel: model }),
      goBack: revert,
      remove,
    }
  },
}

export const backupKind: CopyKind = {
  text: copiesText.backup,
  status: backupStatus,
  isMoving: isOneOf([
    backupStatus.id.inQueue,
    backupStatus.id.wait,
    backupStatus.id.restoring,
    backupStatus.id.deleting,
  ]),
  createAction: 'backup',
  backAction: 'restore',
  whyNotBack: whyNotRestoreFrom,
  canDelete: canDeleteBackup,
  useList: useVolumeBackupListQuery,
  useNames: (of) => namesOf(useVolumeBackupShortListQuery(of).data),
  useCalls: () => {
    const [create] = useVolumeBackupCreateMutation()
    const [restore] = useVolumeBackupRestoreMutation()
    const [remove] = useVolumeBackupDeleteMutation()
    return {
      create: (of, model) => create({ ...of, createVolumeBackupModel: model }),
      goBack: restore,
      remove,
    }
  },
}
