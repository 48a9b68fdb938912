import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OperationDependencies } from '../../../dependencies.ts'
import { publish } from '../../../operations/events.ts'
import { defineOperation, type OperationDefinition } from '../../../operations/operation.ts'
import { keepTags } from '../../../services/moved-tags.ts'
import type { MovableKind, Move, MovingService } from '../../../services/moving.ts'
import { moveUsage } from '../../financial/usage/usage.service.ts'
import { kindOf, moveOperationOf, moveStep, type MoveInput } from './moves.definition.ts'
import { moveTickets } from '../tickets/moving.service.ts'
import { judgeAgain } from './moves.service.ts'
import { moveNotes, moveRow } from './moves.store.ts'

/** Everything of the services that stands by project, in the caller's transaction. */
const moveServices = async (
  trx: Db,
  kinds: readonly MovableKind[],
  move: Move,
  services: readonly MovingService[],
): Promise<void> => {
  // A disk's place in a server belongs to both: it is right again when both have gone.
  await sql`set constraints all deferred`.execute(trx)
  for (const service of services) {
    const kind = kindOf(kinds, service)!
    if (kind.tags) await keepTags(trx, kind.tags(service.id), move)
    await kind.prepare?.(trx, service.id, move)
    await moveRow(trx, kind, service, move)
    await moveNotes(trx, service, move)
    await moveUsage(trx, { serviceType: service.serviceType, serviceId: service.id }, move.to)
  }
  await moveTickets(trx, move, services)
  const { customerId, from, to } = move
  const groups = new Set([
    ...services.map((service) => kindOf(kinds, service)!.group),
    'Label' as const,
    'Cap' as const,
  ])
  const events = [from, to].flatMap((projectId) => [...groups].map((group) => ({ customerId, projectId, group })))
  await publish(trx, ...events)
}

/** The moves of all kinds. One step and one transaction: whoever looks finds the service in one project or in the other. */
export const moveOperations = (
  kinds: readonly MovableKind[],
): readonly OperationDefinition<MoveInput, OperationDependencies>[] =>
  kinds
    .filter(({ table }) => table !== undefined)
    .map((kind) =>
      defineOperation<MoveInput, OperationDependencies>({
        ...moveOperationOf(kind),
        engine: () => undefined,
        steps: [
          {
            ...moveStep,
            run: ({ customerId, projectId, targetProjectId, id, name }, { db, operationId }) =>
              inTransaction(db, async (trx) => {
                const move = { customerId, from: projectId, to: targetProjectId }
                const main = { serviceType: kind.serviceType, id, name }
                const services = await judgeAgain(trx, kinds, move, main, operationId)
                if (services !== 'there') await moveServices(trx, kinds, move, services)
              }),
          },
        ],
      }),
    )
