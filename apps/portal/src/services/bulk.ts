import { operationApi } from '@sarv/client/portal.generated'
import type { RequestError } from '../shell/request-errors.ts'
import { noteEnded } from '../shell/started-operations.ts'
import { store } from '../shell/store.ts'
import type { BulkAnswer, BulkBatch, BulkFailure, BulkItem, BulkThing, BulkWish } from './bulk-outcome.ts'
import { bulkText as text } from './bulk.fa.ts'
import { inTurns } from './in-turns.ts'

const itemOf = (thing: BulkThing, { data, error }: BulkAnswer): BulkItem => {
  if (error) return { thing, refusal: (error as RequestError).message ?? text.unknownReason }
  const operationId = data?.operationId
  if (typeof operationId !== 'number') return { thing }
  // The summary tells its end: a message for each would hide the others.
  noteEnded(operationId, () => undefined)
  return { thing, operationId }
}

/** One operation for each. */
export const startBatch = async (wish: BulkWish, things: readonly BulkThing[]): Promise<BulkBatch> => ({
  wish,
  items: await inTurns(things, async (thing) => itemOf(thing, await wish.send(thing.id))),
})

const retryOne = ({ send }: BulkWish, { item, retried }: BulkFailure): Promise<BulkAnswer> =>
  retried === undefined
    ? send(item.thing.id)
    : store.dispatch(operationApi.endpoints.operationRetry.initiate({ id: retried }))

/** The failed ones once more: from where their operation stopped, or from the start. */
export const retryBatch = async (batch: BulkBatch, failures: readonly BulkFailure[]): Promise<BulkBatch> => {
  const tried = await inTurns(failures, async (failure) =>
    itemOf(failure.item.thing, await retryOne(batch.wish, failure)),
  )
  const byId = new Map(tried.map((item) => [item.thing.id, item]))
  return { ...batch, items: batch.items.map((item) => byId.get(item.thing.id) ?? item) }
}
