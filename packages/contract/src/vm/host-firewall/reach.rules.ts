import ipaddr from 'ipaddr.js'
import { firewallDirection } from '../../enums.ts'
import { privateRanges } from '../networks/networks.rules.ts'
import { decide, isInside, type FirewallKind, type FirewallRuleShape } from './host-firewall.rules.ts'
import { connectionsOn } from './reach-connections.rules.ts'

/** A private cloud, which leads from each of its networks into the others, and out. */
export interface ReachCloud {
  id: number
  /** The ranges of its networks. */
  cidrs: readonly string[]
  /** The public address that its servers go out with; null: they do not. */
  exit: string | null
  /** Networks of other clouds that its own lead into, and that lead back; absent: none. */
  reaches?: readonly { vmNetworkId: number; cidr: string }[] | undefined
}

/** Another cloud that has a way into a network. */
export interface ReachGuest {
  cloudId: number
  cidrs: readonly string[]
}

export interface ReachConnection {
  vmNetworkId: number
  cidr: string
  address: string
  /** Why nothing passes it; absent: it is there. */
  trouble?: 'waits' | 'failed' | undefined
  /** The one that the network hangs on. */
  cloud?: ReachCloud | null | undefined
  /** Clouds beside it that lead into the network; absent: none. */
  guests?: readonly ReachGuest[] | undefined
}

/** A public address of a private cloud that leads to a server or a load balancer. */
export interface ReachEntry {
  address: string
  addressId: number
  cloudId: number
  /** All of it is there, from the address to the network that it leads into. */
  isReady: boolean
  /** That network; absent: the load balancer itself is meant. */
  vmNetworkId?: number | undefined
  /** Which ports; null: the server has the address to itself, or a load balancer answers. */
  forward: ReachForward | null
  balancer?: ReachBehind | undefined
}

/** The load balancer that answers at a public address. */
export interface ReachBehind {
  id: number
  /** It asks its members with this one, and their firewalls judge it by that. */
  address: string
  /** The listener that a server is behind; absent: the load balancer itself is meant. */
  listener?: { firewallProtocolId: number; port: number; destinationPort: number; count: number; upCount: number }
  /** Whether the server answers it, as far as anybody has looked; absent: the load balancer itself is meant. */
  isUp?: boolean
}

export interface ReachForward {
  id: number
  firewallProtocolId: number
  port: number
  portEnd: number
  destinationIp: string
  destinationPort: number
  /** Nobody else is let through; null: whoever asks. */
  sourceIp: string | null
}

/** A server as the network sees it. */
export interface ReachServer<Rule extends FirewallRuleShape> {
  vmHostId: number
  isOn: boolean
  /** Neither off by somebody's wish, nor able to answer. */
  isFailed?: boolean | undefined
  /** Not on because it is being built or rebuilt. */
  isWorkedOn?: boolean | undefined
  publicAddresses: readonly string[]
  /** Its private networks. */
  connections: readonly ReachConnection[]
  /** Addresses of private clouds that lead to it; absent: none. */
  entries?: readonly ReachEntry[] | undefined
  kind: FirewallKind
  rules: readonly Rule[]
}

/** A load balancer: it has no firewall, and takes what one of its listeners is for. */
export interface ReachBalancer {
  balancerId: number
  publicAddresses: readonly string[]
  connections: readonly ReachConnection[]
  entries?: readonly ReachEntry[] | undefined
  listeners: readonly { firewallProtocolId: number; port: number; count: number; upCount: number }[]
}

export interface ReachQuestion<Rule extends FirewallRuleShape> {
  /** Another server, or an address somewhere. */
  from: ReachServer<Rule> | { address: string }
  to: ReachServer<Rule> | ReachBalancer
  firewallProtocolId: number
  /** 0 where the protocol has none. */
  port: number
}

/** The way of a packet, by its addresses. */
export interface Route {
  /** null: over the public network. */
  vmNetworkId: number | null
  from: string
  to: string
  /** The private cloud that leads from one network to another, or out to the internet. */
  cloudId?: number
  /** How it gets from a public address to the server. */
  entry?: ReachEntry
  /** At the public address, where that is another one. */
  port?: number
}

export type Gate<Rule> =
  /** `vmHostId`: who is off; the answering server when both are on. */
  | { gate: 'power'; isOpen: boolean; vmHostId: number; isFailed: boolean; isWorkedOn: boolean }
  /**
   * `closedExitId`: the private cloud whose way out is closed, where only that is missing. `noEntryId`: the one that leads
   * nothing in to the port, where that is what is missing.
   */
  | {
      gate: 'route'
      isOpen: boolean
      route: Route | null
      closedExitId?: number | undefined
      noEntryId?: number | undefined
    }
  /** A server's place in a network, where it is not there. */
  | { gate: 'connection'; isOpen: boolean; vmHostId: number; vmNetworkId: number; isFailed: boolean }
  /** What stands at the gateway of a private cloud. */
  | { gate: 'entry'; isOpen: boolean; entry: ReachEntry; port: number }
  /** `count`: servers behind the listener; null: none listens there. */
  | { gate: 'balancer'; isOpen: boolean; balancerId: number; count: number | null; upCount: number }
  | { gate: 'egress' | 'ingress'; isOpen: boolean; vmHostId: number; address: string; rule: Rule | null }

