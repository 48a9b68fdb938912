import { folderOfKey, nameOfKey } from '@sarv/contract/storage/objects/objects.rules'

export interface BucketRef {
  projectId: number
  storageHostId: number
  bucketName: string
}

export const isSameBucket = (one: BucketRef, other: BucketRef): boolean =>
  one.projectId === other.projectId && one.storageHostId === other.storageHostId

/**
 * `waiting`: the connection is cut and it goes on by itself. `exists`: a file of this name is there, somebody decides.
 * `refused`: it cannot be sent. `failed`: it can be tried again. `fileMissing`: begun before the page was closed, and a page
 * may not open a file again by itself.
 */
export type UploadState =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'exists'
  | 'refused'
  | 'failed'
  | 'fileMissing'
  | 'done'

export interface UploadItem {
  id: number
  bucket: BucketRef
  key: string
  bytes: number
  sentBytes: number
  state: UploadState
  /** Parts that are in the store; only of a file that goes in parts. */
  parts?: { arrived: number; count: number }
  /** Why it was refused or failed. */
  reason?: string
  bytesPerSecond?: number
  /** Milliseconds, of the moment it arrived. */
  doneAt?: number
}

export const filesAtOnce = 3

/** Those that begin now: in their order, as many as may run at once. */
export const nextToStart = (items: readonly UploadItem[]): UploadItem[] => {
  const running = items.filter(({ state }) => state === 'sending' || state === 'waiting').length
  return items.filter(({ state }) => state === 'queued').slice(0, Math.max(0, filesAtOnce - running))
}

const goesOn = new Set<UploadState>(['queued', 'sending', 'waiting'])

/** It sends, or will by itself: it can be paused. */
export const isUnderWay = ({ state }: UploadItem): boolean => goesOn.has(state)

/** Closing the tab would lose work: nothing else keeps the file. */
export const isUnfinished = (item: UploadItem): boolean =>
  isUnderWay(item) || item.state === 'paused' || item.state === 'exists' || item.state === 'failed'

export const canResume = ({ state }: UploadItem): boolean => state === 'paused' || state === 'failed'

export const percentOf = ({ sentBytes, bytes, state }: Pick<UploadItem, 'sentBytes' | 'bytes' | 'state'>): number => {
  if (state === 'done') return 100
  return bytes === 0 ? 0 : Math.floor((sentBytes / bytes) * 100)
}

export interface UploadSummary {
  count: number
  done: number
  underWay: number
  paused: number
  /** A person is asked: a name that is taken, a failure, a missing file. */
  undecided: number
  percent: number
}

/** Of all together; what was refused weighs nothing. */
export const summaryOf = (items: readonly UploadItem[]): UploadSummary => {
  const counted = items.filter(({ state }) => state !== 'refused')
  const total = counted.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = counted.reduce((sum, { state, bytes, sentBytes }) => sum + (state === 'done' ? bytes : sentBytes), 0)
  const done = items.filter(({ state }) => state === 'done').length
  const isWhole = counted.length > 0 && done === counted.length
  return {
    count: items.length,
    done,
    underWay: items.filter(isUnderWay).length,
    paused: items.filter(({ state }) => state === 'paused').length,
    undecided: items.filter(({ state }) => ['exists', 'refused', 'failed', 'fileMissing'].includes(state)).length,
    percent: isWhole || total === 0 ? (isWhole ? 100 : 0) : Math.floor((sent / total) * 100),
  }
}

export interface SpeedSample {
  atMs: number
  bytes: number
}

const speedWindowMs = 8000
const shortestWindowMs = 1000

/** The samples of the last seconds, with this one. A file that goes back (a part that was cut) begins to measure again. */
export const withSample = (samples: readonly SpeedSample[], sample: SpeedSample): SpeedSample[] => {
  const last = samples.at(-1)
  if (last && sample.bytes < last.bytes) return [sample]
  return [...samples.filter(({ atMs }) => sample.atMs - atMs <= speedWindowMs), sample]
}

/** undefined while there is too little to tell. */
export const speedOf = (samples: readonly SpeedSample[]): number | undefined => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.atMs - first.atMs < shortestWindowMs) return undefined
  return ((last.bytes - first.bytes) * 1000) / (last.atMs - first.atMs)
}

export const secondsLeft = ({ bytes, sentBytes, bytesPerSecond }: UploadItem): number | undefined =>
  bytesPerSecond ? Math.ceil((bytes - sentBytes) / bytesPerSecond) : undefined

/** The name for a second one beside the first: `photo (2).jpg`, `.env (2)`, `backup (2).tar.gz`. */
export const keyBeside = (key: string, count: number): string => {
  const name = nameOfKey(key)
  const [, stem = name, ending = ''] = /^(.+?)((?:\.tar)?\.[^.]+)$/.exec(name) ?? []
  return `${folderOfKey(key)}${stem} (${count})${ending}`
}

/** macOS writes letters apart from their marks: the same name would be found by nobody who types it. */
export const keyOfFile = (folder: string, path: string): string => `${folder}${path.normalize('NFC')}`

const anyType = /^[\w.+-]+\/[\w.+-]+$/

/**
 * What the store serves it under; what browsers do not know is bytes. Texts say that they are in UTF-8: without it browsers take
 * them for Latin letters, and whoever opens a Persian one sees nonsense.
 */
export const contentTypeOf = (type: string): string => {
  if (!anyType.test(type)) return 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
