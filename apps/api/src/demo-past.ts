import { areas } from './areas/areas.ts'
import type { PastEvent } from './areas/area.ts'
import type { Db } from './db/connection.ts'
import type { NewDemo } from './db/seed/demo.ts'
import type { OperationDependencies } from './dependencies.ts'
import { AppError } from './errors/app-error.ts'

const passTime = async (db: Db, to: Date): Promise<void> => {
  for (const area of areas) await area.passTime?.(db, to)
}

const dayMs = 24 * 3_600_000

/** Whoever has no money for an order puts it off until the next day. */
const played = async (event: PastEvent): Promise<readonly PastEvent[]> => {
  try {
    return (await event.happen(event.at)) ?? []
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'money_missing') throw error
    return [{ ...event, at: new Date(event.at.getTime() + dayMs) }]
  }
}

const earliestOf = (events: ReadonlySet<PastEvent>): PastEvent | undefined =>
  [...events].toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]

/**
 * Plays the past of the demo customer up to this moment: what the areas tell, one after the other as it happened, and
 * between them what time brings. No worker may run meanwhile: by the real clock all of it would be over at once.
 */
export const playDemoPast = async (
  db: Db,
  dependencies: OperationDependencies,
  customer: NewDemo & { password: string },
): Promise<void> => {
  const now = new Date()
  const events = new Set<PastEvent>()
  const add = (told: readonly PastEvent[]) => told.forEach((event) => void (event.at <= now && events.add(event)))
  for (const area of areas) add((await area.demoPast?.(db, dependencies, customer)) ?? [])
  for (let event = earliestOf(events); event; event = earliestOf(events)) {
    await passTime(db, event.at)
    events.delete(event)
    add(await played(event))
  }
  await passTime(db, now)
}
