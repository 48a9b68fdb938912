import { nameOfKey, type ObjectMove } from '@sarv/contract/storage/objects/objects.rules'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { judgeService } from '../../../services/service.ts'
import { bucketService, type BucketOperation } from '../buckets/buckets.definition.ts'
import { placeOf } from '../buckets/open-bucket.service.ts'
import { moveObjects, takeMovesBack, takenPlaces } from './object-moves.service.ts'
import { objectsText as text } from './objects.fa.ts'
import { refuseTaken } from './objects.service.ts'

/** Many files take their time; a try that was cut goes on with what is left. */
const timeoutMs = 60 * 60_000

/** What every operation on files has in common: the bucket stays in use meanwhile. */
const onFiles = {
  ...bucketService.operation,
  group: 'StorageObject',
  cancellable: true,
  onRetry: async (trx, input) => void (await judgeService(trx, input, bucketService, 'use')),
} as const satisfies Partial<BucketOperation>

/** Fails with the names of what an act could not be done to. */
const refuseForLeft = (
  code: 'move_taken_back' | 'objects_not_moved' | 'objects_not_deleted',
  [first, ...others]: readonly string[],
): void => {
  if (first !== undefined) throw new AppError(code, { name: nameOfKey(first), others: others.length })
}

/** One folder, in what an earlier version has queued, or several. */
export type DeletedFolders = { prefixes: string[] } | { prefix: string }

const prefixesOf = (folders: DeletedFolders): string[] => ('prefix' in folders ? [folders.prefix] : folders.prefixes)

/** As many as a store deletes in one request. */
const deletePage = 1000

export const deleteFoldersOperation: BucketOperation<DeletedFolders> = defineOperation({
  ...onFiles,
  kind: 'storageFolderDelete',
  title: text.deleteFolder,
  steps: [
    {
      name: 'files',
      label: text.steps.deletion,
      run: async (input, { engine, signal }) => {
        const place = placeOf(input)
        const kept: string[] = []
        for (const prefix of prefixesOf(input)) {
          let after: string | undefined
          do {
            const wanted = { prefix, limit: deletePage, hasFolders: false, ...(after !== undefined && { after }) }
            const { objects, next } = await engine.listObjects(place, wanted, signal)
            const keys = objects.map(({ key }) => ({ key }))
            if (keys.length > 0) kept.push(...(await engine.deleteObjects(place, keys, signal)).map(({ key }) => key))
            after = next
          } while (after !== undefined)
        }
        refuseForLeft('objects_not_deleted', kept)
      },
      timeoutMs,
    },
  ],
})

export interface MovedObjects {
  moves: ObjectMove[]
  replaces: boolean
}

export const moveObjectsOperation: BucketOperation<MovedObjects> = defineOperation({
  ...onFiles,
  kind: 'storageObjectMove',
  title: text.move,
  steps: [
    {
      // Once more, and also when it is tried again: what the next step takes back is what it has brought, and nobody else's.
      name: 'look',
      label: text.steps.look,
      run: async (input, { engine, signal }) => {
        if (!input.replaces) refuseTaken(await takenPlaces({ engine, place: placeOf(input) }, input.moves, signal))
      },
    },
    {
      name: 'move',
      label: text.steps.move,
      run: async (input, { engine, signal }) => {
        const store = { engine, place: placeOf(input) }
        const left = await moveObjects(store, input, signal).catch((error: unknown) => {
          // A copy needs room beside what it is made from.
          const isFull = error instanceof EngineError && error.code === 'no_capacity'
          throw isFull ? new AppError('bucket_full', {}, { cause: error }) : error
        })
        refuseForLeft(input.replaces ? 'objects_not_moved' : 'move_taken_back', left)
      },
      // What was replaced is gone, and what lay there before looks like what was brought.
      undo: async (input, { engine, signal }) => {
        if (!input.replaces) await takeMovesBack({ engine, place: placeOf(input) }, input.moves, signal)
      },
      timeoutMs,
    },
  ],
})
