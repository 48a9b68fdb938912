import { sql, type RawBuilder } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'
import type { ServiceContext } from './service.ts'

/** How a service stands, as far as paying for it goes. */
export type Standing = 'running' | 'stopped' | 'binned'

type Act = (trx: Db, context: ServiceContext) => Promise<unknown>

/**
 * How the services of a kind are stopped, brought back and removed when nobody pays for them; an area lists its kinds as
 * `lifecycles`. Each act starts an operation in the caller's transaction, or refuses: then it is tried again later.
 */
export interface Lifecycle {
  serviceType: ServiceType
  /** Selects (project_id, id, name, standing) of those that are there; standing is a `Standing`. */
  services: RawBuilder<unknown>
  /** Absent: it has nothing that could stand still, is kept as it is and costs its own price. */
  power?: {
    /** `isForced`: the gentle way has failed. */
    stop: (trx: Db, context: ServiceContext, options: { isForced: boolean }) => Promise<unknown>
    start: Act
  }
  /** Absent: it waits as it is until it is removed. */
  bin?: { put: Act; restore: Act }
  /** For good. Of a kind with a bin: from there. */
  remove: Act
}

/** Whether Sarv has put it into the bin, because it was not paid for: then the bin's own clock does not count. */
export const isPutAway = (serviceType: ServiceType, service: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from suspended_services s
    where s.service_type = ${sql.lit(serviceType)} and s.service_id = ${service} and s.binned_at is not null)`
