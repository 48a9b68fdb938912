import type { Access } from '../../access.ts'
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
} as const satisfies Record<NetworkPlanKind, Access>

/** Why a change cannot stand where it stands in its plan, whatever the network is like: keys of its sentences. */
export type PlanObstacle =
  /** It refers to no earlier change that makes such a thing. */
  | 'unmade'
  /** An earlier change has to do with the same thing. */
  | 'twice'

const refsOf = (change: NetworkPlanChange): PlannedRef[] =>
  'address' in change && change.address ? [change.address] : []

/** What a change changes: of one plan nothing is changed twice, so that each change is taken back by itself. */
const subjectOf = (change: NetworkPlanChange): string | undefined => {
  switch (change.kind) {
    case 'networkConnect':
    case 'networkDisconnect':
      return `network ${change.vmNetworkId}`
    case 'addressAssign':
      return `address ${change.address.key ?? change.address.id}`
    case 'forwardEdit':
    case 'forwardDelete':
      return `forward ${change.vpcNatId}`
    case 'snat':
    case 'planChange':
      return change.kind
    default:
      return undefined
  }
}

/** The first reason against each change, among those before it. */
export const planObstacles = (changes: readonly NetworkPlanChange[]): (PlanObstacle | undefined)[] => {
  const addresses = new Set<string>()
  const subjects = new Set<string>()
  return changes.map((change) => {
    const isUnmade = refsOf(change).some(({ key }) => key !== undefined && !addresses.has(key))
    const subject = subjectOf(change)
    const isTwice = subject !== undefined && subjects.has(subject)
    if (change.kind === 'addressAdd') addresses.add(change.key)
    if (subject !== undefined) subjects.add(subject)
    if (isUnmade) return 'unmade'
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
