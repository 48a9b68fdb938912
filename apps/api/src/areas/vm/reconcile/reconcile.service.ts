import type { PeriodicRound } from '../../../operations/periodic-work.ts'
import { compareOnce, comparingWork, settleBy, type Comparing } from '../../../services/drift-round.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { isOnEngine, readTheirs } from './engine-lists.service.ts'
import { networkRepairs } from './network.repairs.ts'
import { readOurs } from './ours.store.ts'
import { compare, isDoubtful, type Ours, type Theirs } from './reconcile.rules.ts'
import { serverRepairs } from './server.repairs.ts'
import { volumeRepairs } from './volume.repairs.ts'

const comparingCompute: Comparing<VmDependencies, Theirs, Ours> = {
  scope: 'compute',
  readTheirs: ({ compute }, datacenterId, signal) => readTheirs(compute, datacenterId, signal),
  readOurs,
  compare,
  isDoubtful: (ours, { findings }) => isDoubtful(ours, findings),
  isOnEngine: ({ compute }, datacenterId, { service }, signal) => isOnEngine(compute(datacenterId), service, signal),
  settle: { Vm: settleBy(serverRepairs), Volume: settleBy(volumeRepairs), Network: settleBy(networkRepairs) },
}

/** One look at the servers, volumes and networks of a datacenter, unless it is another worker's turn. */
export const reconcile = (
  context: PeriodicRound<VmDependencies>,
  datacenterId: number,
  options: { pauseSeconds?: number } = {},
): Promise<void> => compareOnce(comparingCompute, context, datacenterId, options)

export const reconcileWork = comparingWork('compare engines and database', comparingCompute)