const versionOf = (address: string) => ipaddr.process(address).kind()

const isPrivate = (address: string): boolean => privateRanges.some((range) => isInside(address, range))

/** From one network to another: through the private cloud that both hang on, or that has a way into the one it comes from. */
const routeThrough = (from: string, { vmNetworkId, address, cloud }: ReachConnection): Route[] =>
  cloud ? [{ vmNetworkId, from, to: address, cloudId: cloud.id }] : []

/** An address inside: of the same network, of another one of its cloud, or at the other end of a way between clouds. */
const routesFromAddress = (from: string, there: ReachConnection): Route[] => {
  const { vmNetworkId, address, cloud, guests = [] } = there
  const has = (cidrs: readonly string[]) => cidrs.some((cidr) => isInside(from, cidr))
  if (has([there.cidr])) return [{ vmNetworkId, from, to: address }]
  const beside = cloud ? [...cloud.cidrs, ...(cloud.reaches ?? []).map(({ cidr }) => cidr)] : []
  if (has(beside)) return routeThrough(from, there)
  const guest = guests.find(({ cidrs }) => has(cidrs))
  return guest ? [{ vmNetworkId, from, to: address, cloudId: guest.cloudId }] : []
}

const routesFromServer = (from: readonly ReachConnection[], there: ReachConnection): Route[] => {
  const { vmNetworkId, address, cloud } = there
  const here = from.find((connection) => connection.vmNetworkId === vmNetworkId)
  if (here) return [{ vmNetworkId, from: here.address, to: address }]
  const leads = (one: ReachCloud | null | undefined, id: number) => !!one?.reaches?.some((to) => to.vmNetworkId === id)
  const beside = from.find(
    (connection) => cloud && (connection.cloud?.id === cloud.id || leads(cloud, connection.vmNetworkId)),
  )
  if (beside) return routeThrough(beside.address, there)
  const guest = from.find((connection) => leads(connection.cloud, vmNetworkId))
  return guest?.cloud ? [{ vmNetworkId, from: guest.address, to: address, cloudId: guest.cloud.id }] : []
}

const privateRoutes = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Route[] =>
  to.connections.flatMap((there) =>
    'address' in from ? routesFromAddress(from.address, there) : routesFromServer(from.connections, there),
  )

/**
 * Where packets to the internet come from: addresses of its own, one of its cloud that it has to itself, or the one
 * that all of a cloud go out with.
 */
const sourcesOf = <Rule extends FirewallRuleShape>(from: ReachQuestion<Rule>['from']) => {
  if ('address' in from) return [{ address: from.address }]
  const owned = (from.entries ?? []).filter(({ forward, balancer, isReady }) => !forward && !balancer && isReady)
  const exits = from.connections.flatMap(({ cloud }) =>
    cloud?.exit ? [{ address: cloud.exit, cloudId: cloud.id }] : [],
  )
  return [
    ...from.publicAddresses.map((address) => ({ address })),
    ...owned.map(({ address, cloudId }) => ({ address, cloudId })),
    ...exits,
  ]
}

/** The port at a public address that leads to this one of the server; `undefined`: none does. */
const portOutside = (
  { forward, balancer }: ReachEntry,
  { firewallProtocolId, port }: Pick<ReachQuestion<FirewallRuleShape>, 'firewallProtocolId' | 'port'>,
): number | undefined => {
  if (balancer?.listener) {
    const { listener } = balancer
    const isBehind = listener.firewallProtocolId === firewallProtocolId && listener.destinationPort === port
    return isBehind ? listener.port : undefined
  }
  if (forward === null) return port
  const outside = port - forward.destinationPort + forward.port
  const isLed =
    forward.firewallProtocolId === firewallProtocolId && outside >= forward.port && outside <= forward.portEnd
  return isLed ? outside : undefined
}

const publicRoutes = <Rule extends FirewallRuleShape>(question: ReachQuestion<Rule>): Route[] => {
  const { from, to } = question
  const sources: readonly { address: string; cloudId?: number }[] = sourcesOf(from)
  const entries = (to.entries ?? []).flatMap((entry) => {
    const port = portOutside(entry, question)
    return port === undefined ? [] : [{ address: entry.address, more: { entry, port } }]
  })
  const targets = [...to.publicAddresses.map((address) => ({ address, more: {} })), ...entries]
  return targets.flatMap(({ address, more }) => {
    const source = sources.find((other) => versionOf(other.address) === versionOf(address))
    if (!source) return []
    const { address: leaving, ...through } = source
    return [{ vmNetworkId: null, from: leaving, to: address, ...through, ...more }]
  })
}

/** The private cloud that would lead out to the other server, if its way out were open. */
const closedExitOf = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): number | undefined => {
  const isPublic = to.publicAddresses.length > 0 || (to.entries ?? []).length > 0
  if ('address' in from || from.publicAddresses.length > 0 || !isPublic) return undefined
  return from.connections.find(({ cloud }) => cloud && cloud.exit === null)?.cloud?.id
}

