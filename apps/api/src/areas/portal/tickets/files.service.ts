import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { attachmentsPerMessage } from '@sarv/contract/limits'
import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { FileStore } from '../../../ports/files/file-store.ts'
import { lockCustomer } from '../../project/project-users/project-access.service.ts'
import { cleanFileName, judgeAttachment, mediaTypes, type AttachmentKind } from './attachments.rules.ts'
import {
  attachFiles,
  countWaitingFiles,
  deleteFileRow,
  insertFile,
  lockAbandonedFiles,
  sumBytesOfCustomer,
} from './files.store.ts'

export interface FileOwner {
  customerId: number
  /** null: of the provider. */
  userId: number | null
  /** Who of the provider; absent: the command line. */
  operatorId?: number | undefined
}

/** Somebody writes one message at a time, or two; more is a way to fill our disk. */
const mostWaiting = 3 * attachmentsPerMessage
/** What customers send stays as long as their tickets do. */
export const keptGigabytes = 5
const keptBytes = keptGigabytes * 1024 ** 3
const abandonedAfterMs = 24 * 3600_000

const refuseTooMuch = async (trx: Db, owner: FileOwner, bytes: number): Promise<void> => {
  if ((await countWaitingFiles(trx, owner)) >= mostWaiting)
    throw new AppError('attachments_waiting', { max: mostWaiting })
  // An answer of ours always finds room.
  if (owner.userId === null) return
  if ((await sumBytesOfCustomer(trx, owner.customerId)) + bytes > keptBytes)
    throw new AppError('attachments_full', { gigabytes: keptGigabytes })
}

/**
 * Judges and keeps a file for a message that is not written yet. Outside of any transaction: the store may be slow. Its row
 * comes before its content, so that the sweep finds whatever a crash leaves.
 */
export const keepFile = async (
  { db, files }: { db: Db; files: FileStore },
  owner: FileOwner,
  file: File,
): Promise<{ id: number; fileName: string; fileSize: number }> => {
  const kind = await judgeAttachment(file)
  if (!kind) throw new AppError('attachment_kind')
  const fileKey = randomBytes(20).toString('hex')
  const name = cleanFileName(file.name, kind)
  const { customerId, userId, operatorId } = owner
  const kept = await inTransaction(db, async (trx) => {
    // Files that come at once are counted one after the other.
    await lockCustomer(trx, customerId)
    await refuseTooMuch(trx, owner, file.size)
    return insertFile(trx, { customerId, userId, operatorId, fileKey, name, kind, bytes: file.size })
  })
  await files.put(fileKey, file)
  return kept
}

/** Puts these files into a message; refuses where one is not there, is somebody else's, or was sent before. */
export const sendFiles = async (
  trx: Db,
  ids: readonly number[],
  message: FileOwner & { messageId: number },
): Promise<void> => {
  const wanted = [...new Set(ids)]
  if (wanted.length > attachmentsPerMessage || (await attachFiles(trx, wanted, message)) !== wanted.length)
    throw new AppError('attachment_missing')
}

interface KeptFile {
  name: string
  kind: string
  bytes: number
  fileKey: string
}

/** As something to keep, whatever it is: no browser shows it in our place. */
export const sendFile = async (reply: FastifyReply, files: FileStore, file: KeptFile): Promise<void> => {
  const content = await files.open(file.fileKey)
  if (!content) throw new AppError('not_found')
  void reply
    .header('content-type', mediaTypes[file.kind as AttachmentKind])
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(content)
}

/** Deletes what no message came for, a few at a time. */
export const sweepFiles = async (
  { db, files, log }: { db: Db; files: FileStore; log: Logger },
  now = new Date(),
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const abandoned = await lockAbandonedFiles(trx, new Date(now.getTime() - abandonedAfterMs))
    for (const { id, fileKey } of abandoned) {
      await files.delete(fileKey)
      await deleteFileRow(trx, id)
    }
    if (abandoned.length > 0) log.info({ files: abandoned.length }, 'files without a message were deleted')
    return abandoned.length
  })
