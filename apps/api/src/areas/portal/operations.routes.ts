import type { FastifyInstance } from 'fastify'
import { operationStatus } from '@sarv/contract/enums'
import { operationCalls } from '@sarv/contract/portal/operations/operations.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { customerListener } from '../../http/customer-listener.ts'
import { implement, type Actor } from '../../http/implement.ts'
import type { LiveEventRow } from '../../operations/events.ts'
import { reasonFor } from '../../operations/reasons.fa.ts'
import {
  listOperationSteps,
  type OperationState,
  type OperationStepSummary,
  type StepState,
} from '../../operations/operations.store.ts'
import type { Db } from '../../db/connection.ts'
import {
  cancelOwnOperation,
  findOwnOperation,
  listOwnOperations,
  retryOwnOperation,
  type OwnOperation,
} from './operations.service.ts'

const { queued, running, done, failed, cancelled } = operationStatus.id

const statusIds: Record<OperationState, number> = { queued, running, undoing: running, done, failed, cancelled }
const stepStatusIds: Record<StepState, number> = { waiting: queued, running, done, failed, undone: cancelled }

const listItem = (operation: OwnOperation) => ({
  id: operation.id,
  kind: operation.kind,
  title: operation.title,
  sentence: operation.sentence,
  projectId: operation.projectId,
  serviceType: operation.serviceType,
  serviceId: operation.serviceId,
  serviceName: operation.serviceName,
  user: operation.user,
  operationStatusId: statusIds[operation.status],
  percent: operation.percent,
  step: operation.step,
  stepNumber: Math.min(operation.doneSteps + 1, operation.stepCount),
  stepCount: operation.stepCount,
  expectedEndDate: operation.expectedEndAt && toWire(operation.expectedEndAt),
  reason: operation.reason,
  canRetry: operation.canRetry,
  canCancel: operation.canCancel,
  createDate: toWire(operation.createdAt),
  endDate: operation.endedAt && toWire(operation.endedAt),
})

const step = (row: OperationStepSummary) => ({
  name: row.name,
  operationStatusId: stepStatusIds[row.status],
  attempt: row.attempt,
  startDate: row.startedAt && toWire(row.startedAt),
  endDate: row.endedAt && toWire(row.endedAt),
  error: row.error && reasonFor(row.error),
})

/** A change as the live stream tells it to someone: what to read again, and how far its operation is. */
const liveEvent = async (db: Db, event: LiveEventRow, actor: Actor) => {
  const operation = event.operationId === null ? undefined : await findOwnOperation(db, actor, event.operationId)
  return {
    group: event.group,
    projectId: event.projectId,
    id: event.id,
    operation: operation ? listItem(operation) : null,
  }
}

export const operationRoutes = (app: FastifyInstance, { db, operations, eventStreams }: Dependencies): void => {
  implement(app, operationCalls.operationList, async ({ actor, query }) => {
    const found = await listOwnOperations(db, actor, {
      projectId: query.ProjectId,
      serviceType: query.ServiceType,
      serviceId: query.ServiceId,
      isActive: query.Active,
    })
    return found.map(listItem)
  })

  implement(app, operationCalls.operationGet, async ({ actor, params }) => {
    const operation = await findOwnOperation(db, actor, params.id)
    if (!operation) throw new AppError('not_found')
    const steps = await listOperationSteps(db, operation.id)
    return { ...listItem(operation), steps: steps.map(step) }
  })

  implement(app, operationCalls.operationRetry, ({ trx, actor, params }) =>
    retryOwnOperation(trx, operations, actor, params.id),
  )

  implement(app, operationCalls.operationCancel, ({ trx, actor, params }) => cancelOwnOperation(trx, actor, params.id))

  implement(app, operationCalls.events, ({ actor, reply }) =>
    eventStreams.open(
      reply,
      customerListener(db, actor, (event) => liveEvent(db, event, actor)),
    ),
  )
}
