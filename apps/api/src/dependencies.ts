import type { VmDependencies } from './areas/vm/hosts/hosts.jobs.ts'
import type { Db } from './db/connection.ts'
import type { EventStreams } from './http/events-stream.ts'
import type { AnyOperation } from './jobs/operation.ts'
import type { SecretBox } from './secrets.ts'

/** What the steps of operations are given; it grows with each area's engines. */
export type OperationDependencies = VmDependencies

/** What the areas' routes are given. */
export interface Dependencies {
  db: Db
  secrets: SecretBox
  eventStreams: EventStreams
  /** Every kind of operation, for those that are tried again. */
  operations: readonly AnyOperation<OperationDependencies>[]
}
