import { nameOfKey, type ObjectMove } from '@sarv/contract/storage/objects/objects.rules'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { judgeService } from '../../../services/service.ts'
import { bucketService, type BucketOperation } from '../buckets/buckets.definition.ts'
import { placeOf } from '../buckets/open-bucket.service.ts'
import { moveObjects } from './object-moves.service.ts'
import { objectsText as text } from './objects.fa.ts'

/** Many files take their time; a try that was cut goes on with what is left. */
const timeoutMs = 60 * 60_000

/** What every operation on files has in common: the bucket stays in use meanwhile. */
const onFiles = {
  ...bucketService.operation,
  group: 'StorageObject',
  cancellable: true,
  onRetry: async (trx, input) => void (await judgeService(trx, input, bucketService, 'use')),
} as const satisfies Partial<BucketOperation>

/** Fails with the names of what an act could not be done to; all else is done. */
const refuseForLeft = (code: 'objects_not_moved' | 'objects_not_deleted', left: readonly string[]): void => {
  const [first] = left
  if (first !== undefined) throw new AppError(code, { name: nameOfKey(first), others: left.length - 1 })
}

export interface DeletedFolders {
  prefixes: string[]
}

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
        for (const prefix of input.prefixes) {
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
      name: 'move',
      label: text.steps.move,
      run: async (input, { engine, signal }) => {
        const store = { engine, place: placeOf(input) }
        const left = await moveObjects(store, input, signal).catch((error: unknown) => {
          // A copy needs room beside what it is made from.
          const isFull = error instanceof EngineError && error.code === 'no_capacity'
          throw isFull ? new AppError('bucket_full', {}, { cause: error }) : error
        })
        refuseForLeft('objects_not_moved', left)
      },
      timeoutMs,
    },
  ],
})
