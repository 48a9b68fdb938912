import type { NetworkPlanChange, PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { memberPlace } from './member-offers.ts'

export type Changes = readonly NetworkPlanChange[]

/** A change as a form answers it; its key is given when it is added. */
export type NewChange = NetworkPlanChange extends infer Change
  ? Change extends NetworkPlanChange
    ? Omit<Change, 'key'>
    : never
  : never

const numberOf = (key: string): number => Number(/^c(\d+)$/.exec(key)?.[1] ?? 0)

/** The first key after all that the plan ever had in this list. */
const nextKey = (changes: Changes): string => `c${Math.max(0, ...changes.map(({ key }) => numberOf(key))) + 1}`

/** Switches of the cloud have one place in a plan: what is said later counts. */
const onlyOnce: ReadonlySet<NetworkPlanChange['kind']> = new Set(['snat', 'planChange'])

const forwardIn = (change: NetworkPlanChange | NewChange): number | undefined =>
  change.kind === 'forwardEdit' || change.kind === 'forwardDelete' ? change.vpcNatId : undefined

/** The rule that it deletes. */
const ruleIn = (change: NetworkPlanChange | NewChange): number | undefined =>
  change.kind === 'ruleDelete' ? change.vmFirewallRuleId : undefined

/** The server at a listener that it puts there, or takes from there. */
const memberIn = (change: NetworkPlanChange | NewChange): string | undefined =>
  change.kind === 'memberAdd' || change.kind === 'memberRemove' ? memberPlace(change) : undefined

const isSameMember = (change: NetworkPlanChange, added: NewChange): boolean =>
  memberIn(added) !== undefined && memberIn(change) === memberIn(added)

/** The place in a network that it gives to a server, or takes from one. */
const placeIn = (change: NetworkPlanChange | NewChange): string | undefined => {
  if (change.kind === 'serverDisconnect') return `connection ${change.vmNetworkNodeId}`
  return change.kind === 'serverConnect' ? `${change.vmHostId} in ${idOfRef(change.network)}` : undefined
}

/** Whether a new change says again, otherwise, what this one says. */
const isReplacedBy = (change: NetworkPlanChange, added: NewChange): boolean =>
  (onlyOnce.has(added.kind) && change.kind === added.kind) ||
  (forwardIn(added) !== undefined && forwardIn(change) === forwardIn(added)) ||
  (ruleIn(added) !== undefined && ruleIn(change) === ruleIn(added)) ||
  isSameMember(change, added) ||
  (placeIn(added) !== undefined && placeIn(change) === placeIn(added))

/** Whoever takes out a server that the plan brings, or brings one that it takes out, wants it as it is. */
const isTakenBackBy = (change: NetworkPlanChange, added: NewChange): boolean =>
  isSameMember(change, added) && change.kind !== added.kind

export const withChange = (changes: Changes, added: NewChange): Changes => {
  const others = changes.filter((change) => !isReplacedBy(change, added))
  return changes.some((change) => isTakenBackBy(change, added))
    ? others
    : [...others, { ...added, key: nextKey(changes) }]
}

/** What a change needs of another one. */
const neededKey = (change: NetworkPlanChange): string | undefined => {
  if ('network' in change) return change.network.key
  return 'address' in change ? change.address?.key : undefined
}

/** Without a change, and without those that cannot be without it. */
export const withoutChange = (changes: Changes, key: string): Changes =>
  changes.filter((change) => change.key !== key && neededKey(change) !== key)

/**
 * Forms know things by their numbers. What a plan makes has none yet: it gets one from a range that no row comes to, and
 * is a key again before it is sent.
 */
const plannedFrom = 2_000_000_000

export const idOfKey = (key: string): number => plannedFrom + numberOf(key)

export const refOfId = (id: number): PlannedRef => (id > plannedFrom ? { key: `c${id - plannedFrom}` } : { id })

export const idOfRef = ({ id, key }: PlannedRef): number => id ?? idOfKey(key ?? '')

/** The key in the id of a node or way that a plan makes: `address-c2`. */
export const keyInPicture = (id: string): string | undefined => /-(c\d+)$/.exec(id)?.[1]
