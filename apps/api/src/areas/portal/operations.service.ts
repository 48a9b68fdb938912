import { may } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { allCalls } from '@sarv/contract/calls'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Actor } from '../../http/implement.ts'
import { expectedEnd } from '../../operations/estimates.rules.ts'
import { usualStepSeconds } from '../../operations/estimates.store.ts'
import { callIdOf, type AnyOperation } from '../../operations/operation.ts'
import { cancelOperation, retryOperation } from '../../operations/operations.service.ts'
import {
  findOperations,
  listOperations,
  type OperationFilter,
  type OperationSummary,
} from '../../operations/operations.store.ts'
import { ensureMayOrder } from '../account/customers/ordering.service.ts'
import { projectSightOf, type ProjectSight } from '../project/project-users/project-access.service.ts'

const callOf = ({ kind }: OperationSummary): Call => allCalls[callIdOf(kind) as keyof typeof allCalls]

/** Whoever may start a kind of operation may also try it again or stop it; others who see it may not. */
const mayChange = (operation: OperationSummary, { rolesIn }: ProjectSight): boolean =>
  may(callOf(operation).access, rolesIn(operation.projectId))

const offeredTo =
  (sight: ProjectSight) =>
  (operation: OperationSummary): OperationSummary =>
    mayChange(operation, sight) ? operation : { ...operation, canRetry: false, canCancel: false }

export interface OwnOperation extends OperationSummary {
  /** While it goes on and as far as it can be told from the past. */
  expectedEndAt?: Date | undefined
}

/** What is being undone or waits for its undo is not on its way to its end. */
const isOnItsWay = ({ status }: OperationSummary) => status === 'queued' || status === 'running'

const withEnd = async (db: Db, operation: OperationSummary): Promise<OwnOperation> => {
  if (!isOnItsWay(operation)) return operation
  const usual = await usualStepSeconds(db, operation.kind)
  const open = { left: operation.openSteps, runningSince: operation.stepSince }
  return { ...operation, expectedEndAt: expectedEnd(open, usual, new Date()) }
}

/** What someone sees of their customer's operations, newest first; what they may not do is not offered to them. */
export const listOwnOperations = async (
  db: Db,
  actor: Actor,
  filter: Pick<OperationFilter, 'projectId' | 'serviceType' | 'serviceId' | 'isActive'>,
): Promise<OwnOperation[]> => {
  const sight = await projectSightOf(db, actor)
  const found = await listOperations(db, { customerId: actor.customerId, ...sight, ...filter })
  return Promise.all(found.map(offeredTo(sight)).map((operation) => withEnd(db, operation)))
}

export const findOwnOperation = async (db: Db, actor: Actor, id: number): Promise<OwnOperation | undefined> => {
  const sight = await projectSightOf(db, actor)
  const found = await findOperations(db, [id], { customerId: actor.customerId, ...sight })
  const [operation] = found.map(offeredTo(sight))
  return operation && withEnd(db, operation)
}

const callerFor = async (db: Db, actor: Actor, id: number) => {
  const sight = await projectSightOf(db, actor)
  const caller = { customerId: actor.customerId, userId: actor.userId, ...sight }
  const [operation] = await findOperations(db, [id], caller)
  if (!operation) throw new AppError('not_found')
  if (!mayChange(operation, sight)) throw new AppError('forbidden')
  return { operation, caller }
}

export const retryOwnOperation = async <Deps>(
  trx: Db,
  definitions: readonly AnyOperation<Deps>[],
  actor: Actor,
  id: number,
) => {
  const { operation, caller } = await callerFor(trx, actor, id)
  // An order that is tried again is an order.
  if (callOf(operation).orders) await ensureMayOrder(trx, actor.customerId)
  return retryOperation(trx, definitions, id, caller)
}

export const cancelOwnOperation = async (trx: Db, actor: Actor, id: number) =>
  cancelOperation(trx, id, (await callerFor(trx, actor, id)).caller)
