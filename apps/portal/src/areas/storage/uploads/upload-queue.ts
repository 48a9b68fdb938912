import { largestObjectBytes, whyNotObjectKey } from '@sarv/contract/storage/objects/objects.rules'
import { objectKeySentences } from '@sarv/contract/storage/storage.fa'
import { createValueStore, type ValueStore } from '../../../shell/value-store.ts'
import { type RememberedUpload, rememberedFor, type UploadMemory } from './remembered-uploads.ts'
import type { BegunUpload } from './send-parts.ts'
import { uploadFile, type UploadOutcome } from './upload-file.ts'
import type { UploadCalls, UploadTools } from './upload-tools.ts'
import {
  type BucketRef,
  canResume,
  contentTypeOf,
  isSameBucket,
  isUnderWay,
  keyOfFile,
  nextToStart,
  type SpeedSample,
  speedOf,
  type UploadItem,
  withSample,
} from './uploads.rules.ts'
import { uploadsText } from './uploads.fa.ts'

/** A file with the folders that it was dropped in: `album/1405/a.jpg`. */
export interface ChosenFile {
  file: File
  path: string
}

export type NameDecision = 'replace' | 'keepBoth' | 'skip'

export interface UploadQueue extends Pick<ValueStore<readonly UploadItem[]>, 'get' | 'subscribe'> {
  add(bucket: BucketRef, folder: string, files: readonly ChosenFile[]): void
  /** What was begun in this bucket before a reload stands in the queue again and waits for its file. */
  recall(bucket: BucketRef): void
  /** The file of an upload that was begun before a reload; false where it is another one. */
  giveFile(id: number, file: File): boolean
  pause(ids: readonly number[]): void
  resume(ids: readonly number[]): void
  decide(ids: readonly number[], decision: NameDecision): void
  /** Ends it, also in the store, and takes it off the list. */
  cancel(ids: readonly number[]): void
  /** Another person is at the browser: nothing of this one's goes on. */
  clear(): void
}

export interface QueueTools extends Omit<UploadTools, 'calls'> {
  callsOf: (bucket: BucketRef) => UploadCalls
  memory: UploadMemory
  onArrived: (bucket: BucketRef) => void
  now: () => number
}

interface Entry {
  item: UploadItem
  /** The name that was asked for; the one it gets may be another. */
  wantedKey: string
  file?: File
  begun?: BegunUpload
  replaces: boolean
  keepsBoth: boolean
  samples: SpeedSample[]
  /** There while it runs. */
  stop?: AbortController
  run?: Promise<void>
}

/** How often the page hears of progress: more would be spent on drawing. */
const tellEveryMs = 250

