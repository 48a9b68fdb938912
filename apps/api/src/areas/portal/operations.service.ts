import { may } from '@sarv/contract/access'
import { allCalls } from '@sarv/contract/calls'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/implement.ts'
import type { AnyOperation } from '../../jobs/operation.ts'
import { cancelOperation, retryOperation } from '../../jobs/operations.service.ts'
import { findOperations } from '../../jobs/operations.store.ts'
import { projectSightOf } from '../project/project-access.service.ts'

/** Whoever may start a kind of operation may also try it again or stop it; others who see it may not. */
const callerFor = async (db: Db, actor: Actor, id: number) => {
  const sight = await projectSightOf(db, actor)
  const caller = { customerId: actor.customerId, userId: actor.userId, ...sight }
  const [operation] = await findOperations(db, [id], caller)
  if (!operation) throw new AppError('not_found')
  const call = allCalls[operation.kind as keyof typeof allCalls]
  if (!may(call.access, sight.rolesIn(operation.projectId))) throw new AppError('forbidden')
  return caller
}

export const retryOwnOperation = async <Deps>(
  db: Db,
  definitions: readonly AnyOperation<Deps>[],
  actor: Actor,
  id: number,
) => retryOperation(db, definitions, id, await callerFor(db, actor, id))

export const cancelOwnOperation = async (db: Db, actor: Actor, id: number) =>
  cancelOperation(db, id, await callerFor(db, actor, id))
