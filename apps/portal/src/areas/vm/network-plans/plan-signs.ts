import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'

/** Whether a change brings something, takes something away, or makes it otherwise. */
export type Sign = 'plus' | 'minus' | 'edit'

const signs: Record<NetworkPlanChange['kind'], Sign> = {
  networkNew: 'plus',
  networkConnect: 'plus',
  networkDisconnect: 'minus',
  addressAdd: 'plus',
  addressAssign: 'plus',
  forwardCreate: 'plus',
  forwardEdit: 'edit',
  forwardDelete: 'minus',
  snat: 'plus',
  planChange: 'edit',
  balancerCreate: 'plus',
  ruleCreate: 'plus',
  ruleDelete: 'minus',
  memberAdd: 'plus',
  memberRemove: 'minus',
  serverConnect: 'plus',
  serverDisconnect: 'minus',
}

export const signOfKind = (change: NetworkPlanChange): Sign => {
  if (change.kind === 'addressAssign') return change.vmNetworkNodeId === undefined ? 'minus' : 'plus'
  if (change.kind === 'snat') return change.snatEnabled ? 'plus' : 'minus'
  return signs[change.kind]
}
