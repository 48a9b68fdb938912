import {
  addressOfObject,
  isPublicKey,
  largestCopyBytes,
  nameOfKey,
  objectsPerPage,
  publicInFolder,
  shareSeconds,
} from '@sarv/contract/storage/objects/objects.rules'
import type {
  CopyStorageObjectModel,
  DeleteStorageObjectsModel,
  DeletedStorageObjects,
  MoveStorageObjectsModel,
  ShareStorageObjectModel,
  StorageLink,
  StorageLinkQuery,
  StorageObjectDetail,
  StorageObjectPage,
  StorageObjectQuery,
  StorageVersionPage,
  StorageVersionQuery,
} from '@sarv/contract/storage/objects/objects.schemas'
import { validationText } from '@sarv/contract/validation.fa'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { EngineObject } from '../../../ports/storage/objects.engine.ts'
import { readVersionMark } from '../../../ports/storage/version-mark.ts'
import type { OpenBucket } from '../buckets/open-bucket.service.ts'
import { askStore } from '../ask-store.service.ts'
import { fewAtOnce } from './few-at-once.service.ts'
import { isThere, moveObjects, takenPlaces } from './object-moves.service.ts'

/** Long enough to begin a download on a slow line, and too short to be handed around. */
const readingSeconds = 15 * 60

const toItem = (publicPrefixes: readonly string[]) => (object: EngineObject) => ({
  key: object.key,
  name: nameOfKey(object.key),
  bytes: object.bytes,
  changeDate: toWire(object.changedAt),
  isPublic: isPublicKey(object.key, publicPrefixes),
})

/** A folder's own mark, an object of no bytes with the folder's name, is the folder and no file in it. */
const isFolderMark = ({ key }: EngineObject, prefix: string): boolean => key === prefix && key.endsWith('/')

export const listObjects = async (
  { engine, place }: OpenBucket,
  { Prefix: prefix, Search: text, After: after, Limit: limit = objectsPerPage.usual }: StorageObjectQuery,
): Promise<StorageObjectPage> => {
  const wanted = { prefix, limit, ...(after !== undefined && { after }) }
  const [page, settings] = await askStore((signal) =>
    Promise.all([
      text === undefined
        ? engine.listObjects(place, { ...wanted, hasFolders: true }, signal)
        : engine.searchObjects(place, { ...wanted, text }, signal),
      engine.getBucket(place, signal),
    ]),
  )
  const publicPrefixes = settings?.publicPrefixes ?? []
  return {
    folders: page.folders.map((folder) => ({
      name: nameOfKey(folder),
      prefix: folder,
      ...publicInFolder(folder, publicPrefixes),
    })),
    objects: page.objects.filter((object) => !isFolderMark(object, prefix)).map(toItem(publicPrefixes)),
    next: page.next ?? null,
  }
}

export const getObject = async ({ engine, place }: OpenBucket, key: string): Promise<StorageObjectDetail> => {
  const [facts, settings] = await askStore((signal) =>
    Promise.all([engine.getObject(place, key, signal), engine.getBucket(place, signal)]),
  )
  if (!facts) throw new AppError('not_found')
  const item = toItem(settings?.publicPrefixes ?? [])(facts)
  const { contentType, etag, metadata, versionId = null } = facts
  const publicUrl = item.isPublic ? addressOfObject(engine.connection.endpoint, place.bucket, key) : null
  return { ...item, contentType, etag, metadata, versionId, publicUrl }
}

export const listVersions = async (
  { engine, place }: OpenBucket,
  { Key: key, After: after }: StorageVersionQuery,
): Promise<StorageVersionPage> => {
  if (after !== undefined && !readVersionMark(after)) {
    throw new AppError('validation', {}, { fields: { After: [validationText.wrongType] } })
  }
  const wanted = { prefix: key, limit: objectsPerPage.most, ...(after !== undefined && { after }) }
  const { versions, next } = await askStore((signal) => engine.listVersions(place, wanted, signal))
  return {
    // Stores list by beginnings: `a.jpg` is asked for, and `a.jpg.bak` comes too.
    versions: versions
      .filter((version) => version.key === key)
      .map(({ versionId, bytes, changedAt, isLatest, isDeletion }) => ({
        versionId,
        bytes,
        changeDate: toWire(changedAt),
        isLatest,
        isDeletion,
      })),
    next: next ?? null,
  }
}

const endOf = (seconds: number): string => toWire(new Date(Date.now() + seconds * 1000))

