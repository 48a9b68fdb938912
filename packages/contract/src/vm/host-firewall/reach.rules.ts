import ipaddr from 'ipaddr.js'
import { firewallDirection } from '../../enums.ts'
import { decide, isInside, type FirewallKind, type FirewallRuleShape } from './host-firewall.rules.ts'

/** A private cloud, which leads from each of its networks into the others, and out. */
export interface ReachCloud {
  id: number
  /** The ranges of its networks. */
  cidrs: readonly string[]
  /** The public address that its servers go out with; null: they do not. */
  exit: string | null
}

export interface ReachConnection {
  vmNetworkId: number
  cidr: string
  address: string
  /** The one that the network hangs on. */
  cloud?: ReachCloud | null | undefined
}

/** A server as the network sees it. */
export interface ReachServer<Rule extends FirewallRuleShape> {
  vmHostId: number
  isOn: boolean
  publicAddresses: readonly string[]
  /** Its private networks. */
  connections: readonly ReachConnection[]
  kind: FirewallKind
  rules: readonly Rule[]
}

export interface ReachQuestion<Rule extends FirewallRuleShape> {
  /** Another server, or an address somewhere. */
  from: ReachServer<Rule> | { address: string }
  to: ReachServer<Rule>
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
}

export type Gate<Rule> =
  /** `vmHostId`: who is off; the answering server when both are on. */
  | { gate: 'power'; isOpen: boolean; vmHostId: number }
  /** `closedExitId`: the private cloud whose way out is closed, where only that is missing. */
  | { gate: 'route'; isOpen: boolean; route: Route | null; closedExitId?: number | undefined }
  | { gate: 'egress' | 'ingress'; isOpen: boolean; vmHostId: number; address: string; rule: Rule | null }

const versionOf = (address: string) => ipaddr.process(address).kind()

/** From one network to another: through the private cloud that both hang on. */
const routeThrough = (from: string, { vmNetworkId, address, cloud }: ReachConnection): Route[] =>
  cloud ? [{ vmNetworkId, from, to: address, cloudId: cloud.id }] : []

const privateRoutes = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Route[] =>
  to.connections.flatMap((there) => {
    const { vmNetworkId, address, cloud } = there
    if ('address' in from) {
      if (isInside(from.address, there.cidr)) return [{ vmNetworkId, from: from.address, to: address }]
      return cloud?.cidrs.some((cidr) => isInside(from.address, cidr)) ? routeThrough(from.address, there) : []
    }
    const here = from.connections.find((connection) => connection.vmNetworkId === vmNetworkId)
    if (here) return [{ vmNetworkId, from: here.address, to: address }]
    const beside = cloud && from.connections.find((connection) => connection.cloud?.id === cloud.id)
    return beside ? routeThrough(beside.address, there) : []
  })

/** Where packets to the internet come from: addresses of its own, or those of the private clouds that it stands in. */
const sourcesOf = <Rule extends FirewallRuleShape>(from: ReachQuestion<Rule>['from']) => {
  if ('address' in from) return [{ address: from.address }]
  const exits = from.connections.flatMap(({ cloud }) =>
    cloud?.exit ? [{ address: cloud.exit, cloudId: cloud.id }] : [],
  )
  return [...from.publicAddresses.map((address) => ({ address })), ...exits]
}

const publicRoutes = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Route[] => {
  const sources: readonly { address: string; cloudId?: number }[] = sourcesOf(from)
  return to.publicAddresses.flatMap((address) => {
    const source = sources.find((other) => versionOf(other.address) === versionOf(address))
    if (!source) return []
    const { address: leaving, ...through } = source
    return [{ vmNetworkId: null, from: leaving, to: address, ...through }]
  })
}

/** The private cloud that would lead out to the other server, if its way out were open. */
const closedExitOf = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): number | undefined => {
  if ('address' in from || from.publicAddresses.length > 0 || to.publicAddresses.length === 0) return undefined
  return from.connections.find(({ cloud }) => cloud && cloud.exit === null)?.cloud?.id
}

/** Private ways first: servers that share a network talk over it. */
export const routesOf = <Rule extends FirewallRuleShape>(question: ReachQuestion<Rule>): Route[] => {
  const inside = privateRoutes(question)
  // An address of the private network is nowhere else.
  return inside.length > 0 && 'address' in question.from ? inside : [...inside, ...publicRoutes(question)]
}

const firewallsOn = <Rule extends FirewallRuleShape>(question: ReachQuestion<Rule>, route: Route): Gate<Rule>[] => {
  const { from, to, firewallProtocolId, port } = question
  const pass = (gate: 'egress' | 'ingress', server: ReachServer<Rule>, address: string): Gate<Rule> => {
    const packet = { directionId: firewallDirection.id[gate], firewallProtocolId, address, port }
    const { isAllowed, rule } = decide(server.rules, server.kind, packet)
    return { gate, isOpen: isAllowed, vmHostId: server.vmHostId, address, rule }
  }
  const arrival = pass('ingress', to, route.from)
  return 'address' in from ? [arrival] : [pass('egress', from, route.to), arrival]
}

const powerOf = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Gate<Rule> => {
  const off = [to, ...('address' in from ? [] : [from])].find(({ isOn }) => !isOn)
  return { gate: 'power', isOpen: off === undefined, vmHostId: off?.vmHostId ?? to.vmHostId }
}

const openGates = <Rule>(gates: readonly Gate<Rule>[]): number => gates.filter(({ isOpen }) => isOpen).length

/**
 * The gates between two ends, in the order in which a packet meets them. Of several ways the one that lets it through,
 * or else the one that lets it farthest. Behind a missing route there is no firewall to ask.
 */
export const reach = <Rule extends FirewallRuleShape>(
  question: ReachQuestion<Rule>,
): { isReachable: boolean; gates: Gate<Rule>[] } => {
  const power = powerOf(question)
  const ways = routesOf(question).map((route): Gate<Rule>[] => [
    power,
    { gate: 'route', isOpen: true, route },
    ...firewallsOn(question, route),
  ])
  const best = ways.reduce<Gate<Rule>[] | undefined>(
    (found, way) => (found && openGates(found) >= openGates(way) ? found : way),
    undefined,
  )
  const gates = best ?? [power, { gate: 'route', isOpen: false, route: null, closedExitId: closedExitOf(question) }]
  return { isReachable: gates.every(({ isOpen }) => isOpen), gates }
}
