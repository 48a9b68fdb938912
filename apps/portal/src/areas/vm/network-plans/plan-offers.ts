import type { TopologyNode } from '@sarv/client/vm.generated'
import type { PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { internetId } from '../topology/topology-graph.ts'
import { memberOffers, type MemberOffer } from './member-offers.ts'
import { keyInPicture } from './plan-changes.ts'
import { connectionsAt, guestOffers, hasPlace, isTied, joinOffers, leaveOffer } from './plan-joins.ts'
import { cloudOfNode, isFreeNetwork, isGone, isHere, linksAt, refOf, type Chosen, type Scene } from './plan-scene.ts'

/** A way from an address to a server, as far as the choice says its ends. */
export interface WayInOffer {
  kind: 'addressAssign' | 'forwardCreate'
  address?: PlannedRef | undefined
  vmHostId?: number | undefined
}

/** A forward that is there. */
export interface ForwardOffer {
  kind: 'forwardEdit' | 'forwardDelete'
  vpcNatId: number
  label: string
}

/** A rule of a server's firewall. */
export interface RuleOffer {
  kind: 'ruleCreate' | 'ruleDelete'
  vmHostId: number
  /** What the server is called. */
  server: string
}

/** A server comes into a network, as far as the choice says which and where. */
export interface JoinOffer {
  kind: 'serverConnect'
  vmHostId?: number | undefined
  network?: PlannedRef | undefined
}

/** A change that can be planned for what was chosen, with what the choice already says of it. */
export type Offer =
  | { kind: 'networkNew' | 'addressAdd' | 'planChange' }
  | { kind: 'networkConnect' | 'balancerCreate'; vmNetworkId?: number | undefined }
  | { kind: 'networkDisconnect'; vmNetworkId: number }
  | WayInOffer
  /** Nobody has the address to itself any longer. */
  | { kind: 'addressFree'; address: PlannedRef }
  | ForwardOffer
  | RuleOffer
  | MemberOffer
  | JoinOffer
  /** It leaves one: a connection of it, or whichever of the network. `other`: what the other end is called. */
  | { kind: 'serverDisconnect'; vmNetworkNodeId: number; other: string; vmNetworkId?: undefined }
  | { kind: 'serverDisconnect'; vmNetworkId: number; vmNetworkNodeId?: undefined; other?: undefined }
  | { kind: 'snatOn' | 'snatOff'; address?: PlannedRef | undefined }
  /** What the plan makes is taken out of it again. */
  | { kind: 'takeOut'; key: string; other?: string }

/** Why nothing is offered. */
export type Nothing =
  | 'otherCloud'
  | 'goes'
  | 'primary'
  | 'balancer'
  | 'notReached'
  | 'server'
  | 'arriving'
  | 'leaving'
  | 'servers'
  | 'sameThing'
  | 'clouds'
  | 'nothing'

export interface Offered {
  offers: readonly Offer[]
  /** Set where there are none. */
  why?: Nothing | undefined
}

const none = (why: Nothing): Offered => ({ offers: [], why })
const some = (offers: readonly Offer[], otherwise: Nothing = 'nothing'): Offered =>
  offers.length > 0 ? { offers } : none(otherwise)

/** Forwards that lead there or from there: those that are there are changed, planned ones are taken out. */
const forwardOffers = (scene: Scene, node: TopologyNode): Offer[] =>
  linksAt(scene, node)
    .filter(({ kind }) => kind === 'forward')
    .flatMap(({ id, label }): Offer[] => {
      const key = keyInPicture(id)
      if (key) return node.kind === 'address' && node.itemId === null ? [] : [{ kind: 'takeOut', key }]
      const forward = { vpcNatId: Number(id.replace('forward-', '')), label: label ?? '' }
      return [
        { kind: 'forwardEdit', ...forward },
        { kind: 'forwardDelete', ...forward },
      ]
    })

const exitOffers = ({ topology, routerId }: Scene): Offer[] => {
  const isOn = topology.nodes.find(({ id }) => id === routerId)?.detail !== null
  return [{ kind: isOn ? 'snatOff' : 'snatOn' }]
}

/** What can begin at an address: one server has it to itself, or its ports lead to several. */
const waysFrom = (scene: Scene, address: TopologyNode): ('forward' | 'oneToOne')[] => {
  if (scene.primaryIds.has(address.id)) return []
  const kinds = new Set(linksAt(scene, address).map(({ kind }) => kind))
  if (kinds.has('oneToOne')) return []
  return kinds.has('forward') || kinds.has('exit') ? ['forward'] : ['forward', 'oneToOne']
}

const leadIn = (scene: Scene, address: TopologyNode | undefined, server: TopologyNode | undefined): Offer[] => {
  if (server && !hasPlace(scene, server)) return []
  const ends = {
    ...(address && { address: refOf(address) }),
    ...(server?.itemId && { vmHostId: server.itemId }),
  }
  const ways = address ? waysFrom(scene, address) : (['forward', 'oneToOne'] as const)
  const hasOwn = server && linksAt(scene, server).some(({ kind }) => kind === 'oneToOne')
  return ways.flatMap((way): Offer[] => {
    if (way === 'forward') return [{ kind: 'forwardCreate', ...ends }]
    return hasOwn ? [] : [{ kind: 'addressAssign', ...ends }]
  })
}

const ruleOffers = ({ itemId, name: server }: TopologyNode, kinds: readonly RuleOffer['kind'][]): Offer[] =>
  itemId === null ? [] : kinds.map((kind) => ({ kind, vmHostId: itemId, server }))

type ByKind = Record<TopologyNode['kind'], (scene: Scene, node: TopologyNode) => Offered>

const planned: ByKind = {
  router: (scene) =>
    some([
      { kind: 'networkNew' },
      { kind: 'networkConnect' },
      { kind: 'addressAdd' },
      { kind: 'forwardCreate' },
      { kind: 'balancerCreate' },
      ...exitOffers(scene),
      { kind: 'planChange' },
    ]),
  network: (scene, node) => {
    const { itemId } = node
    if (itemId === null) return some(guestOffers(scene, node))
    return some([
      ...guestOffers(scene, node),
      { kind: 'balancerCreate', vmNetworkId: itemId },
      { kind: 'networkDisconnect', vmNetworkId: itemId },
    ])
  },
  address: (scene, node) => {
    const owned = linksAt(scene, node).find(({ kind }) => kind === 'oneToOne')
    const free: Offer[] = owned && node.itemId !== null ? [{ kind: 'addressFree', address: refOf(node) }] : []
    return some([...leadIn(scene, node, undefined), ...free, ...forwardOffers(scene, node)], 'primary')
  },
  server: (scene, node) =>
    some([
      ...leadIn(scene, undefined, node),
      ...forwardOffers(scene, node),
      ...memberOffers(scene, { server: node }),
      ...joinOffers(scene, node),
      ...ruleOffers(node, ['ruleCreate', 'ruleDelete']),
    ]),
  balancer: (scene, node) => some(memberOffers(scene, { balancer: node }), 'balancer'),
  missing: (scene, node) => some(forwardOffers(scene, node)),
}

/** What can be planned for one thing. */
export const offersOf = (scene: Scene, chosen: Chosen): Offered => {
  if (chosen === internetId) return some([{ kind: 'addressAdd' }, ...exitOffers(scene)])
  if (isGone(scene, chosen)) return none('goes')
  if (isFreeNetwork(chosen))
    return some([{ kind: 'networkConnect', vmNetworkId: chosen.itemId ?? undefined }, ...guestOffers(scene, chosen)])
  if (!isHere(scene, chosen)) {
    const why = cloudOfNode(scene.topology, chosen) === null ? 'server' : 'otherCloud'
    return chosen.kind === 'server' ? some(joinOffers(scene, chosen), why) : none(why)
  }
  const key = chosen.itemId === null ? keyInPicture(chosen.id) : undefined
  const { offers, why } = planned[chosen.kind](scene, chosen)
  return key ? { offers: [...offers, { kind: 'takeOut', key }] } : { offers, why }
}

type End = TopologyNode['kind'] | typeof internetId

const endOf = (chosen: Chosen): End => (chosen === internetId ? internetId : chosen.kind)

type Between = (scene: Scene, from: Chosen, to: Chosen) => readonly Offer[]

/** By the kinds of both ends, in the order in which the line is drawn; where the order says nothing, both are there. */
const between: Partial<Record<`${End}>${End}`, Between>> = {
  'internet>router': () => [{ kind: 'addressAdd' }],
  'router>internet': (scene) => exitOffers(scene),
  'internet>server': (scene, _, to) => {
    const server = to as TopologyNode
    return [...leadIn(scene, undefined, server), ...ruleOffers(server, ['ruleCreate'])]
  },
  'internet>address': (scene, _, to) => leadIn(scene, to as TopologyNode, undefined),
  'address>server': (scene, from, to) => leadIn(scene, from as TopologyNode, to as TopologyNode),
  'address>network': (_, __, to) => balancerIn(to as TopologyNode),
  'router>network': (_, __, to) => {
    const network = to as TopologyNode
    if (network.itemId === null) return []
    return isFreeNetwork(network)
      ? [{ kind: 'networkConnect', vmNetworkId: network.itemId }]
      : [...balancerIn(network), { kind: 'networkDisconnect', vmNetworkId: network.itemId }]
  },
  'balancer>server': (scene, from, to) =>
    memberOffers(scene, { balancer: from as TopologyNode, server: to as TopologyNode }),
  'server>network': (scene, from, to) => {
    const [server, network] = [from as TopologyNode, to as TopologyNode]
    const joined = connectionsAt(scene, server).find(({ other }) => other.id === network.id)
    if (joined) return [leaveOffer(joined.link, network)]
    return server.itemId === null || isTied(scene, server, network)
      ? []
      : [{ kind: 'serverConnect', vmHostId: server.itemId, network: refOf(network) }]
  },
  'router>server': (scene, _, to) => leadIn(scene, undefined, to as TopologyNode),
  'router>address': (scene, _, to) => {
    const address = to as TopologyNode
    return waysFrom(scene, address).length > 0 || scene.primaryIds.has(address.id)
      ? [{ kind: 'snatOn', address: refOf(address) }]
      : []
  },
}

/** It stands in a network of the cloud that is there. */
const balancerIn = (network: TopologyNode): Offer[] =>
  network.itemId === null || isFreeNetwork(network) ? [] : [{ kind: 'balancerCreate', vmNetworkId: network.itemId }]

/** Why there is nothing between two things that are both of this cloud. */
const whyNothing = (scene: Scene, ends: readonly TopologyNode[]): Nothing => {
  const has = (kind: TopologyNode['kind']) => ends.some((end) => end.kind === kind)
  if (has('balancer')) return has('server') ? 'notReached' : 'balancer'
  if (ends.every(({ kind }) => kind === 'server') && ends.length === 2) return 'servers'
  if (ends.some(({ id }) => scene.primaryIds.has(id))) return 'primary'
  if (has('server') && has('network')) return 'leaving'
  return ends.some((end) => end.kind === 'server' && !hasPlace(scene, end)) ? 'arriving' : 'nothing'
}

/** What can be planned between two things, in the order in which they were chosen. */
export const offersBetween = (scene: Scene, from: Chosen, to: Chosen): Offered => {
  if (from === to || (from !== internetId && to !== internetId && from.id === to.id)) return none('sameThing')
  const ends = [from, to].filter((end) => end !== internetId)
  if (ends.some((end) => isGone(scene, end))) return none('goes')
  if (ends.every(({ kind }) => kind === 'router') && ends.length === 2) return none('clouds')
  // A server comes from anywhere, into what this plan may change.
  const isJoining = ends.some(({ kind }) => kind === 'server') && ends.some(({ kind }) => kind === 'network')
  const isStranger = (end: TopologyNode) => !isHere(scene, end) && !isFreeNetwork(end)
  const strangers = ends.filter((end) => isStranger(end) && !(isJoining && end.kind === 'server'))
  if (strangers.some((end) => cloudOfNode(scene.topology, end) !== null)) return none('otherCloud')
  if (strangers.length > 0) return none('server')
  const there = between[`${endOf(from)}>${endOf(to)}`]
  const back = between[`${endOf(to)}>${endOf(from)}`]
  const offers = there?.(scene, from, to) ?? back?.(scene, to, from) ?? []
  return some(offers, whyNothing(scene, ends))
}

/** Everything that a line from here can lead to. */
export const targetsOf = (scene: Scene, from: Chosen): ReadonlySet<string> =>
  new Set(
    [internetId, ...scene.topology.nodes]
      .filter((to) => offersBetween(scene, from, to as Chosen).offers.length > 0)
      .map((to) => (typeof to === 'string' ? to : to.id)),
  )
