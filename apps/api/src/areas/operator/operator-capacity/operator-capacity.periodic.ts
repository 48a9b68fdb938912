import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { sampleCapacity } from './operator-capacity.service.ts'

/** Looks more often than it asks: a datacenter that is new is asked soon. */
export const capacityWork: PeriodicWork<OperationDependencies> = {
  name: 'capacity of datacenters',
  everyMs: 10_000,
  run: sampleCapacity,
}
