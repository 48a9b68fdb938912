import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import type { NewDemo } from '../db/seed/demo.ts'
import type { Dependencies, OperationDependencies } from '../dependencies.ts'
import type { AddGauges } from '../http/metrics.ts'
import type { Expiring } from '../operations/cleanup.ts'
import type { AnyOperation } from '../operations/operation.ts'
import type { PeriodicWork } from '../operations/periodic-work.ts'

/**
 * All that an area brings; the server, the worker and the demo are built from the list of them in `areas.ts`. Its calls,
 * the Persian of the activity log and its refusals stand in the contract's area of the same name; what a right request to
 * it holds in `<area>.access.fixture.ts` beside this, for the tests that try every call.
 */
export interface Area {
  /** As its folder. */
  name: string
  /** One function for each noun that answers calls. */
  routes: readonly ((app: FastifyInstance, dependencies: Dependencies) => void)[]
  /** What the worker runs and `operationRetry` starts again. */
  operations?: readonly AnyOperation<OperationDependencies>[]
  /** What falls due by the clock. */
  periodic?: readonly PeriodicWork<OperationDependencies>[]
  /** What operators read of it at `/metrics`. */
  gauges?: AddGauges
  /** Rows that have had their time. */
  expires?: Expiring
  /** What the demo customer finds at the first sign-in. */
  demo?: (db: Db, dependencies: OperationDependencies, customer: NewDemo & { password: string }) => Promise<void>
}
