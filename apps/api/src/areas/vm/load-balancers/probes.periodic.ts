import { inTransaction } from '../../../db/transaction.ts'
import type { PeriodicRound, PeriodicWork } from '../../../operations/periodic-work.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { tagOf } from './load-balancers.definition.ts'
import { recordProbes } from './probes.service.ts'
import { takeUnprobed } from './probes.store.ts'

/** Calls under way at a time: a cloud's api has other work to do. */
const lanes = 4
const callMs = 20_000

/** One look at the members of every balancer whose turn it is; what cannot be looked at is left to the next round. */
export const probeDueBalancers = async ({ db, deps, log, signal }: PeriodicRound<VmDependencies>): Promise<void> => {
  const left = (await takeUnprobed(db)).values()
  const lane = async () => {
    for (const { datacenterId, customerId, ...balancer } of left) {
      const project = { id: balancer.projectId, customerId, datacenterId }
      try {
        const within = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
        const at = new Date()
        const probes = await deps.compute(datacenterId).probeMembers(tagOf(balancer), within)
        await inTransaction(db, (trx) => recordProbes(trx, deps, { project, id: balancer.id }, { probes, at }))
      } catch (error) {
        if (!signal.aborted) log.warn({ ...balancer, err: error }, 'the members of a load balancer were not looked at')
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

export const probeBalancers: PeriodicWork<VmDependencies> = {
  name: 'members of load balancers',
  everyMs: 5000,
  run: probeDueBalancers,
}