/** From outside nothing but an address of its private cloud leads to a server without one of its own. */
const missingEntryOf = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): number | undefined => {
  const isOutside = 'address' in from ? !isPrivate(from.address) : sourcesOf(from).length > 0
  if (!isOutside || !('vmHostId' in to) || to.publicAddresses.length > 0) return undefined
  return to.connections.find(({ cloud }) => cloud)?.cloud?.id
}

/** Private ways first: servers that share a network talk over it. */
export const routesOf = <Rule extends FirewallRuleShape>(question: ReachQuestion<Rule>): Route[] => {
  const inside = privateRoutes(question)
  // An address of the private network is nowhere else.
  return inside.length > 0 && 'address' in question.from ? inside : [...inside, ...publicRoutes(question)]
}

const firewallsOn = <Rule extends FirewallRuleShape>(question: ReachQuestion<Rule>, route: Route): Gate<Rule>[] => {
  const { from, to, firewallProtocolId } = question
  const pass = (gate: 'egress' | 'ingress', server: ReachServer<Rule>, address: string, port: number): Gate<Rule> => {
    const packet = { directionId: firewallDirection.id[gate], firewallProtocolId, address, port }
    const { isAllowed, rule } = decide(server.rules, server.kind, packet)
    return { gate, isOpen: isAllowed, vmHostId: server.vmHostId, address, rule }
  }
  const { entry, port: outside = question.port } = route
  const departure = 'address' in from ? [] : [pass('egress', from, route.to, outside)]
  const passage: Gate<Rule>[] = entry
    ? [{ gate: 'entry', isOpen: isLetIn(entry, route.from), entry, port: outside }]
    : []
  if ('balancerId' in to) return [...departure, ...passage, balancerGate(to, question)]
  const behind = entry?.balancer
  const source = behind?.address ?? route.from
  const arrival = pass('ingress', to, source, question.port)
  return [...departure, ...passage, ...(behind ? memberGate<Rule>(behind) : []), arrival]
}

const balancerGate = <Rule extends FirewallRuleShape>(
  { balancerId, listeners }: ReachBalancer,
  { firewallProtocolId, port }: ReachQuestion<Rule>,
): Gate<Rule> => {
  const listener = listeners.find((one) => one.firewallProtocolId === firewallProtocolId && one.port === port)
  const { count = null, upCount = 0 } = listener ?? {}
  return { gate: 'balancer', isOpen: upCount > 0, balancerId, count, upCount }
}

/** Of a server behind one: whether the load balancer gives it anything. */
const memberGate = <Rule>({ id: balancerId, listener, isUp = true }: ReachBehind): Gate<Rule>[] =>
  listener ? [{ gate: 'balancer', isOpen: isUp, balancerId, count: listener.count, upCount: listener.upCount }] : []

const isLetIn = ({ isReady, forward }: ReachEntry, from: string): boolean =>
  isReady && (forward?.sourceIp == null || forward.sourceIp === from)

/** Of the servers at both ends: the one that is off, or the last. */
const powerOf = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Gate<Rule>[] => {
  const servers = [to, from].filter((end) => 'vmHostId' in end)
  const off = servers.find(({ isOn }) => !isOn)
  return servers.slice(0, 1).map(({ vmHostId }) => ({
    gate: 'power',
    isOpen: off === undefined,
    vmHostId: off?.vmHostId ?? vmHostId,
    isFailed: !!off?.isFailed,
    isWorkedOn: !!off?.isWorkedOn,
  }))
}

/** What only takes its time stands less in the way than what is closed. */
const obstacleOf = <Rule>(gate: Gate<Rule>): number => {
  if (gate.isOpen) return 0
  return gate.gate === 'connection' && !gate.isFailed ? 0.5 : 1
}

const closedGates = <Rule>(gates: readonly Gate<Rule>[]): number =>
  gates.reduce((sum, gate) => sum + obstacleOf(gate), 0)

/**
 * The gates between two ends, in the order in which a packet meets them. Of several ways the one that lets it through,
 * or else the one with the fewest obstacles. Behind a missing route there is no firewall to ask.
 */
export const reach = <Rule extends FirewallRuleShape>(
  question: ReachQuestion<Rule>,
): { isReachable: boolean; gates: Gate<Rule>[] } => {
  const power = powerOf(question)
  const ways = routesOf(question).map((route): Gate<Rule>[] => [
    ...power,
    { gate: 'route', isOpen: true, route },
    ...connectionsOn(question, route),
    ...firewallsOn(question, route),
  ])
  const best = ways.reduce<Gate<Rule>[] | undefined>(
    (found, way) => (found && closedGates(found) <= closedGates(way) ? found : way),
    undefined,
  )
  const noWay = (): Gate<Rule> => {
    const closedExitId = closedExitOf(question)
    const noEntryId = closedExitId === undefined ? missingEntryOf(question) : undefined
    return { gate: 'route', isOpen: false, route: null, closedExitId, noEntryId }
  }
  const gates = best ?? [...power, noWay()]
  return { isReachable: gates.every(({ isOpen }) => isOpen), gates }
}
