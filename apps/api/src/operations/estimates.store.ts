import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { StepSeconds } from './estimates.rules.ts'

/** So many of the last ones say what is usual now. */
const lookedAt = 30

/** The median of what each step of a kind took in the last operations that went well. */
const readStepSeconds = async (db: Db, kind: string): Promise<StepSeconds> => {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select s.name, percentile_cont(0.5) within group (order by extract(epoch from s.ended_at - s.started_at)) as seconds
    from (select id from operations where kind = ${kind} and status = 'done' order by id desc limit ${lookedAt}) as o
    join operation_steps as s on s.operation_id = o.id
    where s.started_at is not null and s.ended_at is not null
    group by s.name`.execute(db)
  return new Map(rows.map(({ name, seconds }) => [name, seconds]))
}

const keptMs = 60_000

interface Kept {
  until: number
  seconds: Promise<StepSeconds>
}

const keptOf = new WeakMap<Db, Map<string, Kept>>()

/** What is usual, read at most once a minute for each kind: the live stream asks with every step of every operation. */
export const usualStepSeconds = (db: Db, kind: string): Promise<StepSeconds> => {
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const known = kept.get(kind)
  if (known && known.until > Date.now()) return known.seconds
  const seconds = readStepSeconds(db, kind)
  kept.set(kind, { until: Date.now() + keptMs, seconds })
  // What failed is read again by the next who asks; who waits for it now is told.
  seconds.catch(() => kept.delete(kind))
  return seconds
}
