import {
  isFolderKey,
  largestCopyBytes,
  movesBack,
  whyNotObjectKey,
  type ObjectMove,
} from '@sarv/contract/storage/objects/objects.rules'
import { EngineError } from '../../../ports/engine-error.ts'
import type { Place } from '../../../ports/storage/buckets.engine.ts'
import type { EngineObject } from '../../../ports/storage/objects.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { fewAtOnce } from './few-at-once.service.ts'

interface Store {
  engine: StorageEngine
  place: Place
}

/** As many as a store lists and deletes in one request. */
const pageSize = 1000

interface FileMove {
  source: Pick<EngineObject, 'key' | 'bytes' | 'etag'>
  toKey: string
}

/** One is a copy of the other: a store names a content alike wherever it lies. */
const isSame = (one: FileMove['source'], other: FileMove['source'] | undefined): boolean =>
  other?.bytes === one.bytes && other.etag === one.etag

/** `arrived`: it is certainly there, and the old one may go. `gone`: somebody deleted it meanwhile. */
type Outcome = 'arrived' | 'gone' | 'left'

/**
 * Copies a file to its new place and looks whether it is there. Nothing is deleted here. What has the name already stays,
 * unless it is to be replaced: the same content is a copy of ours, from a try that was cut before it deleted the old one.
 */
const copyToPlace = async (
  { engine, place }: Store,
  { source, toKey }: FileMove,
  { replaces }: { replaces: boolean },
  signal: AbortSignal,
): Promise<Outcome> => {
  if (source.bytes > largestCopyBytes || whyNotObjectKey(toKey)) return 'left'
  if (!replaces) {
    const there = await engine.getObject(place, toKey, signal)
    if (there) return isSame(source, there) ? 'arrived' : 'left'
  }
  try {
    await engine.copyObject(place, { fromKey: source.key, toKey }, signal)
  } catch (error) {
    if (error instanceof EngineError && error.code === 'not_found') return 'gone'
    throw error
  }
  const copy = await engine.getObject(place, toKey, signal)
  return copy?.bytes === source.bytes ? 'arrived' : 'left'
}

/** The files of all that is to be moved, a page at a time; those of an earlier try are not among them any more. */
async function* filesToMove({ engine, place }: Store, moves: readonly ObjectMove[], signal: AbortSignal) {
  const files = moves.filter(({ from }) => !isFolderKey(from))
  for (let first = 0; first < files.length; first += pageSize) {
    const page = await fewAtOnce(files.slice(first, first + pageSize), async ({ from, to }): Promise<FileMove[]> => {
      const source = await engine.getObject(place, from, signal)
      return source ? [{ source, toKey: to }] : []
    })
    yield page.flat()
  }
  for (const { from, to } of moves.filter((move) => isFolderKey(move.from))) {
    let after: string | undefined
    do {
      const wanted = { prefix: from, limit: pageSize, hasFolders: false, ...(after !== undefined && { after }) }
      const { objects, next } = await engine.listObjects(place, wanted, signal)
      yield objects.map((source): FileMove => ({ source, toKey: `${to}${source.key.slice(from.length)}` }))
      after = next
    } while (after !== undefined)
  }
}

/**
 * Moves files and folders within the store, and answers the keys of those that stayed where they were. It may be cut
 * anywhere and run again: a file is deleted only once its copy is there, so at any moment it is in one place or in both.
 */
export const moveObjects = async (
  store: Store,
  { moves, replaces }: { moves: readonly ObjectMove[]; replaces: boolean },
  signal: AbortSignal,
): Promise<string[]> => {
  const left: string[] = []
  for await (const page of filesToMove(store, moves, signal)) {
    const outcomes = await fewAtOnce(page, (file) => copyToPlace(store, file, { replaces }, signal))
    const keysOf = (wanted: Outcome) =>
      page.filter((_, index) => outcomes[index] === wanted).map(({ source }) => source.key)
    const arrived = keysOf('arrived').map((key) => ({ key }))
    const kept = arrived.length > 0 ? await store.engine.deleteObjects(store.place, arrived, signal) : []
    left.push(...keysOf('left'), ...kept.map(({ key }) => key))
  }
  return left
}

/** Whether the file is there, or anything in the folder. */
export const isThere = async ({ engine, place }: Store, key: string, signal: AbortSignal): Promise<boolean> => {
  if (!isFolderKey(key)) return (await engine.getObject(place, key, signal)) !== undefined
  const { objects } = await engine.listObjects(place, { prefix: key, limit: 1, hasFolders: false }, signal)
  return objects.length > 0
}

/** The new places that are not free. */
export const takenPlaces = async (
  store: Store,
  moves: readonly ObjectMove[],
  signal: AbortSignal,
): Promise<string[]> => {
  const taken = await fewAtOnce(moves, ({ to }) => isThere(store, to, signal))
  return moves.filter((_, index) => taken[index]).map(({ to }) => to)
}

/** Deletes copies whose original is still there. */
const deleteCopies = async (store: Store, back: readonly ObjectMove[], signal: AbortSignal): Promise<void> => {
  const { engine, place } = store
  for await (const page of filesToMove(store, back, signal)) {
    const originals = await fewAtOnce(page, ({ toKey }) => engine.getObject(place, toKey, signal))
    const copies = page.filter(({ source }, index) => isSame(source, originals[index])).map(({ source }) => source)
    if (copies.length > 0)
      await engine.deleteObjects(
        place,
        copies.map(({ key }) => ({ key })),
        signal,
      )
  }
}

/**
 * Brings back what a move that was cut has moved, to places that were free when it began. What needs no room goes first:
 * a move that failed because the bucket was full has room again for the rest. What somebody put there meanwhile under a name
 * that is taken at the old place stays where it is.
 */
export const takeMovesBack = async (store: Store, moves: readonly ObjectMove[], signal: AbortSignal): Promise<void> => {
  const back = movesBack(moves)
  await deleteCopies(store, back, signal)
  await moveObjects(store, { moves: back, replaces: false }, signal)
}
