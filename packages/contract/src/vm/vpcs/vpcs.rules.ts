import type { Access } from '../../access.ts'
import { serviceStatus } from '../../enums.ts'
import { networksPerVpc } from '../../limits.ts'
import {
  boundsOf,
  prefixOf,
  rangesOverlap,
  toAddress,
  whyNotRange,
  type RangeObstacle,
} from '../networks/networks.rules.ts'

type StatusName = keyof typeof serviceStatus.id

const working: readonly StatusName[] = ['active']
const notEnding: readonly StatusName[] = ['active', 'failed', 'wait', 'inQueue', 'disabled', 'expired', 'shutdown']

/** What the status of a private cloud allows: the server refuses by it, the portal greys out by it and says why. */
const statusesAllowing = {
  connect: working,
  disconnect: working,
  /** Addresses, forwards and the way out: whatever changes its gateway. */
  gateway: working,
  access: working,
  changePlan: working,
  rename: notEnding,
  // Whatever went wrong with a cloud, its owner can get rid of it.
  delete: ['active', 'failed', 'disabled', 'expired', 'shutdown'],
} as const satisfies Record<string, readonly StatusName[]>

export type VpcAction = keyof typeof statusesAllowing
export const vpcActions = Object.keys(statusesAllowing) as VpcAction[]

/** What an act asks of the caller; its call says the same. */
export const vpcAccess = {
  connect: 'project:operate',
  disconnect: 'project:manage',
  gateway: 'project:operate',
  access: 'project:operate',
  changePlan: 'project:operate',
  rename: 'project:operate',
  delete: 'project:manage',
} as const satisfies Record<VpcAction, Access>

export const vpcCan = (action: VpcAction, { statusId }: { statusId: number }): boolean => {
  const status = serviceStatus.name(statusId)
  return status !== undefined && (statusesAllowing[action] as readonly StatusName[]).includes(status)
}

/** A network that is to be made with a cloud, as its row is typed. */
export interface NetworkRow {
  name: string
  /** The gateway with its prefix, `192.168.1.1/24`. */
  gatewayCidr: string
}

/** The network of a gateway. */
export const networkOfGateway = (gatewayCidr: string): { cidr: string; gatewayIp: string } => ({
  cidr: `${toAddress(boundsOf(gatewayCidr).first)}/${prefixOf(gatewayCidr)}`,
  gatewayIp: gatewayCidr.slice(0, gatewayCidr.indexOf('/')),
})

/** Why a row cannot become a network: keys of its sentences, and what they name. */
export type RowObstacle =
  | RangeObstacle
  | { reason: 'gateway'; address: string }
  | { reason: 'name' }
  | { reason: 'tooMany'; max: number }

/** The first reason against one row, among the rows before it and the networks that are there. */
export const whyNotRow = (
  { name, gatewayCidr }: NetworkRow,
  before: readonly NetworkRow[],
  others: readonly { name: string; cidr: string }[],
): RowObstacle | undefined => {
  if (before.length >= networksPerVpc) return { reason: 'tooMany', max: networksPerVpc }
  const { cidr, gatewayIp } = networkOfGateway(gatewayCidr)
  const rows = before.map((row) => ({ name: row.name, cidr: networkOfGateway(row.gatewayCidr).cidr }))
  const obstacle = whyNotRange({ network: cidr.slice(0, cidr.indexOf('/')), prefix: prefixOf(cidr) }, [
    ...rows,
    ...others,
  ])
  if (obstacle) return obstacle
  // Engines have the gateway at the first address of a network.
  const first = toAddress(boundsOf(cidr).first + 1)
  if (gatewayIp !== first) return { reason: 'gateway', address: first }
  const isTaken = [...rows, ...others].some((other) => nameKey(other.name) === nameKey(name))
  return isTaken ? { reason: 'name' } : undefined
}

/** Letter case makes no difference between two names. */
const nameKey = (name: string): string => name.trim().toLowerCase()

/** What a plan allows, and what is in use of it. */
export interface VpcPlan {
  ipv4: number
  tenRules: number
}

export interface VpcInUse {
  ipv4: number
  rules: number
}

export const rulesOf = ({ tenRules }: Pick<VpcPlan, 'tenRules'>): number => tenRules * 10

/** What a plan is too small for. */
export const whyNotPlan = (plan: VpcPlan, inUse: VpcInUse): 'ipv4' | 'rules' | undefined => {
  if (inUse.ipv4 > plan.ipv4) return 'ipv4'
  return inUse.rules > rulesOf(plan) ? 'rules' : undefined
}

/** A network that a cloud leads to. */
export interface LedNetwork {
  projectId: number
  id: number
  /** null: whoever reads of it does not know it. */
  name: string | null
  cidr: string
}

/** The networks between which a cloud finds its way by their ranges alone. */
export interface CloudRanges {
  own: readonly LedNetwork[]
  /** Granted networks of other clouds. */
  reached: readonly LedNetwork[]
  /** All networks of the clouds that reach this one: answers go back to them. */
  reaching: readonly LedNetwork[]
}

/** Two networks of which a cloud could reach only one. */
export interface MetRanges {
  network: LedNetwork
  other: LedNetwork
}

const firstMet = (networks: readonly LedNetwork[], { own, reached, reaching }: CloudRanges): MetRanges | undefined => {
  const led = [...own, ...reached, ...reaching]
  for (const network of networks) {
    const other = led.find(
      ({ projectId, id, cidr }) =>
        (projectId !== network.projectId || id !== network.id) && rangesOverlap(cidr, network.cidr),
    )
    if (other) return { network, other }
  }
  return undefined
}

/** What forbids a way from a cloud into a network of another one: it leads there, and back to all networks of the first. */
export const whyNotWay = (asking: CloudRanges, wanted: LedNetwork, granting: CloudRanges): MetRanges | undefined =>
  firstMet([wanted], asking) ?? firstMet(asking.own, granting)

/** What forbids a further network in a cloud: the clouds that it reaches would have to answer to it. */
export const whyNotFurther = (
  network: LedNetwork,
  cloud: CloudRanges,
  reachedClouds: readonly CloudRanges[],
): MetRanges | undefined => {
  for (const ranges of [cloud, ...reachedClouds]) {
    const met = firstMet([network], ranges)
    if (met) return met
  }
  return undefined
}
