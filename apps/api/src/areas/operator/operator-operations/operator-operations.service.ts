import { operationStatus } from '@sarv/contract/enums'
import type { OperatorOperation } from '@sarv/contract/operator/operator-operations/operator-operations.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { AnyOperation } from '../../../operations/operation.ts'
import { retryOperation, type StartedOperation } from '../../../operations/operations.service.ts'
import { listOperationsOfAll, settleOperation, type OperationState } from '../../../operations/operations.store.ts'
import { findOwnerOf } from './operator-operations.store.ts'

const { queued, running, done, failed, cancelled } = operationStatus.id
const statusIds: Record<OperationState, number> = { queued, running, undoing: running, done, failed, cancelled }

export const listWork = async (db: Db, state: 'failed' | 'active'): Promise<OperatorOperation[]> =>
  (await listOperationsOfAll(db, state)).map((operation) => ({
    id: operation.id,
    sentence: operation.sentence,
    customerId: operation.customerId,
    customer: operation.customer,
    serviceType: operation.serviceType,
    serviceName: operation.serviceName,
    operationStatusId: statusIds[operation.status],
    step: operation.step,
    stepNumber: Math.min(operation.doneSteps + 1, operation.stepCount),
    stepCount: operation.stepCount,
    reason: operation.reason,
    canRetry: operation.canRetry,
    needsHand: operation.needsHand,
    createDate: toWire(operation.createdAt),
    endDate: operation.endedAt && toWire(operation.endedAt),
  }))

/** As the customer would, but by nobody of theirs. */
export const retryFor = async <Deps>(
  trx: Db,
  definitions: readonly AnyOperation<Deps>[],
  id: number,
  note: (note: AuditNote) => void,
): Promise<StartedOperation> => {
  const customerId = await findOwnerOf(trx, id)
  if (customerId === undefined) throw new AppError('not_found')
  note({ customerId })
  return retryOperation(trx, definitions, id, { customerId, userId: null })
}

/** A person has mended what was left of it. */
export const settleFor = async (trx: Db, id: number, note: (note: AuditNote) => void): Promise<void> => {
  const customerId = await findOwnerOf(trx, id)
  if (customerId === undefined) throw new AppError('not_found')
  note({ customerId })
  if (!(await settleOperation(trx, id))) throw new AppError('operation_settled')
}
