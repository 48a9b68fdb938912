import { createBrowserStore } from '../../../shell/browser-store.ts'
import type { BegunUpload } from './send-parts.ts'
import { type BucketRef, isSameBucket } from './uploads.rules.ts'

/** An upload in parts that was begun and not ended, as the browser keeps it over a reload. */
export interface RememberedUpload extends BegunUpload {
  bucket: BucketRef
  bytes: number
  /** What was decided about a file of the same name. */
  replaces: boolean
  /** Of the file: with its size and name, what tells that it is the same one. */
  changedAt: number
  /** Milliseconds. */
  begunAt: number
  /** Somebody gave it up, and the store has not heard of it yet. */
  isCancelled?: true
}

export interface UploadMemory {
  all(): readonly RememberedUpload[]
  put(upload: RememberedUpload): void
  forget(uploadId: string): void
}

/** The store ends them by itself after seven days. */
const keptMs = 7 * 24 * 3600 * 1000
const mostKept = 100

export const isFresh = (now: number, { begunAt }: Pick<RememberedUpload, 'begunAt'>): boolean => now - begunAt < keptMs

/** The one that this file goes on with. */
export const rememberedFor = (
  kept: readonly RememberedUpload[],
  wanted: { bucket: BucketRef; key: string; bytes: number; changedAt: number },
): RememberedUpload | undefined =>
  kept.find(
    (upload) =>
      !upload.isCancelled &&
      isSameBucket(upload.bucket, wanted.bucket) &&
      upload.key === wanted.key &&
      upload.bytes === wanted.bytes &&
      upload.changedAt === wanted.changedAt,
  )

/** Whoever edits local storage, or an older version of us, must not break the page. */
export const parseRemembered = (text: string | null, now: number): RememberedUpload[] => {
  try {
    const kept = JSON.parse(text ?? '[]') as RememberedUpload[]
    return kept.filter((upload) => typeof upload.uploadId === 'string' && isFresh(now, upload))
  } catch {
    return []
  }
}

/** In local storage: what is needed to go on, and nothing of the file itself. */
export const createUploadMemory = (): UploadMemory => {
  const store = createBrowserStore<readonly RememberedUpload[]>('sarv.uploads', {
    parse: (text) => parseRemembered(text, Date.now()),
    format: (uploads) => (uploads.length === 0 ? null : JSON.stringify(uploads)),
  })
  const without = (uploadId: string) => store.get().filter((upload) => upload.uploadId !== uploadId)
  return {
    all: store.get,
    put: (upload) => store.set([...without(upload.uploadId), upload].slice(-mostKept)),
    forget: (uploadId) => store.set(without(uploadId)),
  }
}
