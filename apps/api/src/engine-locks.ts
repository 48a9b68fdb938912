import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db/connection.ts'
import { poll } from './ports/waiting.ts'
import { longestAnswerMs, type WithLock } from './engines/with-lock.ts'

/** A process that died lets go after this. */
const leaseSeconds = longestAnswerMs / 1000 + 10
const renewEveryMs = 10_000
const lookAgainMs = 50
const leaseEnd = sql<Date>`now() + ${sql.lit(`${leaseSeconds} seconds`)}::interval`

/**
 * Across processes by rows with a lease, since a lock of the database would hold a connection for as long as the cloud
 * takes to answer. Within a process the waiting stand in a line, so that only its head asks the database.
 */
export const createLocks = (db: Db, { renewMs = renewEveryMs }: { renewMs?: number } = {}): WithLock => {
  const lines = new Map<string, Promise<unknown>>()
  const owner = randomUUID()

  const take = async (key: string): Promise<boolean> => {
    const { rows } = await sql`
      insert into engine_locks as held (key, owner, until) values (${key}, ${owner}, ${leaseEnd})
      on conflict (key) do update set owner = excluded.owner, until = excluded.until where held.until < now()
      returning key`.execute(db)
    return rows.length > 0
  }
  const renew = (key: string) =>
    db.updateTable('engine_locks').set({ until: leaseEnd }).where('key', '=', key).where('owner', '=', owner).execute()
  const letGo = (key: string) =>
    db.deleteFrom('engine_locks').where('key', '=', key).where('owner', '=', owner).execute()

  const atHead = async <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    await poll({ signal, pollMs: lookAgainMs }, async () => (await take(key)) || undefined)
    // Work may take longer than a lease. A renewal that fails is tried again with the next.
    const renewing = setInterval(() => void renew(key).catch(() => undefined), renewMs)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      clearInterval(renewing)
      await letGo(key)
    }
  }

  return <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    const before = lines.get(key) ?? Promise.resolve()
    const mine = before.then(
      () => atHead(key, signal, work),
      () => atHead(key, signal, work),
    )
    lines.set(key, mine)
    const leave = () => {
      if (lines.get(key) === mine) lines.delete(key)
    }
    mine.then(leave, leave)
    return orAborted(mine, signal)
  }
}

/** Whoever stands in the line may leave it; when their turn comes nothing is done any more. */
const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