export const linkToRead = async (
  { engine, place }: OpenBucket,
  { Key: key, Version: versionId, Download: isDownload }: StorageLinkQuery,
): Promise<StorageLink> => {
  const options = {
    seconds: readingSeconds,
    ...(versionId !== undefined && { versionId }),
    ...(isDownload && { downloadAs: nameOfKey(key) }),
  }
  const url = await askStore((signal) => engine.linkToGet(place, key, options, signal))
  return { url, endDate: endOf(readingSeconds) }
}

/** For somebody else, until the end that was chosen; signed with a key that can be deleted before. */
export const share = async (
  { engine, place }: OpenBucket,
  { key, endDate }: ShareStorageObjectModel,
  accessKey: string | undefined,
): Promise<StorageLink> => {
  const seconds = Math.floor((fromWire(endDate).getTime() - Date.now()) / 1000)
  if (seconds < shareSeconds.min || seconds > shareSeconds.max) throw new AppError('share_end_wrong')
  const options = { seconds, ...(accessKey !== undefined && { accessKey }) }
  const url = await askStore(async (signal) => {
    if (!(await engine.getObject(place, key, signal))) throw new AppError('not_found')
    return engine.linkToGet(place, key, options, signal)
  })
  return { url, endDate: endOf(seconds) }
}

/** Refuses where something has the name already: nothing is replaced unless somebody said so. */
export const refuseTakenKey = async (
  { engine, place }: OpenBucket,
  key: string,
  { replaces }: { replaces: boolean },
): Promise<void> => {
  if (replaces) return
  const existing = await askStore((signal) => engine.getObject(place, key, signal))
  if (existing) throw new AppError('object_exists', { name: nameOfKey(key) })
}

/** An object of no bytes with the folder's name: it shows the folder while nothing lies in it. */
export const createFolder = async (open: OpenBucket, prefix: string): Promise<void> => {
  const { engine, place } = open
  await refuseTakenKey(open, prefix, { replaces: false })
  await askStore((signal) => engine.putEmptyObject(place, prefix, signal))
}

export const deleteObjects = async (
  { engine, place }: OpenBucket,
  objects: DeleteStorageObjectsModel['objects'],
): Promise<DeletedStorageObjects> => {
  const wanted = objects.map(({ key, versionId }) => ({ key, ...(versionId !== undefined && { versionId }) }))
  const kept = await askStore((signal) => engine.deleteObjects(place, wanted, signal))
  return { deleted: objects.length - kept.length, kept }
}

/** A move is a copy and then a deletion: cut between the two, both are there and nothing is lost. */
export const copyObject = async (open: OpenBucket, wanted: CopyStorageObjectModel): Promise<void> => {
  const { engine, place } = open
  const { fromKey, fromVersionId, toKey, isMove } = wanted
  if (isMove && fromKey === toKey) throw new AppError('object_exists', { name: nameOfKey(toKey) })
  // Bringing back an older version of itself is what it is for.
  const replaces = wanted.replaces || (fromVersionId !== undefined && fromKey === toKey)
  await refuseTakenKey(open, toKey, { replaces })
  await askStore(async (signal) => {
    const facts = await engine.getObject(place, fromKey, signal)
    if (!facts && fromVersionId === undefined) throw new AppError('not_found')
    if (facts && facts.bytes > largestCopyBytes) throw new AppError('object_too_large_to_copy')
    if (isMove && fromVersionId === undefined) {
      const left = await moveObjects(open, { moves: [{ from: fromKey, to: toKey }], replaces }, signal)
      if (left.length > 0) throw new AppError('object_exists', { name: nameOfKey(toKey) })
      return
    }
    await engine.copyObject(place, { fromKey, toKey, ...(fromVersionId !== undefined && { fromVersionId }) }, signal)
    if (isMove) await engine.deleteObjects(place, [{ key: fromKey }], signal)
  })
}

/** Refuses what is not there, and where something has the name already: nothing is replaced unless somebody said so. */
export const refuseMove = async (open: OpenBucket, { moves, replaces }: MoveStorageObjectsModel): Promise<void> => {
  const sources = await askStore((signal) => fewAtOnce(moves, ({ from }) => isThere(open, from, signal)))
  if (!sources.every(Boolean)) throw new AppError('not_found')
  if (!replaces) refuseTaken(await askStore((signal) => takenPlaces(open, moves, signal)))
}

export const refuseTaken = ([first, ...others]: readonly string[]): void => {
  if (first !== undefined) throw new AppError('objects_exist', { name: nameOfKey(first), others: others.length })
}
