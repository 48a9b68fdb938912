import type { PersonInMove, TicketsInMove } from '@sarv/contract/portal/moves/moves.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Move, MovingService } from '../../../services/moving.ts'
import { readersOfMovingTickets } from './moving.rules.ts'
import { countTicketsAbout, lockTicketsAbout, setProjectOfTicketsAbout } from './moving.store.ts'
import { tellOfTicket } from './tickets.service.ts'

/** A ticket belongs to the project of the service that it is about. */

/** Which tickets would go along with services, and whose reading would change. */
export const rehearseTickets = async (
  db: Db,
  move: Move,
  services: readonly MovingService[],
  people: readonly PersonInMove[],
): Promise<TicketsInMove> => {
  const tickets = await countTicketsAbout(db, move, services)
  return { count: tickets.count, ...readersOfMovingTickets(people, tickets) }
}

/** In the transaction that moves the services. */
export const moveTickets = async (trx: Db, move: Move, services: readonly MovingService[]): Promise<void> => {
  let movedCount = 0
  // In the order of their numbers, as every move takes them.
  for (const service of services.toSorted((one, other) => one.id - other.id)) {
    await lockTicketsAbout(trx, service.id)
    movedCount += await setProjectOfTicketsAbout(trx, service, move)
  }
  if (movedCount === 0) return
  const { customerId, from, to } = move
  for (const projectId of [from, to]) await tellOfTicket(trx, { customerId, projectId })
}
