import type { PersonInMove } from '@sarv/contract/portal/moves/moves.schemas'

/** Tickets of services that move to another project. */
export interface MovingTickets {
  count: number
  /** How many of them each user opened. */
  countByAuthor: ReadonlyMap<number, number>
}

/**
 * Whose reading changes when tickets go along to another project: their readers are those of the project. Whoever opened a
 * ticket reads it wherever it is.
 */
export const readersOfMovingTickets = (
  people: readonly PersonInMove[],
  { count, countByAuthor }: MovingTickets,
): { willRead: string[]; noLonger: string[] } => {
  const depending = people.filter(({ userId }) => (countByAuthor.get(userId) ?? 0) < count)
  const namesWhere = (isOne: (person: PersonInMove) => boolean) => depending.filter(isOne).map(({ user }) => user)
  return {
    willRead: namesWhere(
      ({ fromAccessTypeId, toAccessTypeId }) => fromAccessTypeId === null && toAccessTypeId !== null,
    ),
    noLonger: namesWhere(
      ({ fromAccessTypeId, toAccessTypeId }) => fromAccessTypeId !== null && toAccessTypeId === null,
    ),
  }
}
