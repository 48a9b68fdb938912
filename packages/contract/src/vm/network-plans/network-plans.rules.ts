import type { Access } from '../../access.ts'
import { loadBalancerAccess, portKey } from '../load-balancers/load-balancers.rules.ts'
import { vpcAccess } from '../vpcs/vpcs.rules.ts'
import type { NetworkPlan, NetworkPlanChange, NetworkPlanKind, PlannedRef } from './network-plans.schemas.ts'

/** Of a cloud for which nothing is planned. */
export const emptyPlan: NetworkPlan = {
  version: 0,
  isApplying: false,
  operationId: null,
  changes: [],
  hasProblem: false,
  obstacle: null,
  price: null,
  exposure: { opens: [], closes: [] },
  before: null,
  after: null,
}

/** What a change asks of whoever applies it; the call that does it alone asks for the same. */
export const changeAccess = {
  networkNew: vpcAccess.connect,
  networkConnect: vpcAccess.connect,
  networkDisconnect: vpcAccess.disconnect,
  addressAdd: vpcAccess.gateway,
  addressAssign: vpcAccess.gateway,
  forwardCreate: vpcAccess.gateway,
  forwardEdit: vpcAccess.gateway,
  forwardDelete: 'project:manage',
  snat: vpcAccess.gateway,
  planChange: vpcAccess.changePlan,
  balancerCreate: 'project:operate',
  ruleCreate: 'project:operate',
  ruleDelete: 'project:manage',
  memberAdd: loadBalancerAccess.edit,
  memberRemove: loadBalancerAccess.edit,
  serverConnect: 'project:operate',
  serverDisconnect: 'project:operate',
} as const satisfies Record<NetworkPlanKind, Access>

/** Why a change cannot stand where it stands in its plan, whatever the network is like: keys of its sentences. */
export type PlanObstacle =
  /** It refers to no earlier change that makes such an address. */
  | 'unmade'
  /** Nor such a network. */
  | 'unmadeNetwork'
  /** An earlier change has to do with the same thing. */
  | 'twice'

/** The thing that it refers to, of the kinds that a plan can make. */
const refOf = (change: NetworkPlanChange, thing: 'address' | 'network'): PlannedRef | undefined => {
  if (thing === 'network') return 'network' in change ? change.network : undefined
  return 'address' in change ? change.address : undefined
}

const nameOf = ({ id, key }: PlannedRef): string => key ?? String(id)

/** What a change changes: of one plan nothing is changed twice, so that each change is taken back by itself. */
const subjectOf = (change: NetworkPlanChange): string | undefined => {
  switch (change.kind) {
    case 'networkConnect':
    case 'networkDisconnect':
      return `network ${change.vmNetworkId}`
    case 'addressAssign':
      return `address ${nameOf(change.address)}`
    case 'forwardEdit':
    case 'forwardDelete':
      return `forward ${change.vpcNatId}`
    case 'ruleDelete':
      return `rule ${change.vmFirewallRuleId}`
    case 'memberAdd':
    case 'memberRemove':
      return `member ${change.loadBalancerId} ${portKey(change)} ${change.vmHostId}`
    case 'serverConnect':
      return `server ${change.vmHostId} in network ${nameOf(change.network)}`
    case 'serverDisconnect':
      return `connection ${change.vmNetworkNodeId}`
    case 'snat':
    case 'planChange':
      return change.kind
    default:
      return undefined
  }
}

/** The first reason against each change, among those before it. */
export const planObstacles = (changes: readonly NetworkPlanChange[]): (PlanObstacle | undefined)[] => {
  const made = { address: new Set<string>(), network: new Set<string>() }
  const subjects = new Set<string>()
  return changes.map((change) => {
    const isUnmade = (thing: keyof typeof made): boolean => {
      const key = refOf(change, thing)?.key
      return key !== undefined && !made[thing].has(key)
    }
    const subject = subjectOf(change)
    const isTwice = subject !== undefined && subjects.has(subject)
    if (change.kind === 'addressAdd') made.address.add(change.key)
    if (change.kind === 'networkNew') made.network.add(change.key)
    if (subject !== undefined) subjects.add(subject)
    if (isUnmade('address')) return 'unmade'
    if (isUnmade('network')) return 'unmadeNetwork'
    return isTwice ? 'twice' : undefined
  })
}

/** Each change has its own key. */
export const haveOwnKeys = (changes: readonly { key: string }[]): boolean =>
  new Set(changes.map(({ key }) => key)).size === changes.length

/** The change of the plan goes before all that needs more room, or behind all that makes it. */
export const withPlanAt = (
  changes: readonly NetworkPlanChange[],
  place: 'first' | 'last',
): readonly NetworkPlanChange[] => {
  const plans = changes.filter(({ kind }) => kind === 'planChange')
  const others = changes.filter(({ kind }) => kind !== 'planChange')
  return place === 'first' ? [...plans, ...others] : [...others, ...plans]
}
