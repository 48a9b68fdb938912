import { requestOf } from '@sarv/client/client-call'
import type { CallArguments, ClientCall } from '@sarv/client/client-call'
import { api } from '@sarv/client/base-api'
import { operationList } from '@sarv/client/portal/operations.calls.generated'
import {
  storageUploadAbort,
  storageUploadBegin,
  storageUploadComplete,
  storageUploadLinks,
  storageUploadParts,
} from '@sarv/client/storage/uploads.calls.generated'
import type { Call, CallOutput } from '@sarv/contract/call'
import { sendRequest } from '../../../shell/http.ts'
import { holderOf, session } from '../../../shell/session.ts'
import { store } from '../../../shell/store.ts'
import { hasUploads } from './has-uploads.ts'
import { putBytes } from './put-bytes.ts'
import { createUploadMemory } from './remembered-uploads.ts'
import { createTurns } from './turns.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { UploadCalls } from './upload-tools.ts'
import { type BucketRef, isUnfinished } from './uploads.rules.ts'

/** Fewer than the six that browsers allow to one host: our own calls must not wait behind them. */
const piecesAtOnce = 4
/** A folder of small files arrives in bursts: the list is read again once in a while, not for each. */
const rereadAfterMs = 700

/** Without toasts: what happens to a file is said in its own row. */
const send = async <C extends Call>(call: ClientCall<C>, args: CallArguments<C>, signal?: AbortSignal) => {
  const { data, error } = await sendRequest(requestOf(call, args), signal)
  return error ? { error } : { data: data as CallOutput<C> }
}

const callsOf = ({ projectId, storageHostId }: BucketRef): UploadCalls => {
  const bucket = { projectId, storageHostId }
  return {
    begin: (body) => send(storageUploadBegin, { ...bucket, body }),
    links: (body, signal) => send(storageUploadLinks, { ...bucket, body }, signal),
    parts: ({ key, uploadId }, signal) => send(storageUploadParts, { ...bucket, Key: key, Upload: uploadId }, signal),
    complete: (body, signal) => send(storageUploadComplete, { ...bucket, body }, signal),
    abort: (body) => send(storageUploadAbort, { ...bucket, body }),
  }
}

const isServerThere = async (signal: AbortSignal): Promise<boolean> => {
  if (!navigator.onLine) return false
  const { error } = await send(operationList, { Active: true }, signal)
  return !error
}

const untilOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** For so long, but not longer than until the network is back; without one, until there is one. */
const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (!navigator.onLine) return untilOnline(signal)
  const over = new AbortController()
  const elapsed = new Promise<void>((resolve) => setTimeout(resolve, ms))
  try {
    await Promise.race([elapsed, untilOnline(AbortSignal.any([signal, over.signal]))])
  } finally {
    over.abort()
  }
}

let rereading: ReturnType<typeof setTimeout> | undefined
const rereadSoon = () => {
  rereading ??= setTimeout(() => {
    rereading = undefined
    store.dispatch(api.util.invalidateTags(['StorageObject', 'Storage']))
  }, rereadAfterMs)
}

/** Of this tab, whatever page is open. */
export const uploads = createUploadQueue({
  callsOf,
  put: putBytes,
  pause,
  isServerThere,
  takeTurn: createTurns(piecesAtOnce),
  memory: createUploadMemory(),
  onArrived: rereadSoon,
  now: Date.now,
})

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

uploads.subscribe(() => {
  const items = uploads.get()
  hasUploads.set(items.length > 0)
  if (items.some(isUnfinished)) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
})

let holder = holderOf(session.get())
session.subscribe(() => {
  const now = session.get()
  // A session that ends in the middle is renewed in place, and the calls wait for it.
  if (now.accessToken === '' || holderOf(now) === holder) return
  holder = holderOf(now)
  uploads.clear()
})
