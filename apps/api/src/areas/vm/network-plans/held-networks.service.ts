import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import { holdNetworks, lockNetwork } from '../networks/networks.store.ts'
import { holdWays } from '../vpcs/accesses.store.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import type { PlanContext } from './changes.definition.ts'
import { balancerIdsIn, networkIdsIn, nodeIdsIn } from './named-things.rules.ts'
import { listBalancersNamed, listServersOfNodes } from './things.store.ts'

/**
 * Locks the cloud and the networks that the changes have to do with, as each of their calls does, and before any of them:
 * networks by their number, so that two plans that name the same ones in another order do not wait for each other.
 */
export const lockNetworks = async (
  trx: Db,
  { project, id }: PlanContext,
  changes: readonly NetworkPlanChange[],
): Promise<void> => {
  await vpcService.lock(trx, { projectId: project.id, id })
  const has = (kind: NetworkPlanChange['kind']) => changes.some((change) => change.kind === kind)
  if (has('networkNew') || has('networkConnect')) await holdWays(trx, project.customerId)
  if (has('networkNew')) await holdNetworks(trx, project.id)
  const things = [
    ...(await listServersOfNodes(trx, project.id, nodeIdsIn(changes))),
    ...(await listBalancersNamed(trx, project.id, balancerIdsIn(changes))),
  ]
  const ids = new Set([...networkIdsIn(changes), ...things.map(({ vmNetworkId }) => vmNetworkId)])
  for (const networkId of [...ids].toSorted((one, other) => one - other))
    await lockNetwork(trx, { projectId: project.id, id: networkId })
}
