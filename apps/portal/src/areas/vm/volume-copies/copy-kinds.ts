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
import type { ZodType } from 'zod'
import { copiesText, type CopyText } from './volume-copies.fa.ts'

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

/** What is sent for a new one: a form that the contract has read. */
export interface CopyModel {
  name: string
  description?: string | undefined
}

export type CopyAnswer = Promise<{ data: Started; error?: undefined } | { data?: undefined; error: unknown }>

/** The calls of a kind; the panel of that kind brings them. */
export interface CopyCalls {
  create: (of: OfVolume, model: CopyModel) => CopyAnswer
  /** Takes the volume back to it. */
  goBack: (of: OfVolume & { id: number }) => CopyAnswer
  remove: (of: OfVolume & { id: number }) => CopyAnswer
}

/** What tells the two kinds apart; everything else about them is one. */
export interface CopyKind {
  text: CopyText
  status: typeof snapshotStatus | typeof backupStatus
  /** Statuses in which work is going on. */
  moving: readonly number[]
  /** The contract's rules for a new one, loaded with the first that is made. */
  loadModel: () => Promise<ZodType<CopyModel>>
  createAction: VolumeAction
  backAction: VolumeAction
  whyNotBack: (copy: VolumeCopy, volume: { volumeSize: number }) => CopyObstacle | undefined
  canDelete: (copy: VolumeCopy) => boolean
}

export const snapshotKind: CopyKind = {
  text: copiesText.snapshot,
  status: snapshotStatus,
  moving: [snapshotStatus.id.inQueue, snapshotStatus.id.wait, snapshotStatus.id.reverting, snapshotStatus.id.deleting],
  loadModel: async () =>
    (await import('@sarv/contract/vm/volume-snapshots/volume-snapshots.schemas')).CreateVolumeSnapshotModel,
  createAction: 'snapshot',
  backAction: 'revert',
  whyNotBack: whyNotRevertTo,
  canDelete: canDeleteSnapshot,
}

export const backupKind: CopyKind = {
  text: copiesText.backup,
  status: backupStatus,
  moving: [backupStatus.id.inQueue, backupStatus.id.wait, backupStatus.id.restoring, backupStatus.id.deleting],
  loadModel: async () =>
    (await import('@sarv/contract/vm/volume-backups/volume-backups.schemas')).CreateVolumeBackupModel,
  createAction: 'backup',
  backAction: 'restore',
  whyNotBack: whyNotRestoreFrom,
  canDelete: canDeleteBackup,
}