/** Everything that is sent to the store, over all buckets and pages, until the tab is closed. */
export const createUploadQueue = (tools: QueueTools): UploadQueue => {
  const { memory, now } = tools
  const shown = createValueStore<readonly UploadItem[]>([])
  let entries: Entry[] = []
  let lastId = 0
  let telling: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    clearTimeout(telling)
    telling = undefined
    shown.set(entries.map(({ item }) => item))
  }
  const tellSoon = () => {
    telling ??= setTimeout(tell, tellEveryMs)
  }
  const change = (entry: Entry, part: Partial<UploadItem>) => {
    entry.item = { ...entry.item, ...part }
    tell()
  }
  const those = (ids: readonly number[], fits: (item: UploadItem) => boolean = () => true) =>
    entries.filter(({ item }) => ids.includes(item.id) && fits(item))

  const onProgress = (entry: Entry, sentBytes: number, parts: UploadItem['parts']) => {
    entry.samples = withSample(entry.samples, { atMs: now(), bytes: sentBytes })
    const bytesPerSecond = speedOf(entry.samples)
    entry.item = { ...entry.item, sentBytes, ...(parts && { parts }), bytesPerSecond }
    tellSoon()
  }

  const remember = (entry: Entry, begun: BegunUpload) => {
    entry.begun = begun
    const { bucket, bytes } = entry.item
    const { replaces, file } = entry
    memory.put({ ...begun, bucket, bytes, replaces, changedAt: file?.lastModified ?? 0, begunAt: now() })
  }
  const forget = (entry: Entry) => {
    if (entry.begun) memory.forget(entry.begun.uploadId)
    delete entry.begun
  }

  const settle = (entry: Entry, outcome: UploadOutcome) => {
    switch (outcome.is) {
      case 'done':
        forget(entry)
        change(entry, { state: 'done', sentBytes: entry.item.bytes, doneAt: now() })
        tools.onArrived(entry.item.bucket)
        return
      case 'exists':
        change(entry, { state: 'exists', sentBytes: 0 })
        return
      default:
        change(entry, { state: outcome.is, reason: uploadsText.reasonOf(outcome) })
    }
  }

  const run = async (entry: Entry, file: File, signal: AbortSignal) => {
    const { item, wantedKey: key, begun, replaces, keepsBoth } = entry
    const upload = { file, key, contentType: contentTypeOf(file.type), replaces, keepsBoth }
    try {
      const outcome = await uploadFile(
        { ...upload, ...(begun && { begun }) },
        { ...tools, calls: tools.callsOf(item.bucket) },
        {
          onKey: (key) => change(entry, { key }),
          onBegun: (begunNow) => remember(entry, begunNow),
          onProgress: (sentBytes, parts) => onProgress(entry, sentBytes, parts),
          onWaiting: (isWaiting) => {
            const state = isWaiting ? 'waiting' : 'sending'
            if (!signal.aborted && entry.item.state !== state) change(entry, { state, bytesPerSecond: undefined })
          },
        },
        signal,
      )
      settle(entry, outcome)
    } catch (error) {
      if (signal.aborted) return
      settle(entry, { is: 'failed' })
      throw error
    }
  }

  const startNext = () => {
    for (const { id } of nextToStart(entries.map(({ item }) => item))) {
      const entry = entries.find(({ item }) => item.id === id)
      if (!entry?.file) continue
      const stop = new AbortController()
      entry.stop = stop
      entry.samples = []
      change(entry, { state: 'sending', reason: undefined, bytesPerSecond: undefined })
      entry.run = run(entry, entry.file, stop.signal).finally(() => {
        if (entry.stop === stop) delete entry.stop
        startNext()
      })
    }
  }

  const stopEntry = (entry: Entry) => {
    entry.stop?.abort()
    delete entry.stop
  }

  /** Until the store has heard of it: what nobody completes takes room for a week. */
  const giveUp = async (upload: RememberedUpload) => {
    memory.put({ ...upload, isCancelled: true })
    const { key, uploadId, bucket } = upload
    const { error } = await tools.callsOf(bucket).abort({ key, uploadId })
    if (!error || error.status === 404) memory.forget(uploadId)
  }

  const cancelEntry = async (entry: Entry) => {
    stopEntry(entry)
    // What is still on its way would come to the store after the end.
    await entry.run?.catch(() => undefined)
    const kept = entry.begun && memory.all().find(({ uploadId }) => uploadId === entry.begun?.uploadId)
    if (kept) await giveUp(kept)
  }

  const newEntry = (bucket: BucketRef, key: string, bytes: number, rest: Partial<Entry>): Entry => {
    lastId += 1
    const item: UploadItem = { id: lastId, bucket, key, bytes, sentBytes: 0, state: 'queued' }
    return { wantedKey: key, replaces: false, keepsBoth: false, samples: [], item, ...rest }
  }

  const obstacleOf = (key: string, { size }: File): string | undefined => {
    if (size > largestObjectBytes) return uploadsText.tooLarge
    const obstacle = whyNotObjectKey(key)
    return obstacle && objectKeySentences[obstacle]
  }

  const addOne = (bucket: BucketRef, folder: string, { file, path }: ChosenFile) => {
    const key = keyOfFile(folder, path)
    const wanted = { bucket, key, bytes: file.size, changedAt: file.lastModified }
    const isListed = entries.some(
      ({ item, file: listed }) =>
        isSameBucket(item.bucket, bucket) && item.key === key && item.state !== 'done' && listed !== undefined,
    )
    if (isListed) return
    const begun = rememberedFor(memory.all(), wanted)
    // It stood in the list and waited for this very file.
    if (begun) entries = entries.filter((entry) => entry.begun?.uploadId !== begun.uploadId)
    const entry = newEntry(bucket, key, file.size, { file, ...(begun && { begun, replaces: begun.replaces }) })
    const reason = obstacleOf(key, file)
    if (reason) entry.item = { ...entry.item, state: 'refused', reason }
    entries = [...entries, entry]
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    add: (bucket, folder, files) => {
      for (const chosen of files) addOne(bucket, folder, chosen)
      tell()
      startNext()
    },
    recall: (bucket) => {
      const listed = new Set(entries.map(({ begun }) => begun?.uploadId))
      const kept = memory.all().filter((upload) => isSameBucket(upload.bucket, bucket) && !listed.has(upload.uploadId))
      for (const upload of kept) {
        if (upload.isCancelled) void giveUp(upload)
        else {
          const entry = newEntry(bucket, upload.key, upload.bytes, { begun: upload, replaces: upload.replaces })
          entry.item = { ...entry.item, state: 'fileMissing' }
          entries = [...entries, entry]
        }
      }
      if (kept.length > 0) tell()
    },
    giveFile: (id, file) => {
      const [entry] = those([id], ({ state }) => state === 'fileMissing')
      const kept = memory.all().find(({ uploadId }) => uploadId === entry?.begun?.uploadId)
      if (!entry || file.size !== entry.item.bytes || (kept && kept.changedAt !== file.lastModified)) return false
      entry.file = file
      change(entry, { state: 'queued' })
      startNext()
      return true
    },
    pause: (ids) => {
      for (const entry of those(ids, isUnderWay)) {
        stopEntry(entry)
        change(entry, { state: 'paused', bytesPerSecond: undefined })
      }
      startNext()
    },
    resume: (ids) => {
      for (const entry of those(ids, canResume)) change(entry, { state: 'queued', reason: undefined })
      startNext()
    },
    decide: (ids, decision) => {
      const asked = those(ids, ({ state }) => state === 'exists')
      if (decision === 'skip') entries = entries.filter((entry) => !asked.includes(entry))
      for (const entry of asked) {
        entry.replaces = decision === 'replace'
        entry.keepsBoth = decision === 'keepBoth'
        if (decision !== 'skip') entry.item = { ...entry.item, state: 'queued' }
      }
      tell()
      startNext()
    },
    cancel: (ids) => {
      const gone = those(ids)
      entries = entries.filter((entry) => !gone.includes(entry))
      tell()
      for (const entry of gone) void cancelEntry(entry)
      startNext()
    },
    clear: () => {
      for (const entry of entries) stopEntry(entry)
      entries = []
      tell()
    },
  }
}
