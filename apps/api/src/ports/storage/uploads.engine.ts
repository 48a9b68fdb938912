import type { Place } from './buckets.engine.ts'
import type { LinkOptions } from './objects.engine.ts'

/** An upload in parts: begun by us, filled by the browser through links, ended by us. */
export interface UploadRef {
  key: string
  uploadId: string
}

export interface UploadPart {
  /** From 1 to 10,000. */
  number: number
  /** Without quotes. */
  etag: string
}

export interface EngineUpload extends UploadRef {
  begunAt: Date
}

export interface UploadPort {
  /** Each call begins another one: what is not completed ends by itself after `unfinishedUploadDays`. */
  beginUpload(place: Place, upload: { key: string; contentType?: string }, signal: AbortSignal): Promise<UploadRef>
  /** One link for each part; every part but the last has at least 5 MiB. */
  linksToParts(
    place: Place,
    upload: UploadRef & { numbers: readonly number[] },
    options: LinkOptions,
    signal: AbortSignal,
  ): Promise<{ number: number; url: string }[]>
  /** Those that have arrived whole, in order: where to go on after a cut. `not_found` once it is completed or aborted. */
  listParts(place: Place, upload: UploadRef, signal: AbortSignal): Promise<(UploadPart & { bytes: number })[]>
  /** The object is there at once and as a whole. Completing what was completed before is fine. */
  completeUpload(place: Place, upload: UploadRef & { parts: readonly UploadPart[] }, signal: AbortSignal): Promise<void>
  abortUpload(place: Place, upload: UploadRef, signal: AbortSignal): Promise<void>
  /** Unfinished ones whose key begins so; at most 1,000. */
  listUploads(place: Place, wanted: { prefix: string }, signal: AbortSignal): Promise<EngineUpload[]>
}
