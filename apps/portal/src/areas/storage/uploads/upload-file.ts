import type { StorageUpload } from '@sarv/contract/storage/uploads/uploads.schemas'
import { createPatience } from './patience.ts'
import { type BegunUpload, putPiece, type Sending, sendParts, type TellProgress } from './send-parts.ts'
import type { ArrivedPart } from './upload-parts.rules.ts'
import { Forgotten, Passing, Refused, need, type UploadTools } from './upload-tools.ts'
import { keyBeside } from './uploads.rules.ts'

export interface FileUpload {
  file: Blob
  key: string
  contentType: string
  /** Also where something of that name is there. */
  replaces: boolean
  /** Where something of that name is there, it gets another name. */
  keepsBoth: boolean
  /** Where it was begun before: the parts that arrived are asked for and not sent again. */
  begun?: BegunUpload
}

export interface UploadWatcher {
  onKey: (key: string) => void
  onBegun: (begun: BegunUpload) => void
  onProgress: TellProgress
  onWaiting: (isWaiting: boolean) => void
}

export type UploadOutcome =
  | { is: 'done' | 'exists' }
  /** `code` and `message` as the server or we named it. */
  | { is: 'refused' | 'failed'; code?: string; message?: string }

const mostNames = 100
/** Beginning anew and completing again: twice is bad luck, more is a fault that a person should see. */
const mostRounds = 3

interface OneUpload extends Sending {
  upload: FileUpload
  watcher: UploadWatcher
  /** Some of it was sent under its name: what is there now may be our own. */
  wasSent: boolean
}

type Begun = StorageUpload & { key: string }

const beginAs = async (one: OneUpload, key: string): Promise<Begun> => {
  const { upload, tools, watcher, patiently } = one
  const { contentType } = upload
  const replaces = upload.replaces || one.wasSent
  const begun = await patiently(async () =>
    need(await tools.calls.begin({ key, bytes: one.file.size, contentType, replaces })),
  )
  watcher.onKey(key)
  const { uploadId, partBytes, partCount } = begun
  // Before anything can stop us: whoever cancels must know what to give up.
  if (uploadId !== null) watcher.onBegun({ uploadId, key, partBytes, partCount })
  return { ...begun, key }
}

const begin = async (one: OneUpload): Promise<Begun> => {
  const { key, keepsBoth } = one.upload
  for (let count = 1; ; count += 1) {
    try {
      return await beginAs(one, count === 1 ? key : keyBeside(key, count))
    } catch (error) {
      const isTaken = error instanceof Refused && error.code === 'object_exists'
      if (!isTaken || !keepsBoth || count === mostNames) throw error
    }
  }
}

const sendWhole = (one: OneUpload, url: string): Promise<'done' | 'ended'> => {
  const { file, upload, onProgress } = one
  one.wasSent = true
  return one.patiently(() => {
    onProgress(0)
    return putPiece(one, url, file, { contentType: upload.contentType, onProgress })
  })
}

const whereForgotten = (error: unknown): never => {
  throw error instanceof Refused && error.status === 404 ? new Forgotten() : error
}

const arrivedOf = ({ tools, patiently, signal }: OneUpload, { key, uploadId }: BegunUpload): Promise<ArrivedPart[]> =>
  patiently(async () => need(await tools.calls.parts({ key, uploadId }, signal))).catch(whereForgotten)

/** false: the store lacks some part after all. */
const complete = async (one: OneUpload, { key, uploadId }: BegunUpload): Promise<boolean> => {
  const wanted = { key, uploadId, bytes: one.file.size }
  try {
    await one.patiently(async () => need(await one.tools.calls.complete(wanted, one.signal)))
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === 'upload_incomplete') return false
    return whereForgotten(error)
  }
}

const sendInParts = async (one: OneUpload, begun: BegunUpload, { isNew }: { isNew: boolean }): Promise<void> => {
  for (let round = 1; round <= mostRounds; round += 1) {
    await sendParts(one, begun, isNew && round === 1 ? [] : await arrivedOf(one, begun))
    if (await complete(one, begun)) return
  }
  throw new Refused({ status: 400, code: 'upload_incomplete' })
}

/** Goes on with what was begun before; false where the store knows nothing of it. */
const goOn = async (one: OneUpload, begun: BegunUpload): Promise<boolean> => {
  one.watcher.onKey(begun.key)
  try {
    await sendInParts(one, begun, { isNew: false })
    return true
  } catch (error) {
    if (!(error instanceof Forgotten)) throw error
  }
  // Its completion may have worked although nobody heard of it.
  try {
    return await complete(one, begun)
  } catch (error) {
    if (error instanceof Forgotten) return false
    throw error
  }
}

const send = async (one: OneUpload): Promise<UploadOutcome> => {
  const { begun } = one.upload
  if (begun && (await goOn(one, begun))) return { is: 'done' }
  for (let round = 1; round <= mostRounds; round += 1) {
    const { key, url, uploadId, partBytes, partCount } = await begin(one)
    try {
      if (uploadId !== null) {
        await sendInParts(one, { key, uploadId, partBytes, partCount }, { isNew: true })
        return { is: 'done' }
      }
      if (url !== null && (await sendWhole(one, url)) === 'done') return { is: 'done' }
    } catch (error) {
      if (!(error instanceof Forgotten)) throw error
    }
  }
  return { is: 'failed' }
}

/**
 * Sends one file to the store: a small one in one piece, a larger one in parts of which those that arrived are never sent
 * again. Only slices of the file are ever held. Ends when it is there, when somebody must decide, or rejects with the
 * signal's reason.
 */
export const uploadFile = async (
  upload: FileUpload,
  tools: UploadTools,
  watcher: UploadWatcher,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const { file } = upload
  const { onProgress, onWaiting } = watcher
  const patiently = createPatience({ file, tools, onWaiting, signal })
  try {
    return await send({ file, upload, tools, watcher, patiently, onProgress, signal, wasSent: false })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Passing) return { is: 'failed' }
    if (!(error instanceof Refused)) throw error
    if (error.code === 'object_exists') return { is: 'exists' }
    const reason = {
      ...(error.code !== undefined && { code: error.code }),
      ...(error.message && { message: error.message }),
    }
    return { is: error.status >= 500 ? 'failed' : 'refused', ...reason }
  }
}
