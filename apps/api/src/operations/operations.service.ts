import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue, refuseWhileHeld } from './enqueue.ts'
import { publish } from './events.ts'
import type { AnyOperation } from './operation.ts'
import { findOperations, type OperationFilter, type OperationSummary } from './operations.store.ts'
import { wakeWorkers } from './wake.ts'

/** Whose call it is, and what they may see. */
export interface OperationCaller extends Pick<OperationFilter, 'customerId' | 'visibleProjectIds'> {
  /** null: nobody of the customer's. */
  userId: number | null
}

export interface StartedOperation {
  /** The service it is about. */
  id: number
  operationId: number
}

const findOwn = async (db: Db, id: number, caller: OperationCaller): Promise<OperationSummary> => {
  const [operation] = await findOperations(db, [id], caller)
  if (!operation) throw new AppError('not_found')
  return operation
}

/** Does a failed operation again, as a new one with the same input. */
export const retryOperation = async <Deps>(
  trx: Db,
  definitions: readonly AnyOperation<Deps>[],
  id: number,
  caller: OperationCaller,
): Promise<StartedOperation> => {
  const failed = await findOwn(trx, id, caller)
  const definition = definitions.find(({ kind }) => kind === failed.kind)
  if (!failed.canRetry || !definition) throw new AppError('operation_not_retryable')
  const { input } = await trx.selectFrom('operations').select('input').where('id', '=', id).executeTakeFirstOrThrow()
  // First, because it takes the service's lock: of two at once, the second must not get as far as the hook.
  const { operationId } = await enqueue(trx, definition, { ...failed, ...caller, input }, id)
  await definition.onRetry?.(trx, input)
  // Behind the hook, which has locked the service's row.
  await refuseWhileHeld(trx, definition.serviceType, failed.serviceId)
  return { id: failed.serviceId, operationId }
}

/** Asks the worker to stop and undo; the operation ends as cancelled a moment later. */
export const cancelOperation = async (trx: Db, id: number, caller: OperationCaller): Promise<StartedOperation> => {
  const operation = await findOwn(trx, id, caller)
  const asked = await trx
    .updateTable('operations')
    .set({ cancel_requested_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('cancellable', '=', true)
    .where('status', 'in', ['queued', 'running'])
    .where('cancel_requested_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!asked) throw new AppError('operation_not_cancellable')
  await wakeWorkers(trx, `cancel:${id}`)
  await publish(trx, {
    customerId: caller.customerId,
    projectId: operation.projectId,
    group: 'Operation',
    operationId: id,
  })
  return { id: operation.serviceId, operationId: id }
}
