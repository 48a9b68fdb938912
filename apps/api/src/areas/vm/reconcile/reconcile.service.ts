import type { PeriodicRound } from '../../../operations/periodic-work.ts'
import { compareOnce, comparingWork, settleBy, type Comparing } from '../../../services/drift-round.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { balancerRepairs } from './balancer.repairs.ts'
import { addressRepairs, cloudRepairs, forwardRepairs, interfaceRepairs } from './cloud.repairs.ts'
import { isOnEngine, readTheirs } from './engine-lists.service.ts'
import { networkRepairs } from './network.repairs.ts'
import { readOurs } from './ours.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { compare, isDoubtful, type Ours, type Theirs } from './reconcile.rules.ts'
import { serverRepairs } from './server.repairs.ts'
import { volumeRepairs } from './volume.repairs.ts'

const comparingCompute: Comparing<VmDependencies, Theirs, Ours> = {
  scope: 'compute',
  label: reconcileText.engine,
  readTheirs: ({ compute }, datacenterId, signal) => readTheirs(compute, datacenterId, signal),
  readOurs,
  compare,
  isDoubtful: (ours, { findings }) => isDoubtful(ours, findings),
  isOnEngine: ({ compute }, datacenterId, finding, signal) => isOnEngine(compute(datacenterId), finding, signal),
  settle: {
    Vm: settleBy(serverRepairs),
    Volume: settleBy(volumeRepairs),
    Network: settleBy(networkRepairs),
    Vpc: settleBy(cloudRepairs),
    VpcNetwork: settleBy(interfaceRepairs),
    VpcIp: settleBy(addressRepairs),
    VpcNat: settleBy(forwardRepairs),
    LoadBalancer: settleBy(balancerRepairs),
  },
}

/** One look at the servers, volumes, networks, private clouds and balancers of a datacenter, unless it is another worker's turn. */
export const reconcile = (
  context: PeriodicRound<VmDependencies>,
  datacenterId: number,
  options: { pauseSeconds?: number } = {},
): Promise<void> => compareOnce(comparingCompute, context, datacenterId, options)

export const reconcileWork = comparingWork('compare engines and database', comparingCompute)
