import type { CopyState, EngineCopy, EngineVolume, VolumeState } from '../../ports/compute/volumes.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { isPast } from './servers.state.ts'

/** A row of `sandbox.volumes` as JSON: the same on every driver, whatever its type parsers. */
export interface VolumeRow {
  id: number
  tag: string
  ref: string
  name: string
  size_gb: number
  created_at: string
  built_at: string
  /** Whose it is or was last: `isHeld` says which. */
  server_tag: string | null
  device: string | null
  /** Set once it was told to let go. */
  held_until: string | null
  revision: string | null
  task: VolumeTask | null
  task_until: string | null
  gone_at: string | null
}

export type VolumeTask = 'attaching' | 'growing' | 'reverting' | 'restoring'

/** A row of `sandbox.volume_copies` as JSON. */
export interface CopyRow {
  tag: string
  ref: string
  volume_tag: string
  name: string
  size_gb: number
  created_at: string
  ready_at: string
  gone_at: string | null
}

export type CopyKind = 'snapshot' | 'backup'

/** Seconds of a mid-sized cloud on a quiet day. */
export const volumeSeconds = { create: 6, attach: 4, detach: 3, grow: 5, revert: 8, restore: 15, delete: 3 } as const
export const copySeconds: Record<CopyKind, number> = { snapshot: 8, backup: 15 }

export const isHeld = (row: VolumeRow, now: Date): boolean => row.server_tag !== null && !isPast(row.held_until, now)

/** Also while it is being attached; no longer once it was told to let go. */
export const isAttached = (row: VolumeRow): boolean => row.server_tag !== null && row.held_until === null

/** The state follows from stored times alone, so that a stopped process has no timer to lose. */
export const volumeStateAt = (row: VolumeRow, now: Date): VolumeState => {
  if (row.gone_at) return 'deleting'
  if (!isPast(row.built_at, now)) return 'creating'
  if (row.task && !isPast(row.task_until, now)) return row.task
  if (!isHeld(row, now)) return 'available'
  return isAttached(row) ? 'attached' : 'detaching'
}

/** Lets a change begin only where no other one is under way. */
export const checkAtRest = (row: VolumeRow, now: Date, change: string): void => {
  const state = volumeStateAt(row, now)
  if (state === 'available' || state === 'attached') return
  throw new EngineError('busy', `cannot ${change} volume ${row.tag}: it is ${state}`)
}

export const toEngineVolume = (row: VolumeRow, now: Date): EngineVolume => {
  const state = volumeStateAt(row, now)
  const isThere = isHeld(row, now)
  return {
    tag: row.tag,
    ref: row.ref,
    name: row.name,
    sizeGb: row.size_gb,
    state,
    serverTag: isThere ? row.server_tag : null,
    device: isThere && state !== 'attaching' ? row.device : null,
    revision: row.revision,
    fault: null,
    createdAt: new Date(row.created_at),
  }
}

export const copyStateAt = (row: CopyRow, now: Date): CopyState => {
  if (row.gone_at) return 'deleting'
  return isPast(row.ready_at, now) ? 'available' : 'creating'
}

export const toEngineCopy = (row: CopyRow, now: Date): EngineCopy => ({
  tag: row.tag,
  ref: row.ref,
  volumeTag: row.volume_tag,
  name: row.name,
  sizeGb: row.size_gb,
  state: copyStateAt(row, now),
  fault: null,
  createdAt: new Date(row.created_at),
})

/** After the first disk, `/dev/vda`. */
const deviceNames = Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `/dev/vd${letter}`)

/** The first free name after those of the data disks; none when all are taken. */
export const freeDevice = (dataDisks: number, taken: readonly string[]): string | undefined =>
  deviceNames.slice(dataDisks).find((device) => !taken.includes(device))
