import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../../db/connection.ts'

const findingsGauge = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'sarv_drift_findings',
    help: 'Where engine and database do not agree (open), and where they did not in the last day (resolved)',
    labelNames: ['datacenter', 'kind', 'state'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('drift_findings')
        .select(['datacenter_id as datacenter', 'kind'])
        .select(({ fn }) => [
          sql<string>`case when resolved_at is null then 'open' else 'resolved' end`.as('state'),
          fn.countAll<number>().as('count'),
        ])
        .where('confirmed_at', 'is not', null)
        .where(sql<boolean>`(resolved_at is null or resolved_at > now() - interval '1 day')`)
        .groupBy(['datacenter_id', 'kind', 'state'])
        .execute()
      this.reset()
      for (const { datacenter, kind, state, count } of rows) this.set({ datacenter, kind, state }, count)
    },
  })

/** A datacenter that was never looked through to the end has no age. */
const roundsGauge = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'sarv_drift_round_age_seconds',
    help: 'Time since engine and database were last compared to the end',
    labelNames: ['datacenter', 'scope'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('drift_rounds')
        .where('completed_at', 'is not', null)
        .select(['datacenter_id as datacenter', 'scope'])
        .select(sql<number>`extract(epoch from now() - completed_at)::float8`.as('age'))
        .execute()
      this.reset()
      for (const { datacenter, scope, age } of rows) this.set({ datacenter, scope }, age)
    },
  })

/** What the comparison of engines and database found, and whether it still looks. */
export const driftGauges = (registry: Registry, db: Db): void => {
  findingsGauge(registry, db)
  roundsGauge(registry, db)
}
