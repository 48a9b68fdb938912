import type { CopyState, EngineCopy, EngineVolume, VolumeState } from '../../../ports/compute/volumes.engine.ts'
import type { CinderVolume } from './cinder.ts'

/** What we must remember of a volume and Cinder has no place for. Values are short texts. */
export interface VolumeNotes {
  /** Of a server's data disk: the server's tag. */
  sarv_server?: string
  /** To what it was last attached: `vm-7-1 <Nova's id>`. */
  sarv_attached?: string
  /** The size that it was last told to grow to. */
  sarv_growing?: string
  /** When its owner got it, where the volume itself is a younger one that took its place. */
  sarv_created?: string
  /** Of the last revert or restore that has come to its end. */
  sarv_revision?: string
  /** The volume that is to take its place, and the copy that this one is made from: `<Cinder's id> vsnap-7-1`. */
  sarv_next?: string
  /** It took another's place for this revision, and not all is done yet. */
  sarv_becoming?: string
  /** The server that it, or what takes its place, is to be attached to again. */
  sarv_return?: string
}

export const notesOf = ({ metadata }: Pick<CinderVolume, 'metadata'>): VolumeNotes => metadata

/** The volume that is to take its place, and the tag of the copy that this one is made from. */
export const nextOf = (volume: Pick<CinderVolume, 'metadata'>): { id: string; copyTag: string } | undefined => {
  const [id, copyTag] = notesOf(volume).sarv_next?.split(' ') ?? []
  return id === undefined || copyTag === undefined ? undefined : { id, copyTag }
}

/**
 * Of those with the volume's name, oldest first, the one that stands for it. What is about to take its place can have the
 * name already, since Cinder gives a restored volume the name that was backed up.
 */
export const currentOf = (named: readonly CinderVolume[]): CinderVolume | undefined =>
  named.find((volume) => named.some(({ id }) => id === nextOf(volume)?.id)) ?? named[0]

const byStatus: Readonly<Record<string, VolumeState>> = {
  creating: 'creating',
  downloading: 'creating',
  // Nova has announced it and not come for it yet.
  reserved: 'attaching',
  attaching: 'attaching',
  detaching: 'detaching',
  extending: 'growing',
  reverting: 'reverting',
  'restoring-backup': 'restoring',
  deleting: 'deleting',
  error: 'error',
  error_deleting: 'error',
  error_restoring: 'error',
  error_reverting: 'error',
}

/**
 * What is not in the table leaves the volume as it was for whoever uses it: `backing-up`, `retyping`, `error_extending`...
 */
export const stateOf = ({ status, attachments }: Pick<CinderVolume, 'status' | 'attachments'>): VolumeState => {
  const state = byStatus[status]
  if (state) return state
  if (attachments.length > 0) return 'attached'
  return status === 'in-use' ? 'attaching' : 'available'
}

/** The cloud has nothing under way with it: it takes the next request. */
export const isAtRest = ({ status }: Pick<CinderVolume, 'status'>): boolean =>
  status === 'available' || status === 'in-use'

const holding: ReadonlySet<VolumeState> = new Set(['attached', 'attaching', 'detaching', 'growing'])

export interface Holder {
  /** Nova's. */
  serverId: string
  /** undefined: it was not us who attached it. */
  tag: string | undefined
}

/** The server that has it. Cinder does not name one that is still being attached to; we noted which. */
export const holderOf = (volume: CinderVolume): Holder | undefined => {
  const state = stateOf(volume)
  if (!holding.has(state)) return undefined
  const [notedTag, notedId] = notesOf(volume).sarv_attached?.split(' ') ?? []
  const serverId = volume.attachments[0]?.server_id ?? (state === 'attaching' ? notedId : undefined)
  return serverId === undefined ? undefined : { serverId, tag: serverId === notedId ? notedTag : undefined }
}

export const utc = (text: string): Date => new Date(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)

export const createdAt = (volume: CinderVolume): Date => utc(notesOf(volume).sarv_created ?? volume.created_at)

export const toEngineVolume = (
  volume: CinderVolume,
  tag: string,
  { serverTag, fault }: { serverTag: string | null; fault: string | null },
): EngineVolume => {
  const state = stateOf(volume)
  return {
    tag,
    ref: volume.id,
    name: volume.description ?? '',
    sizeGb: volume.size,
    state,
    serverTag,
    device: state === 'attaching' ? null : (volume.attachments[0]?.device ?? null),
    revision: notesOf(volume).sarv_revision ?? null,
    fault: state === 'error' ? fault : null,
    createdAt: createdAt(volume),
  }
}

/** What it takes of the cloud: while it grows, the size that it grows to. */
export const takenGb = (volume: CinderVolume): number =>
  volume.status === 'extending' ? Math.max(volume.size, Number(notesOf(volume).sarv_growing ?? 0)) : volume.size

/** A snapshot or a backup as Cinder tells of it; only what we read. */
export interface CinderCopy {
  id: string
  name: string | null
  description: string | null
  status: string
  size: number
  created_at: string
  volume_id: string
  metadata: Record<string, string> | null
  'os-extended-snapshot-attributes:project_id'?: string
  /** Of backups. */
  fail_reason?: string | null
  'os-backup-project-attr:project_id'?: string
}

/** What is not here can be gone back to, or is just being: `available`, `restoring`, `backing-up`. */
const copyStates: Readonly<Record<string, CopyState>> = {
  creating: 'creating',
  deleting: 'deleting',
  error: 'error',
  error_deleting: 'error',
}

export const copyStateOf = ({ status }: Pick<CinderCopy, 'status'>): CopyState => copyStates[status] ?? 'available'

export const volumeTagOf = ({ metadata }: Pick<CinderCopy, 'metadata'>): string => metadata?.['sarv_volume'] ?? ''

export const toEngineCopy = (copy: CinderCopy, tag: string, fault: string | null): EngineCopy => ({
  tag,
  ref: copy.id,
  volumeTag: volumeTagOf(copy),
  name: copy.description ?? '',
  sizeGb: copy.size,
  state: copyStateOf(copy),
  fault,
  createdAt: utc(copy.created_at),
})
