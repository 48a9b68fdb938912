import { z } from 'zod'
import {
  Id,
  QueryBoolean,
  WireDateTime,
  fromText,
  line,
  opaque,
  optionalText,
  optionalValue,
  distinct,
} from '../../fields.ts'
import {
  foldersPerDelete,
  movesPerCall,
  objectsPerDelete,
  objectsPerPage,
  whyNotMove,
  whyNotObjectKey,
} from './objects.rules.ts'
import {
  Bytes,
  FolderPrefix,
  KeyPrefix,
  NewFolderPrefix,
  NewObjectKey,
  ObjectKey,
  VersionId,
  folderAccess,
} from '../storage-fields.ts'
import { moveSentences, objectKeySentences } from '../storage.fa.ts'

const PageMark = optionalText(opaque(2048)).describe('`next` of the page before')

export const StorageObjectQuery = z.object({
  Prefix: KeyPrefix.default(''),
  Search: optionalText(line({ max: 100 })).describe(
    'Part of a name, without regard to case; then everything below the prefix is searched and there are no folders',
  ),
  After: PageMark,
  Limit: optionalValue(fromText(z.int().min(1).max(objectsPerPage.most))).describe(`Absent: ${objectsPerPage.usual}`),
})
export type StorageObjectQuery = z.infer<typeof StorageObjectQuery>

export const StorageObject = z
  .object({
    key: z.string(),
    name: z.string().describe('The last part of the key'),
    bytes: Bytes,
    changeDate: WireDateTime,
    isPublic: z.boolean().describe('Anybody who knows its address can read it'),
  })
  .meta({ id: 'StorageObject' })
export type StorageObject = z.infer<typeof StorageObject>

export const StorageObjectPage = z
  .object({
    folders: z
      .array(z.object({ name: z.string(), prefix: z.string(), ...folderAccess }))
      .describe('What lies below the next slash'),
    objects: z.array(StorageObject),
    next: z
      .string()
      .nullable()
      .describe('For `After`; null on the last page. A page of a search may be empty and have one'),
  })
  .meta({ id: 'StorageObjectPage' })
export type StorageObjectPage = z.infer<typeof StorageObjectPage>

export const StorageObjectKeyQuery = z.object({ Key: ObjectKey })
export type StorageObjectKeyQuery = z.infer<typeof StorageObjectKeyQuery>

export const StorageObjectDetail = StorageObject.extend({
  contentType: z.string().describe('As it is served'),
  etag: z.string().describe('The MD5 of what went in one piece'),
  versionId: z.string().nullable().describe('null where the bucket never kept versions'),
  metadata: z.record(z.string(), z.string()).describe('What the sender wrote on it, without `x-amz-meta-`'),
  publicUrl: z.string().nullable().describe('Where anybody can read it; null where it is private'),
}).meta({ id: 'StorageObjectDetail' })
export type StorageObjectDetail = z.infer<typeof StorageObjectDetail>

export const StorageLinkQuery = z.object({
  Key: ObjectKey,
  Version: optionalText(VersionId).describe('The newest by default'),
  Download: QueryBoolean.default(false).describe('The browser saves it instead of showing it'),
})
export type StorageLinkQuery = z.infer<typeof StorageLinkQuery>

export const StorageLink = z
  .object({
    url: z.string().describe('At the store itself: whoever has it reads the object until then'),
    endDate: WireDateTime,
  })
  .meta({ id: 'StorageLink' })
export type StorageLink = z.infer<typeof StorageLink>

export const ShareStorageObjectModel = z
  .object({
    key: ObjectKey,
    endDate: WireDateTime.describe('At most seven days from now'),
    storageKeyId: optionalValue(Id).describe('Signed with this key: deleting it ends the link early'),
  })
  .meta({ id: 'ShareStorageObjectModel' })
export type ShareStorageObjectModel = z.infer<typeof ShareStorageObjectModel>

export const CreateStorageFolderModel = z.object({ prefix: NewFolderPrefix }).meta({ id: 'CreateStorageFolderModel' })
export type CreateStorageFolderModel = z.infer<typeof CreateStorageFolderModel>

export const CopyStorageObjectModel = z
  .object({
    fromKey: ObjectKey,
    fromVersionId: optionalText(VersionId),
    toKey: ObjectKey.describe('A new name, as of a new object; or the old one, to bring back an older version'),
    isMove: z.boolean().default(false).describe('The old one goes once the new one is there'),
    replaces: z.boolean().default(false).describe('Also where something of that name is there'),
  })
  .superRefine(({ fromKey, toKey }, context) => {
    const obstacle = toKey === fromKey ? undefined : whyNotObjectKey(toKey)
    if (obstacle) context.addIssue({ code: 'custom', path: ['toKey'], message: objectKeySentences[obstacle] })
  })
  .meta({ id: 'CopyStorageObjectModel' })
export type CopyStorageObjectModel = z.infer<typeof CopyStorageObjectModel>

export const MoveStorageObjectsModel = z
  .object({
    moves: z
      .array(z.object({ from: ObjectKey, to: NewObjectKey }))
      .min(1)
      .max(movesPerCall)
      .superRefine((moves, context) => {
        const obstacle = whyNotMove(moves)
        if (obstacle) context.addIssue({ code: 'custom', message: moveSentences[obstacle] })
      })
      .describe('With a slash at the end of both, a folder with everything in it'),
    replaces: z.boolean().default(false).describe('Also where something of that name is there; folders become one'),
  })
  .meta({ id: 'MoveStorageObjectsModel' })
export type MoveStorageObjectsModel = z.infer<typeof MoveStorageObjectsModel>

export const DeleteStorageObjectsModel = z
  .object({
    objects: z
      .array(z.object({ key: ObjectKey, versionId: optionalText(VersionId) }))
      .min(1)
      .max(objectsPerDelete),
  })
  .meta({ id: 'DeleteStorageObjectsModel' })
export type DeleteStorageObjectsModel = z.infer<typeof DeleteStorageObjectsModel>

export const DeletedStorageObjects = z
  .object({
    deleted: z.int(),
    kept: z.array(z.object({ key: z.string(), reason: z.string() })).describe('Those that are still there, and why'),
  })
  .meta({ id: 'DeletedStorageObjects' })
export type DeletedStorageObjects = z.infer<typeof DeletedStorageObjects>

export const DeleteStorageFoldersModel = z
  .object({ prefixes: distinct(z.array(FolderPrefix).min(1).max(foldersPerDelete)) })
  .meta({ id: 'DeleteStorageFoldersModel' })
export type DeleteStorageFoldersModel = z.infer<typeof DeleteStorageFoldersModel>

export const StorageVersionQuery = z.object({
  Key: ObjectKey,
  After: PageMark,
})
export type StorageVersionQuery = z.infer<typeof StorageVersionQuery>

export const StorageObjectVersion = z
  .object({
    versionId: z.string(),
    bytes: Bytes,
    changeDate: WireDateTime,
    isLatest: z.boolean(),
    isDeletion: z.boolean().describe('The object was deleted here'),
  })
  .meta({ id: 'StorageObjectVersion' })
export type StorageObjectVersion = z.infer<typeof StorageObjectVersion>

export const StorageVersionPage = z
  .object({ versions: z.array(StorageObjectVersion), next: z.string().nullable() })
  .meta({ id: 'StorageVersionPage' })
export type StorageVersionPage = z.infer<typeof StorageVersionPage>
