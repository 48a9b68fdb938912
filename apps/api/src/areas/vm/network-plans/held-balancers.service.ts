import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import type { AlsoHeld } from '../../../operations/at-service.ts'
import { balancerService, type LockedBalancer } from '../load-balancers/load-balancers.definition.ts'
import { changeKinds } from './change-kinds.definition.ts'
import type { PlanContext } from './changes.definition.ts'

/**
 * Locks the load balancers that the changes change, each plan in the same order: behind the servers and before the cloud,
 * as an edit of one does. One that is not there any more is said at its change.
 */
export const lockBalancers = async (
  trx: Db,
  { project }: PlanContext,
  changes: readonly NetworkPlanChange[],
): Promise<LockedBalancer[]> => {
  const ids = new Set(changes.flatMap((change) => changeKinds[change.kind].balancerOf?.(change) ?? []))
  const balancers = []
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const balancer = await balancerService.lock(trx, { projectId: project.id, id })
    if (balancer) balancers.push(balancer)
  }
  return balancers
}

/** As the plan's operation holds them. */
export const asHeldBalancers = (balancers: readonly LockedBalancer[]): AlsoHeld[] =>
  balancers.map(({ id }) => ({ serviceType: balancerService.type, serviceId: id }))
