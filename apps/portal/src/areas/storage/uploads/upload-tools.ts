import type {
  AbortStorageUploadModel,
  CompleteStorageUploadModel,
  LinkStorageUploadModel,
  StorageUpload,
  StorageUploadLink,
} from '@sarv/contract/storage/uploads/uploads.schemas'
import type { RequestError } from '../../../shell/request-errors.ts'
import type { ArrivedPart } from './upload-parts.rules.ts'

type Answer<Data> = Promise<{ data?: Data; error?: RequestError }>

interface BeginUpload {
  key: string
  bytes: number
  contentType: string
  replaces: boolean
}

/** The calls of one bucket. */
export interface UploadCalls {
  /** Never taken back half-way: an upload that nobody knows of would stay in the store for a week. */
  begin(wanted: BeginUpload): Answer<StorageUpload>
  links(wanted: LinkStorageUploadModel, signal: AbortSignal): Answer<StorageUploadLink[]>
  parts(wanted: AbortStorageUploadModel, signal: AbortSignal): Answer<ArrivedPart[]>
  complete(wanted: CompleteStorageUploadModel, signal: AbortSignal): Answer<unknown>
  abort(wanted: AbortStorageUploadModel): Answer<unknown>
}

/** What the store said. `code` is S3's own word, such as `QuotaExceeded`. */
export interface PutAnswer {
  status: number
  code?: string
}

/** Sends bytes to the store; rejects where no answer came, or with the signal's reason. */
export type PutBytes = (
  url: string,
  bytes: Blob,
  options: { contentType?: string; onProgress: (bytes: number) => void; signal: AbortSignal },
) => Promise<PutAnswer>

export interface UploadTools {
  calls: UploadCalls
  put: PutBytes
  /** Waits for so long, and as long as there is no network. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** Whether there is a network and our own server answers: then a store that gives no answer refuses this page. */
  isServerThere: (signal: AbortSignal) => Promise<boolean>
  /** A place among the pieces of all files that are sent at once; answers how to give it back. */
  takeTurn: (signal: AbortSignal) => Promise<() => void>
}

/** May go well the next time. */
export class Passing extends Error {
  readonly atLeastMs: number
  constructor(message: string, atLeastMs = 0) {
    super(message)
    this.atLeastMs = atLeastMs
  }
}

/** The store gave no answer at all: a cut line, or a store that does not let this page in. */
export class Unanswered extends Passing {}

/** Will not go well however often it is tried. */
export class Refused extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor({ status, code, message }: Pick<RequestError, 'status' | 'code' | 'message'>) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The store knows the upload no more: it was completed, given up, or took too long. */
export class Forgotten extends Error {}

const passingStatuses = new Set([0, 408, 425, 429, 500, 502, 503, 504])

/** The answer of one of our calls, or why there is none. */
export const need = <Data>({ data, error }: { data?: Data; error?: RequestError }): Data => {
  if (!error) return data as Data
  if (passingStatuses.has(error.status)) {
    throw new Passing(`status ${error.status}`, (error.retryAfterSeconds ?? 0) * 1000)
  }
  throw new Refused(error)
}

/** What the store's answer means; `ended` is a link that is no longer valid. */
export const readPut = ({ status, code }: PutAnswer): 'done' | 'ended' => {
  if (status >= 200 && status < 300) return 'done'
  if (code === 'QuotaExceeded') throw new Refused({ status, code: 'bucket_full' })
  if (code === 'NoSuchUpload') throw new Forgotten()
  if (status === 403) return 'ended'
  if (passingStatuses.has(status)) throw new Passing(`the store answered ${status}`)
  throw new Refused({ status, code: 'store_refused' })
}
