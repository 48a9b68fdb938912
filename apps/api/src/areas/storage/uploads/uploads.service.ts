import { onePieceBytes, partBytesOf, partCountOf } from '@sarv/contract/storage/objects/objects.rules'
import type {
  BeginStorageUploadModel,
  CompleteStorageUploadModel,
  LinkStorageUploadModel,
  StorageUpload,
} from '@sarv/contract/storage/uploads/uploads.schemas'
import { AppError } from '../../../errors/app-error.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenBucket } from '../buckets/open-bucket.service.ts'
import { refuseTakenKey } from '../objects/objects.service.ts'
import { askStore } from '../ask-store.service.ts'

/** One part on a slow line, with its place in the queue; a browser asks again for links that ended. */
const linkSeconds = 3600

const gibibyte = 1024 ** 3

/** The store counts for itself and refuses in the end; whoever sends a large file learns it before. */
const refuseWithoutRoom = async ({ bucket, engine, place }: OpenBucket, bytes: number): Promise<void> => {
  const usage = await askStore((signal) => engine.getUsage(place.spaceTag, signal))
  const usedBytes = usage.reduce((sum, each) => sum + each.bytes, 0)
  if (usedBytes + bytes > bucket.disk * gibibyte) throw new AppError('bucket_full')
}

/**
 * The rule that lets the portal's pages in, put back where something took it away: without it a browser's upload would hear
 * no answer. It is not worth a failed upload: a bucket without CORS is told by the dock.
 */
export const letPagesIn = async ({ engine, place }: OpenBucket): Promise<void> => {
  await askStore((signal) => engine.restoreGuards(place, ['cors'], signal)).catch(() => [])
}

export const beginUpload = async (open: OpenBucket, wanted: BeginStorageUploadModel): Promise<StorageUpload> => {
  const { engine, place } = open
  const { key, bytes, contentType } = wanted
  await refuseWithoutRoom(open, bytes)
  await refuseTakenKey(open, key, wanted)
  await letPagesIn(open)
  const type = contentType !== undefined && { contentType }
  if (bytes <= onePieceBytes) {
    const url = await askStore((signal) => engine.linkToPut(place, key, { seconds: linkSeconds, ...type }, signal))
    return { url, uploadId: null, partBytes: onePieceBytes, partCount: 1 }
  }
  const { uploadId } = await askStore((signal) => engine.beginUpload(place, { key, ...type }, signal))
  return { url: null, uploadId, partBytes: partBytesOf(bytes), partCount: partCountOf(bytes) }
}

export const linksToParts = async (open: OpenBucket, upload: LinkStorageUploadModel) => {
  const { engine, place } = open
  await letPagesIn(open)
  return askStore((signal) => engine.linksToParts(place, upload, { seconds: linkSeconds }, signal))
}

/** Whether it is there as it was sent: then an upload that the store knows no more was completed. */
const isThere = async ({ engine, place }: OpenBucket, key: string, bytes: number, signal: AbortSignal) =>
  (await engine.getObject(place, key, signal))?.bytes === bytes

/** With what has arrived, by the store's own word: only whole, as long as the file that was sent. */
export const completeUpload = (open: OpenBucket, { key, uploadId, bytes }: CompleteStorageUploadModel): Promise<void> =>
  askStore(async (signal) => {
    const { engine, place } = open
    const upload = { key, uploadId }
    const parts = await engine.listParts(place, upload, signal).catch(async (error: unknown) => {
      if (error instanceof EngineError && error.code === 'not_found' && (await isThere(open, key, bytes, signal)))
        return
      throw error
    })
    if (!parts) return
    const arrived = parts.reduce((sum, part) => sum + part.bytes, 0)
    if (arrived !== bytes) throw new AppError('upload_incomplete')
    await engine.completeUpload(place, { ...upload, parts }, signal)
  })
