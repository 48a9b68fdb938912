import { portRange } from '../../field-rules.ts'
import { portsPerForward } from '../../limits.ts'
import { isUsableAddress } from '../networks/networks.rules.ts'

export const forwardProtocols = ['tcp', 'udp'] as const
export type ForwardProtocol = (typeof forwardProtocols)[number]

/** A forward as somebody wants it; `port` is where it begins at the public address. */
export interface WantedForward {
  vmNetworkId: number
  vpcHostIpId: number
  protocol: ForwardProtocol
  port: number
  /** The last of a range; the same as `port` where it is one. */
  portEnd: number
  sourceIp: string | null
  destinationIp: string
  destinationPort: number
}

/** What the contract's bodies leave out. */
export interface TypedForward {
  vmNetworkId: number
  vpcHostIpId: number
  protocol?: ForwardProtocol | undefined
  port?: number | undefined
  portEnd?: number | undefined
  sourceIp?: string | undefined
  destinationIp: string
  destinationPort: number
}

/** With what is meant where nothing is said: TCP, one port, the same at both ends, from anywhere. */
export const completed = (typed: TypedForward): WantedForward => {
  const port = typed.port ?? typed.destinationPort
  const { vmNetworkId, vpcHostIpId, destinationIp, destinationPort, protocol = 'tcp' } = typed
  const ends = { protocol, port, portEnd: typed.portEnd ?? port }
  return { vmNetworkId, vpcHostIpId, ...ends, sourceIp: typed.sourceIp ?? null, destinationIp, destinationPort }
}

export const portCount = ({ port, portEnd }: Pick<WantedForward, 'port' | 'portEnd'>): number => portEnd - port + 1

export const destinationEnd = (forward: Pick<WantedForward, 'port' | 'portEnd' | 'destinationPort'>): number =>
  forward.destinationPort + portCount(forward) - 1

/** Who has ports of a public address. */
export type PortHolder =
  | ({ kind: 'forward'; id: number; name: string } & WantedForward)
  | { kind: 'balancer'; id: number; name: string; vpcHostIpId: number; protocol: ForwardProtocol; port: number }

/** A public address of the cloud. */
export interface GatewayAddress {
  id: number
  address: string | null
  /** The engine gives it to the gateway itself: nothing is led in from it. */
  isPrimary: boolean
  /** It is there, and nothing is being done to it. */
  isReady: boolean
  /** The server whose own it is. */
  server: string | null
  /** The load balancer that it leads to. */
  balancer: { id: number; name: string } | null
}

/** A server's place in a network of the cloud. */
export interface ForwardTarget {
  vmNetworkId: number
  address: string
  server: string
  /** The public address that is all its own. */
  ownAddress: string | null
}

/** Everything that a new forward must get along with. */
export interface NatSituation {
  /** Its networks. */
  networks: readonly { id: number; name: string; cidr: string }[]
  addresses: readonly GatewayAddress[]
  targets: readonly ForwardTarget[]
  holders: readonly PortHolder[]
  /** Whether the datacenter can close a forward to all but one. */
  hasSources: boolean
  /** Whether ports can be led in from an address that leads to a load balancer, where it does not listen. */
  hasSharedAddresses: boolean
  /** What the plan allows, and what is in use of it. */
  rules: { max: number; used: number }
}

/** Why a forward cannot be: keys of its sentences, and what they name. */
export type NatObstacle =
  | { reason: 'tooMany'; max: number }
  | { reason: 'network' }
  | { reason: 'address' }
  | { reason: 'primary'; address: string | null }
  | { reason: 'owned'; address: string | null; server: string }
  | { reason: 'balanced'; address: string | null; name: string }
  | { reason: 'forwarded'; address: string | null; name: string }
  | { reason: 'otherBalancer'; address: string | null; name: string }
  | { reason: 'order' }
  | { reason: 'length'; max: number }
  | { reason: 'beyond' }
  | { reason: 'outside'; network: string; cidr: string }
  | { reason: 'nobody'; network: string; address: string }
  | { reason: 'targetOwned'; server: string; address: string }
  | { reason: 'source' }
  | { reason: 'portTaken'; port: number; address: string | null; holder: PortHolder['kind']; name: string }
  | { reason: 'targetTaken'; port: number; address: string; name: string }

interface Span {
  first: number
  last: number
}

const spanOf = (holder: PortHolder): Span =>
  holder.kind === 'forward' ? { first: holder.port, last: holder.portEnd } : { first: holder.port, last: holder.port }

/** The first number that both have. */
const firstShared = (one: Span, other: Span): number | undefined => {
  const first = Math.max(one.first, other.first)
  return first <= Math.min(one.last, other.last) ? first : undefined
}

const whyNotPorts = (wanted: WantedForward): NatObstacle | undefined => {
  if (wanted.portEnd < wanted.port) return { reason: 'order' }
  if (portCount(wanted) > portsPerForward) return { reason: 'length', max: portsPerForward }
  return destinationEnd(wanted) > portRange.max ? { reason: 'beyond' } : undefined
}

/** Whatever is to be reached at it. */
const whyNotLeadIn = ({ isPrimary, server, address }: GatewayAddress): NatObstacle | undefined => {
  if (isPrimary) return { reason: 'primary', address }
  return server === null ? undefined : { reason: 'owned', address, server }
}

