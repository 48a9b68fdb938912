import { sql } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { findHolding, findRunning, holdAlso, type AlsoHeld } from './at-service.ts'
import { publish } from './events.ts'
import { operationSentence, plainTitle } from './operation-title.ts'
import type { StartableOperation } from './operation.ts'
import { wakeWorkers } from './wake.ts'

export interface OperationRequest<Input> {
  /** Kept as JSON in the operation's row: plain values, and no secret in clear. */
  input: Input
  customerId: number
  projectId: number | null
  serviceId: number
  serviceName: string
  /** Of the second thing that the operation's title names: the server that a disk is attached to. */
  otherName?: string | null | undefined
  userId: number | null
  /** Other services that its steps change: nothing else begins at them until it has ended. */
  alsoHolds?: readonly AlsoHeld[]
}

/**
 * Starts an operation in the caller's transaction: with the service's row, or not at all. A service that has an
 * unfinished operation refuses with `operation_running`.
 */
export const enqueue = async <Input>(
  trx: Db,
  definition: StartableOperation<Input>,
  of: OperationRequest<Input>,
  retryOf: number | null = null,
): Promise<{ operationId: number }> => {
  const operationId = await insertOperation(trx, definition, of, retryOf)
  await holdAlso(trx, operationId, of.alsoHolds ?? [])
  const about = { customerId: of.customerId, projectId: of.projectId }
  await wakeWorkers(trx)
  await publish(
    trx,
    { ...about, group: 'Operation', operationId },
    { ...about, group: definition.group, id: of.serviceId },
  )
  return { operationId }
}

const insertOperation = async <Input>(
  trx: Db,
  definition: StartableOperation<Input>,
  of: OperationRequest<Input>,
  retryOf: number | null,
): Promise<number> => {
  const inserted = await trx
    .insertInto('operations')
    .values({
      kind: definition.kind,
      title: plainTitle(definition.title),
      sentence: operationSentence(definition.title, { name: of.serviceName, other: of.otherName }),
      cancellable: definition.cancellable ?? false,
      retryable: definition.onRetry !== undefined,
      service_type: definition.serviceType,
      service_id: of.serviceId,
      service_name: of.serviceName,
      other_name: of.otherName ?? null,
      customer_id: of.customerId,
      project_id: of.projectId,
      user_id: of.userId,
      input: JSON.stringify(of.input ?? null),
      retry_of: retryOf,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['service_type', 'service_id'])
        .where('status', 'in', sql<never>`('queued', 'running', 'undoing')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const title = (await findRunning(trx, definition.serviceType, of.serviceId)) ?? ''
    throw new AppError('operation_running', { title })
  }

  const steps = definition.steps.map(({ name, label }, position) => ({
    operation_id: inserted.id,
    position,
    name,
    label,
  }))
  await trx.insertInto('operation_steps').values(steps).execute()
  return inserted.id
}

/**
 * Before a service's status is judged: "reboot is running" says more than "not in this status". Hold the service's row
 * meanwhile, so that it is still true when the operation is enqueued.
 */
export const refuseWhileRunning = async (trx: Db, serviceType: ServiceType, serviceId: number): Promise<void> => {
  const title = await findRunning(trx, serviceType, serviceId)
  if (title !== undefined) throw new AppError('operation_running', { title })
}

/** For whoever has enqueued first and holds the service's row by now: another service's operation may hold it, too. */
export const refuseWhileHeld = async (trx: Db, serviceType: ServiceType, serviceId: number): Promise<void> => {
  const title = await findHolding(trx, serviceType, serviceId)
  if (title !== undefined) throw new AppError('operation_running', { title })
}
