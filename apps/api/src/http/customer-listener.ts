import { mayHear } from '@sarv/contract/group-access'
import type { Db } from '../db/connection.ts'
import type { LiveEventRow } from '../operations/events.ts'
import type { Actor } from './authorize.ts'
import type { EventListener } from './events-stream.ts'
import { findVisibility, type Visibility } from './events-stream.store.ts'

/** A project may have been made a moment ago: before hiding its event, look again, but not for every event. */
const lookAgainMs = 2000

/** What one session may see, looked up again when an event of an unknown project comes by. */
class Sight {
  #db: Db
  #actor: Actor
  #visibility: Visibility | undefined
  #lookedAt = 0

  constructor(db: Db, actor: Actor) {
    this.#db = db
    this.#actor = actor
  }

  /** False: the session is over, works in another account now, or is no longer or newly a super user's. */
  async look(): Promise<boolean> {
    this.#lookedAt = Date.now()
    const seen = await findVisibility(this.#db, this.#actor)
    this.#visibility = seen && this.#isSame(seen) ? seen : undefined
    return this.#visibility !== undefined
  }

  async sees({ projectId, group, id }: LiveEventRow): Promise<boolean> {
    // Where someone is signed in is nobody else's business: these events carry the user's id.
    if (group === 'Session') return id === this.#actor.userId && !this.#actor.view
    if (group !== null && !mayHear(group, this.#actor.roles)) return false
    if (projectId === null || this.#knows(projectId)) return true
    if (Date.now() - this.#lookedAt < lookAgainMs) return false
    await this.look()
    return this.#knows(projectId)
  }

  #isSame({ customerId, seesAllProjects }: Visibility): boolean {
    const { customerId: own, roles, seenAs } = this.#actor
    return customerId === own && (seenAs !== undefined || seesAllProjects === roles.includes('superUser'))
  }

  #knows(projectId: number): boolean {
    const seen = this.#visibility
    return seen !== undefined && (seen.seesAllProjects || seen.projectIds.has(projectId))
  }
}

/** A customer's user, by the session that opens the stream. */
export const customerListener = (
  db: Db,
  actor: Actor,
  toWire: (event: LiveEventRow, actor: Actor) => Promise<object>,
): EventListener => {
  const { userId, customerId, view } = actor
  const sight = new Sight(db, actor)
  return {
    owner: view ? `view:${view.viewId}` : `user:${userId}`,
    audience: customerId,
    look: () => sight.look(),
    // A session of this user was ended or moved, their roles were changed, or, without an id, what everyone in the account sees.
    concerns: ({ group, id }) =>
      (group === 'Accessibility' && id === null) ||
      ((group === 'Session' || group === 'Accessibility') && id === userId),
    toWire: async (event) => ((await sight.sees(event)) ? [await toWire(event, actor)] : []),
  }
}
