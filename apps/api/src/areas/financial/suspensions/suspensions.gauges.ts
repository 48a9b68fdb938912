import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../../db/connection.ts'

const stagesGauge = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'sarv_suspensions',
    help: 'Customers and projects whose services stand still; unreached: the last notice has not arrived for a day',
    labelNames: ['reason', 'stage'],
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ reason: string; stage: string; count: number }>`
        select reason, case when stage = 'noticed' and delivered_at is null and noticed_at < now() - interval '1 day'
          then 'unreached' else stage end as stage, count(*)::integer as count
        from suspensions where ended_at is null group by 1, 2`.execute(db)
      this.reset()
      for (const { reason, stage, count } of rows) this.set({ reason, stage }, count)
    },
  })

/** What stands still. Whom the last notice does not reach keeps everything, until an operator has reached them. */
export const suspensionGauges = (registry: Registry, db: Db): void => {
  stagesGauge(registry, db)
}
