import { sql } from 'kysely'
import type { CapacityResource } from '@sarv/contract/operator/operator-capacity/resources'
import type { Db } from '../../../db/connection.ts'
import { fromNow, takeDue, type Due } from '../../../db/due.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Stock } from '../../../ports/compute/stock.engine.ts'

const datacentersCeiling = 1000
const rounds: Due<'capacity_rounds'> = { table: 'capacity_rounds', key: ['datacenter_id'], at: sql.ref('due_at') }

/** Which datacenters are this worker's to ask. Who took one and died, or was not answered, leaves it for the next time. */
export const claimCapacityRounds = async (db: Db, everyMs: number): Promise<number[]> => {
  await sql`insert into capacity_rounds (datacenter_id, due_at) select id, now() from datacenters
    on conflict (datacenter_id) do nothing`.execute(db)
  const taken = await takeDue(db, rounds, { count: datacentersCeiling, set: sql`due_at = ${fromNow(everyMs)}` })
  return taken.map((round) => round.datacenter_id)
}

export interface CapacitySample {
  resource: CapacityResource
  /** null: unknown. */
  stock: Stock | null
}

/** All that an engine said at one time; an earlier answer that comes late does not count as the last. */
export const insertCapacitySamples = (
  db: Db,
  datacenterId: number,
  at: Date,
  samples: readonly CapacitySample[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('capacity_samples')
      .values(
        samples.map(({ resource, stock }) => ({
          datacenter_id: datacenterId,
          at,
          resource,
          total: stock?.total ?? null,
          used: stock?.used ?? null,
          held: stock?.held ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .updateTable('capacity_rounds')
      .set({ sampled_at: sql<Date>`greatest(sampled_at, ${at})` })
      .where('datacenter_id', '=', datacenterId)
      .execute()
  })

/** Every datacenter, also those of which nothing is known. */
export const listCapacityRounds = (db: Db) =>
  db
    .selectFrom('datacenters as d')
    .leftJoin('capacity_rounds as r', 'r.datacenter_id', 'd.id')
    .select(['d.id', 'd.name', 'r.sampled_at as sampledAt'])
    .orderBy('d.id')
    .execute()

/** What each datacenter said last. */
export const listLatestSamples = (db: Db) =>
  db
    .selectFrom('capacity_rounds as r')
    .innerJoin('capacity_samples as s', (join) =>
      join.onRef('s.datacenter_id', '=', 'r.datacenter_id').onRef('s.at', '=', 'r.sampled_at'),
    )
    .select(['s.datacenter_id as datacenterId', 's.resource', 's.total', 's.used', 's.held'])
    .execute()

/** The middle of each day since then, oldest first. */
export const listCapacityDays = async (db: Db, since: Date) => {
  const { rows } = await sql<{ datacenterId: number; resource: CapacityResource; at: Date; taken: number }>`
    select datacenter_id as "datacenterId", resource, to_timestamp(avg(extract(epoch from at))::float8) as at,
      avg(used + coalesce(held, 0))::float8 as taken
    from capacity_samples where at > ${since} and used is not null
    group by datacenter_id, resource, date_trunc('day', at) order by 3`.execute(db)
  return rows
}
