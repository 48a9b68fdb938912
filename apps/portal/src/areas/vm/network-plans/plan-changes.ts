import type { NetworkPlanChange, PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'

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

/** Whether a new change says again, otherwise, what this one says. */
const isReplacedBy = (change: NetworkPlanChange, added: NewChange): boolean =>
  (onlyOnce.has(added.kind) && change.kind === added.kind) ||
  (forwardIn(added) !== undefined && forwardIn(change) === forwardIn(added))

export const withChange = (changes: Changes, added: NewChange): Changes => [
  ...changes.filter((change) => !isReplacedBy(change, added)),
  { ...added, key: nextKey(changes) },
]

/** What a change needs of another one. */
const neededKey = (change: NetworkPlanChange): string | undefined =>
  'address' in change ? change.address?.key : undefined

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
