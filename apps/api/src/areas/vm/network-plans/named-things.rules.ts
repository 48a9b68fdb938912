import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'

/** Connections of servers that the changes name. */
export const nodeIdsIn = (changes: readonly NetworkPlanChange[]): number[] =>
  changes.flatMap((change) => ('vmNetworkNodeId' in change ? (change.vmNetworkNodeId ?? []) : []))

/** Load balancers that are there. */
export const balancerIdsIn = (changes: readonly NetworkPlanChange[]): number[] =>
  changes.flatMap((change) => ('loadBalancerId' in change ? [change.loadBalancerId] : []))

/** Networks that they name and that are there. */
export const networkIdsIn = (changes: readonly NetworkPlanChange[]): number[] =>
  changes.flatMap((change) => {
    if ('vmNetworkId' in change) return [change.vmNetworkId]
    return 'network' in change ? (change.network.id ?? []) : []
  })
