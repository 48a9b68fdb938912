import ipaddr from 'ipaddr.js'
import { firewallDirection } from '../../enums.ts'
import { decide, isInside, type FirewallKind, type FirewallRuleShape } from './host-firewall.rules.ts'

/** A server as the network sees it. */
export interface ReachServer<Rule extends FirewallRuleShape> {
  vmHostId: number
  isOn: boolean
  publicAddresses: readonly string[]
  /** Its private networks. */
  connections: readonly { vmNetworkId: number; cidr: string; address: string }[]
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
}

export type Gate<Rule> =
  /** `vmHostId`: who is off; the answering server when both are on. */
  | { gate: 'power'; isOpen: boolean; vmHostId: number }
  | { gate: 'route'; isOpen: boolean; route: Route | null }
  | { gate: 'egress' | 'ingress'; isOpen: boolean; vmHostId: number; address: string; rule: Rule | null }

const versionOf = (address: string) => ipaddr.process(address).kind()

const privateRoutes = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Route[] =>
  to.connections.flatMap((there) => {
    const { vmNetworkId, address } = there
    if ('address' in from) {
      return isInside(from.address, there.cidr) ? [{ vmNetworkId, from: from.address, to: address }] : []
    }
    const here = from.connections.find((connection) => connection.vmNetworkId === vmNetworkId)
    return here ? [{ vmNetworkId, from: here.address, to: address }] : []
  })

const publicRoutes = <Rule extends FirewallRuleShape>({ from, to }: ReachQuestion<Rule>): Route[] => {
  const sources = 'address' in from ? [from.address] : from.publicAddresses
  return to.publicAddresses.flatMap((address) => {
    const source = sources.find((other) => versionOf(other) === versionOf(address))
    return source === undefined ? [] : [{ vmNetworkId: null, from: source, to: address }]
  })
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
  const gates = best ?? [power, { gate: 'route', isOpen: false, route: null }]
  return { isReachable: gates.every(({ isOpen }) => isOpen), gates }
}
