import { EngineError } from '../engine-error.ts'
import { poll, type WaitOptions } from '../waiting.ts'

/** `available` and `attached` are at rest; `error` is the end; the others are on their way by themselves. */
export type VolumeState =
  | 'creating'
  | 'available'
  | 'attaching'
  | 'attached'
  | 'detaching'
  | 'growing'
  | 'reverting'
  | 'restoring'
  | 'deleting'
  | 'error'

export interface VolumeSpec {
  /** Ours, unique in the datacenter. Make it with `volumeTag()`. */
  tag: string
  name: string
  sizeGb: number
}

export interface EngineVolume extends VolumeSpec {
  /** The engine's own id. */
  ref: string
  state: VolumeState
  /** The server it is attached to, also while it is being attached or detached. */
  serverTag: string | null
  /** Its name inside the server, `/dev/vdb`; known once it is attached. */
  device: string | null
  /** The `revision` of the last revert or restore that was taken on. */
  revision: string | null
  /** Why the state is `error`, in the engine's words. */
  fault: string | null
  createdAt: Date
}

export interface VolumePage {
  volumes: EngineVolume[]
  /** Give it back as `after`; absent on the last page. */
  next?: string
}

/** A snapshot or a backup. Both survive what happens to the volume; a backup also survives the volume's deletion. */
export type CopyState = 'creating' | 'available' | 'deleting' | 'error'

export interface CopySpec {
  tag: string
  volumeTag: string
  name: string
}

export interface EngineCopy extends CopySpec {
  ref: string
  /** Of the volume at that time. */
  sizeGb: number
  state: CopyState
  fault: string | null
  createdAt: Date
}

/** What volumes ask of an engine. */
export interface VolumePort {
  createVolume(spec: VolumeSpec, signal: AbortSignal): Promise<{ ref: string }>
  getVolume(tag: string, signal: AbortSignal): Promise<EngineVolume | undefined>
  /** Every volume this engine holds, also those our database does not know. */
  listVolumes(page: { after?: string; limit: number }, signal: AbortSignal): Promise<VolumePage>
  /** Free or attached; `refused` when it would shrink, fine when it has that size already. */
  growVolume(tag: string, sizeGb: number, signal: AbortSignal): Promise<void>
  /** Fine when it is attached there already; `in_use` when it is attached to another server. */
  attachVolume(tag: string, serverTag: string, signal: AbortSignal): Promise<void>
  /** Fine when it is not attached. */
  detachVolume(tag: string, signal: AbortSignal): Promise<void>
  /** `in_use` while it is attached. Its snapshots go with it, its backups stay. */
  deleteVolume(tag: string, signal: AbortSignal): Promise<void>

  createVolumeSnapshot(spec: CopySpec, signal: AbortSignal): Promise<{ ref: string }>
  getVolumeSnapshot(tag: string, signal: AbortSignal): Promise<EngineCopy | undefined>
  deleteVolumeSnapshot(tag: string, signal: AbortSignal): Promise<void>
  /**
   * Only while the volume is free or its server is off, else `refused`; `invalid` when the volume has grown since. The
   * same `revision` twice is one revert. Its `ref` may be another one afterwards.
   */
  revertVolume(tag: string, from: { snapshotTag: string; revision: string }, signal: AbortSignal): Promise<void>

  createVolumeBackup(spec: CopySpec, signal: AbortSignal): Promise<{ ref: string }>
  getVolumeBackup(tag: string, signal: AbortSignal): Promise<EngineCopy | undefined>
  deleteVolumeBackup(tag: string, signal: AbortSignal): Promise<void>
  /** As `revertVolume`, but a volume that has grown since keeps its size. */
  restoreVolume(tag: string, from: { backupTag: string; revision: string }, signal: AbortSignal): Promise<void>
}

export const volumeTag = (projectId: number, id: number): string => `vol-${projectId}-${id}`
export const volumeSnapshotTag = (projectId: number, id: number): string => `vsnap-${projectId}-${id}`
export const volumeBackupTag = (projectId: number, id: number): string => `vbak-${projectId}-${id}`

const resting: ReadonlySet<VolumeState> = new Set(['available', 'attached'])

/** Polls until the volume is at rest and as `isThere` wants it. It ends early when it failed or is gone. */
export const waitForVolume = (
  engine: VolumePort,
  tag: string,
  isThere: (volume: EngineVolume) => boolean,
  options: WaitOptions,
): Promise<EngineVolume> =>
  poll(options, async () => {
    const volume = await engine.getVolume(tag, options.signal)
    if (!volume) throw new EngineError('not_found', `volume ${tag} is gone`)
    if (volume.state === 'error') throw new EngineError('volume_failed', volume.fault ?? `volume ${tag} failed`)
    return resting.has(volume.state) && isThere(volume) ? volume : undefined
  })

export const waitForVolumeGone = async (engine: VolumePort, tag: string, options: WaitOptions): Promise<void> => {
  await poll(options, async () => ((await engine.getVolume(tag, options.signal)) ? undefined : true))
}

type FindCopy = (tag: string, signal: AbortSignal) => Promise<EngineCopy | undefined>

/** Of snapshots and backups alike: give the engine's own reading function. */
export const waitForCopy = (find: FindCopy, tag: string, options: WaitOptions): Promise<EngineCopy> =>
  poll(options, async () => {
    const copy = await find(tag, options.signal)
    if (!copy) throw new EngineError('not_found', `${tag} is gone`)
    if (copy.state === 'error') throw new EngineError('volume_failed', copy.fault ?? `${tag} failed`)
    return copy.state === 'available' ? copy : undefined
  })

export const waitForCopyGone = async (find: FindCopy, tag: string, options: WaitOptions): Promise<void> => {
  await poll(options, async () => ((await find(tag, options.signal)) ? undefined : true))
}
