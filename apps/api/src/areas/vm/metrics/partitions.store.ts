import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { isLockTimeout } from '../../../db/violations.ts'
import { tierNames, tiers, type Tier } from './metrics.rules.ts'
import { isExpired, partitionsNeeded, type Partition } from './partitions.rules.ts'

const tierOf = (table: string): Tier | undefined => tierNames.find((tier) => tiers[tier].table === table)

/** Those that are there. */
export const listPartitions = async (db: Db): Promise<{ tier: Tier; name: string }[]> => {
  const tables = sql.join(tierNames.map((tier) => sql.lit(tiers[tier].table)))
  const { rows } = await sql<{ parent: string; name: string }>`
    select parent.relname::text as parent, child.relname::text as name
    from pg_inherits i
    join pg_class parent on parent.oid = i.inhparent
    join pg_class child on child.oid = i.inhrelid
    where parent.relname in (${tables}) and parent.relnamespace = current_schema()::regnamespace
    order by child.relname
    limit 1000`.execute(db)
  return rows.flatMap(({ parent, name }) => {
    const tier = tierOf(parent)
    return tier ? [{ tier, name }] : []
  })
}

/** One process at a time makes or drops partitions: the others wait and then find it done. */
const inTurn = <Result>(db: Db, work: (trx: Db, there: ReadonlySet<string>) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vm metrics partitions'))`.execute(trx)
    return work(trx, new Set((await listPartitions(trx)).map(({ name }) => name)))
  })

/** Made apart and then attached: making it in place would keep readers waiting. */
const addPartition = async (trx: Db, { tier, name, from, to }: Partition): Promise<void> => {
  const parent = sql.table(tiers[tier].table)
  const partition = sql.table(name)
  await sql`create table ${partition} (like ${parent} including defaults including constraints)`.execute(trx)
  await sql`alter table ${parent} attach partition ${partition}
    for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(trx)
}

/** Makes those that are not there. */
export const addPartitions = async (db: Db, partitions: readonly Partition[]): Promise<void> => {
  const known = new Set((await listPartitions(db)).map(({ name }) => name))
  if (partitions.every(({ name }) => known.has(name))) return
  await inTurn(db, async (trx, there) => {
    for (const partition of partitions) if (!there.has(partition.name)) await addPartition(trx, partition)
  })
}

export const addNeededPartitions = (db: Db, now: Date): Promise<void> =>
  addPartitions(
    db,
    tierNames.flatMap((tier) => partitionsNeeded(tier, now)),
  )

/** Rows that have had their time go with their table: nothing is searched, and the room is free at once. */
export const dropExpiredPartitions = async (db: Db, now: Date): Promise<string[]> => {
  const expired = (await listPartitions(db)).filter(({ tier, name }) => isExpired(tier, name, now))
  if (expired.length === 0) return []
  return inTurn(db, async (trx, there) => {
    // A long reader, a backup for example, must not make everyone else queue up behind us.
    await sql`set local lock_timeout = '1s'`.execute(trx)
    const names = expired.map(({ name }) => name).filter((name) => there.has(name))
    for (const name of names) await sql`drop table ${sql.table(name)}`.execute(trx)
    return names
  }).catch((error: unknown) => {
    // The next round tries again.
    if (isLockTimeout(error)) return []
    throw error
  })
}