const whyNotAddress = (wanted: WantedForward, situation: NatSituation): NatObstacle | undefined => {
  const address = situation.addresses.find(({ id }) => id === wanted.vpcHostIpId)
  if (!address) return { reason: 'address' }
  const obstacle = whyNotLeadIn(address)
  if (obstacle) return obstacle
  if (address.balancer && !situation.hasSharedAddresses)
    return { reason: 'balanced', address: address.address, name: address.balancer.name }
  return address.isReady ? undefined : { reason: 'address' }
}

const whyNotTarget = (wanted: WantedForward, { networks, targets }: NatSituation): NatObstacle | undefined => {
  const network = networks.find(({ id }) => id === wanted.vmNetworkId)
  if (!network) return { reason: 'network' }
  const { name, cidr } = network
  if (!isUsableAddress(cidr, wanted.destinationIp)) return { reason: 'outside', network: name, cidr }
  const target = targets.find((one) => one.vmNetworkId === network.id && one.address === wanted.destinationIp)
  if (!target) return { reason: 'nobody', network: name, address: wanted.destinationIp }
  const { server, ownAddress } = target
  return ownAddress === null ? undefined : { reason: 'targetOwned', server, address: ownAddress }
}

/** Who holds a port that the forward begins at, or leads to: engines lead to a port from one place. */
const whyNotBeside = (wanted: WantedForward, { addresses, holders }: NatSituation): NatObstacle | undefined => {
  const span = { first: wanted.port, last: wanted.portEnd }
  const target = { first: wanted.destinationPort, last: destinationEnd(wanted) }
  for (const holder of holders) {
    if (holder.protocol !== wanted.protocol) continue
    const port = holder.vpcHostIpId === wanted.vpcHostIpId ? firstShared(span, spanOf(holder)) : undefined
    if (port !== undefined) {
      const address = addresses.find(({ id }) => id === wanted.vpcHostIpId)?.address ?? null
      return { reason: 'portTaken', port, address, holder: holder.kind, name: holder.name }
    }
    if (holder.kind !== 'forward' || holder.destinationIp !== wanted.destinationIp) continue
    if (holder.vmNetworkId !== wanted.vmNetworkId) continue
    const led = firstShared(target, { first: holder.destinationPort, last: destinationEnd(holder) })
    if (led !== undefined) return { reason: 'targetTaken', port: led, address: wanted.destinationIp, name: holder.name }
  }
  return undefined
}

/** The first reason against a forward. `exceptId`: the one that is changed does not stand in its own way. */
export const whyNotForward = (
  wanted: WantedForward,
  situation: NatSituation,
  exceptId?: number,
): NatObstacle | undefined => {
  const { max, used } = situation.rules
  if (exceptId === undefined && used >= max) return { reason: 'tooMany', max }
  const holders = situation.holders.filter((holder) => holder.kind !== 'forward' || holder.id !== exceptId)
  return (
    whyNotAddress(wanted, situation) ??
    whyNotPorts(wanted) ??
    whyNotTarget(wanted, situation) ??
    (wanted.sourceIp !== null && !situation.hasSources ? { reason: 'source' } : undefined) ??
    whyNotBeside(wanted, { ...situation, holders })
  )
}

/** A load balancer that is to be reached at a public address of its cloud. */
export interface WantedBalancerAddress {
  vpcHostIpId: number
  /** Absent: one that is not there yet. */
  balancerId?: number | undefined
  /** Where it listens, in the order of its listeners. */
  ports: readonly { protocol: ForwardProtocol; port: number }[]
}

/** The first reason against it; `listener`: which of the ports it is about. */
export const whyNotBalancerAddress = (
  { vpcHostIpId, balancerId, ports }: WantedBalancerAddress,
  { addresses, holders, hasSharedAddresses }: Pick<NatSituation, 'addresses' | 'holders' | 'hasSharedAddresses'>,
): { obstacle: NatObstacle; listener?: number } | undefined => {
  const found = addresses.find(({ id }) => id === vpcHostIpId)
  if (!found) return { obstacle: { reason: 'address' } }
  const { address, balancer, isReady } = found
  const obstacle = whyNotLeadIn(found)
  if (obstacle) return { obstacle }
  const isItsOwn = balancer !== null && balancer.id === balancerId
  if (balancer && !isItsOwn) return { obstacle: { reason: 'otherBalancer', address, name: balancer.name } }
  if (!isReady && !isItsOwn) return { obstacle: { reason: 'address' } }
  const forwards = holders.filter((one) => one.kind === 'forward' && one.vpcHostIpId === vpcHostIpId)
  if (forwards[0] && !hasSharedAddresses) return { obstacle: { reason: 'forwarded', address, name: forwards[0].name } }
  for (const [listener, { protocol, port }] of ports.entries()) {
    const holder = forwards.find(
      (one) => one.protocol === protocol && firstShared(spanOf(one), { first: port, last: port }) !== undefined,
    )
    if (holder)
      return { listener, obstacle: { reason: 'portTaken', port, address, holder: holder.kind, name: holder.name } }
  }
  return undefined
}

/** The field of the form and of the body that an obstacle is about; none: of the whole. */
export const fieldOf = ({ reason }: NatObstacle): keyof TypedForward | undefined => {
  switch (reason) {
    case 'tooMany':
      return undefined
    case 'network':
      return 'vmNetworkId'
    case 'address':
    case 'primary':
    case 'owned':
    case 'balanced':
    case 'forwarded':
    case 'otherBalancer':
      return 'vpcHostIpId'
    case 'order':
    case 'length':
      return 'portEnd'
    case 'beyond':
    case 'targetTaken':
      return 'destinationPort'
    case 'source':
      return 'sourceIp'
    case 'portTaken':
      return 'port'
    default:
      return 'destinationIp'
  }
}
