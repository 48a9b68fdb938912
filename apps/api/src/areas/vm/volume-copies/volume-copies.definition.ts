import type { CopyObstacle } from '@sarv/contract/vm/volumes/volumes.rules'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { ServiceInput } from '../../../services/service.ts'
import type { CopySpec, EngineCopy } from '../../../ports/compute/volumes.engine.ts'

export interface CopyText {
  /** As it stands in a sentence. */
  noun: string
  create: string
  goBack: string
  delete: string
  steps: { request: string; write: string; goBack: string; remove: string }
  effects: { create: readonly string[] }
}

/** What an engine does with this kind of copy. */
export interface CopyEngine {
  create(engine: ComputeEngine, spec: CopySpec, signal: AbortSignal): Promise<{ ref: string }>
  find(engine: ComputeEngine, tag: string, signal: AbortSignal): Promise<EngineCopy | undefined>
  delete(engine: ComputeEngine, tag: string, signal: AbortSignal): Promise<void>
  /** Brings the volume back to the copy; the same revision twice is once. */
  goBack(
    engine: ComputeEngine,
    volumeTag: string,
    from: { copyTag: string; revision: string },
    signal: AbortSignal,
  ): Promise<void>
}

/** Snapshots and backups of volumes are the same work with different names: this is where they differ. */
export interface CopyKind {
  name: 'snapshot' | 'backup'
  table: 'vm_volume_snapshots' | 'vm_volume_backups'
  text: CopyText
  /** Ids of the calls that start its operations. */
  calls: { create: string; goBack: string; delete: string }
  /** Lines of the volume's rule table. */
  actions: { create: 'snapshot' | 'backup'; goBack: 'revert' | 'restore' }
  /** By the contract's table of this kind. */
  status: {
    queued: number
    making: number
    ready: number
    failed: number
    goingBack: number
    /** The volume has been brought back to it. */
    wentBack: number
    goingBackFailed: number
    deleting: number
    deleted: number
    /** The engine has it. */
    whole: readonly number[]
  }
  tagOf(projectId: number, id: number): string
  whyNotGoBack(copy: { statusId: number; volumeSize: number }, volume: { volumeSize: number }): CopyObstacle | undefined
  canDelete(copy: { statusId: number }): boolean
  label(statusId: number): string
  engine: CopyEngine
}

export interface CopyExtra {
  copyId: number
  /** The schedule for which it is done; null: someone asked for it. */
  scheduleId: number | null
}

export type CopyInput = ServiceInput & CopyExtra
export interface DeleteExtra extends CopyExtra {
  /** To go back to, when it cannot be deleted. */
  statusId: number
}
