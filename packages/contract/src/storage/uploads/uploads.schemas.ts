import { z } from 'zod'
import { WireDateTime, line, optionalText, distinct } from '../../fields.ts'
import { largestObjectBytes } from '../objects/objects.rules.ts'
import { Bytes, NewObjectKey, ObjectKey, UploadId } from '../storage-fields.ts'

export const BeginStorageUploadModel = z
  .object({
    key: NewObjectKey,
    bytes: Bytes.max(largestObjectBytes),
    contentType: optionalText(line({ max: 200 }).regex(/^[\w.+-]+\/[\w.+-]+(?:;.*)?$/)).describe('As in HTTP'),
    replaces: z.boolean().default(false).describe('Also where something of that name is there'),
  })
  .meta({ id: 'BeginStorageUploadModel' })
export type BeginStorageUploadModel = z.infer<typeof BeginStorageUploadModel>

export const StorageUpload = z
  .object({
    url: z.string().nullable().describe('PUT the whole object there; null where it goes in parts'),
    uploadId: z.string().nullable().describe('For the parts; null where it goes in one piece'),
    partBytes: z.int().describe('Of every part but the last'),
    partCount: z.int(),
  })
  .meta({ id: 'StorageUpload' })
export type StorageUpload = z.infer<typeof StorageUpload>

const upload = { key: ObjectKey, uploadId: UploadId }

export const LinkStorageUploadModel = z
  .object({ ...upload, numbers: distinct(z.array(z.int().min(1).max(10_000)).min(1).max(100)) })
  .meta({ id: 'LinkStorageUploadModel' })
export type LinkStorageUploadModel = z.infer<typeof LinkStorageUploadModel>

export const StorageUploadLink = z
  .object({ number: z.int(), url: z.string().describe('PUT the part there') })
  .meta({ id: 'StorageUploadLink' })
export type StorageUploadLink = z.infer<typeof StorageUploadLink>

export const StorageUploadQuery = z.object({ Key: ObjectKey, Upload: UploadId })
export type StorageUploadQuery = z.infer<typeof StorageUploadQuery>

export const StorageUploadPart = z.object({ number: z.int(), bytes: Bytes }).meta({ id: 'StorageUploadPart' })
export type StorageUploadPart = z.infer<typeof StorageUploadPart>

export const CompleteStorageUploadModel = z
  .object({
    ...upload,
    bytes: Bytes.max(largestObjectBytes).describe(
      'Of all parts together; anything else is refused and can be gone on with',
    ),
  })
  .meta({ id: 'CompleteStorageUploadModel' })
export type CompleteStorageUploadModel = z.infer<typeof CompleteStorageUploadModel>

export const AbortStorageUploadModel = z.object(upload).meta({ id: 'AbortStorageUploadModel' })
export type AbortStorageUploadModel = z.infer<typeof AbortStorageUploadModel>

export const StorageUploadListItem = z
  .object({ key: z.string(), uploadId: z.string(), createDate: WireDateTime })
  .meta({ id: 'StorageUploadListItem' })
export type StorageUploadListItem = z.infer<typeof StorageUploadListItem>
