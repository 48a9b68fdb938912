import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { pictureBytes, pictureKinds } from '@sarv/contract/limits'
import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { FileStore } from '../../../ports/files/file-store.ts'
import { judgeAttachment, mediaTypes } from '../tickets/attachments.rules.ts'
import { deletePicture, findPicture, insertPicture, lockUnusedPictures, type PictureKind } from './pictures.store.ts'

const abandonedAfterMs = 24 * 3600_000
const megabyte = 1024 * 1024

/** Where everyone reads it: our own origin, by a key that nobody guesses, so a draft's picture stays with its editors. */
export const pictureLink = (fileKey: string): string => `/api/my/portal/website-blog/picture/${fileKey}`

const isPicture = (kind: string | undefined): kind is PictureKind =>
  (pictureKinds as readonly (string | undefined)[]).includes(kind)

/**
 * Judges a picture by its content and keeps it for an article. Outside of any transaction: the store may be slow. Its row
 * comes before its content, so that the sweep finds whatever a crash leaves.
 */
export const keepPicture = async (
  { db, files }: { db: Db; files: FileStore },
  operatorId: number,
  file: File,
): Promise<{ pictureKey: string; imageLink: string }> => {
  if (file.size > pictureBytes) throw new AppError('picture_large', { max: pictureBytes / megabyte })
  const kind = await judgeAttachment(file)
  if (!isPicture(kind)) throw new AppError('picture_kind')
  const fileKey = randomBytes(20).toString('hex')
  await insertPicture(db, { fileKey, kind, bytes: file.size, operatorId })
  await files.put(fileKey, file)
  return { pictureKey: fileKey, imageLink: pictureLink(fileKey) }
}

/** Never another content under the same key: whoever has it need not ask again. */
export const sendPicture = async (
  reply: FastifyReply,
  { db, files }: { db: Db; files: FileStore },
  fileKey: string,
): Promise<void> => {
  const picture = await findPicture(db, fileKey)
  const content = picture && (await files.open(picture.fileKey))
  if (!content) throw new AppError('not_found')
  void reply
    .header('content-type', mediaTypes[picture.kind as PictureKind])
    .header('content-length', picture.bytes)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(content)
}

/** Deletes pictures that no article has, a few at a time. */
export const sweepPictures = async (
  { db, files, log }: { db: Db; files: FileStore; log: Logger },
  now = new Date(),
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const unused = await lockUnusedPictures(trx, new Date(now.getTime() - abandonedAfterMs))
    for (const { fileKey } of unused) {
      // The row first: where an article has it after all, the database says so before the content is gone.
      await deletePicture(trx, fileKey)
      await files.delete(fileKey)
    }
    if (unused.length > 0) log.info({ pictures: unused.length }, 'pictures without an article were deleted')
    return unused.length
  })
