import type { Started } from '@sarv/contract/answers.schemas'
import { backupStatus, snapshotStatus } from '@sarv/contract/enums'
import {
  canDeleteBackup,
  canDeleteSnapshot,
  whyNotRestoreFrom,
  whyNotRevertTo,
  type CopyObstacle,
  type VolumeAction,
} from '@sarv/contract/vm/volumes/volumes.rules'
import { copiesText, type CopyText } from './copies.fa.ts'

/** A snapshot or a backup, as the lists show both. */
export interface VolumeCopy {
  id: number
  name: string | null
  statusId: number
  description?: string | null
  volumeScheduleId?: number | null
  volumeSize?: number
  monthlyPrice?: number
  createDate: string
}

export interface OfVolume {
  projectId: number
  vmVolumeHostId: number
}

export type CopyAnswer = Promise<{ data?: Started; error?: unknown }>

/** The calls of a kind; the panel of that kind brings them. */
export interface CopyCalls {
  create: (of: OfVolume, model: { name: string; description?: string }) => CopyAnswer
  /** Takes the volume back to it. */
  goBack: (of: OfVolume & { id: number }) => CopyAnswer
  remove: (of: OfVolume & { id: number }) => CopyAnswer
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
}

const isOneOf = (ids: readonly number[]) => (id: number) => ids.includes(id)

export const snapshotKind: CopyKind = {
  text: copiesText.snapshot,
  status: snapshotStatus,
  isMoving: isOneOf([
    snapshotStatus.id.inQueue,
    snapshotStatus.id.wait,
    snapshotStatus.id.reverting,
    snapshotStatus.id.deleting,
  ]),
  createAction: 'snapshot',
  backAction: 'revert',
  whyNotBack: whyNotRevertTo,
  canDelete: canDeleteSnapshot,
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
}
