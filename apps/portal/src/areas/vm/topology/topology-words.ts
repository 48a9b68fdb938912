import type { Topology, TopologyLink, TopologyNode, TopologyOpening } from '@sarv/client/vm.generated'
import { ltr } from '@sarv/contract/direction'
import { firewallProtocol } from '@sarv/contract/enums'
import { worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { Tone } from '../../../ui/tone.ts'
import { topologyText as text } from './topology.fa.ts'

type State = TopologyNode['state']
type Reach = TopologyOpening['reach']

const stateTones: Record<State, Tone> = { ok: 'success', working: 'info', off: 'neutral', failed: 'danger' }

/** Lapis: the internet gets there. Saffron: it does and should not. */
export const reachTones: Record<Reach, Tone> = {
  everyone: 'info',
  risky: 'warning',
  limited: 'neutral',
  closed: 'neutral',
  broken: 'danger',
  inside: 'neutral',
}

/** A plan makes it: nothing of it is there. What a forward leads to and nobody has is not there either. */
export const isPlanned = ({ itemId, kind }: TopologyNode): boolean => itemId === null && kind !== 'missing'

/** How it is, in a word, apart from its problems. */
export const stateOf = (node: TopologyNode): { label: string; tone: Tone } =>
  isPlanned(node)
    ? { label: text.planned, tone: 'info' }
    : { label: text.states[node.state], tone: stateTones[node.state] }

const lastPort = 65_535

/** `443`, `8000-8100`, `UDP 53`. */
export const portsText = ({ firewallProtocolId, minPort, maxPort }: Omit<TopologyOpening, 'reach'>): string => {
  const prefix = firewallProtocolId === firewallProtocol.id.tcp ? '' : `${firewallProtocol.label(firewallProtocolId)} `
  if (minPort === 1 && maxPort === lastPort) return `${text.allPorts} ${ltr(prefix.trim() || 'TCP')}`
  return ltr(`${prefix}${minPort === maxPort ? minPort : `${minPort}-${maxPort}`}`)
}

/** Ports that are open to the same people. */
export interface Exposure {
  reach: Reach
  words: string
}

/** What is said of a thing, wherever it is shown. */
export interface NodeWords {
  /** How the internet gets there, over all ways. */
  reach: Reach
  /** It does, and one of the ways there is broken all the same. */
  isPartlyBroken: boolean
  /** What the internet gets to of it. */
  exposure: string
  /** The same, by who gets there. */
  exposures: readonly Exposure[]
  /** What is wrong with it and with the ways that touch it. */
  problems: readonly string[]
  /** The worst of them: something does not work, or something works and should not. */
  fault: 'broken' | 'risky' | undefined
  /** All that the picture says of it, for whoever hears it. */
  spoken: string
}

const worstFirst = ['risky', 'everyone', 'limited'] as const

/** Ports by who gets to them: colour alone says that to nobody. */
const exposuresOf = ({ openings }: TopologyNode, reach: Reach): Exposure[] => {
  if (openings.length === 0) return [{ reach, words: text.reaches[reach] }]
  return worstFirst.flatMap((who) => {
    const ports = openings.filter((opening) => opening.reach === who).map(portsText)
    return ports.length === 0 ? [] : [{ reach: who, words: text.openTo[who](text.listOf(ports)) }]
  })
}

/** Kinds whose ports are a matter of the internet. */
const exposedKinds: ReadonlySet<TopologyNode['kind']> = new Set(['server', 'address', 'balancer'])

/** Ways on which what comes from the internet goes on. */
const inwardKinds: ReadonlySet<TopologyLink['kind']> = new Set(['own', 'entry', 'forward', 'oneToOne', 'listener'])

/** The words for things of a picture, by their ids. */
export interface TopologyWords {
  get: (id: string) => NodeWords | undefined
}

/** Ways are walked over once, and words are found when somebody wants them. */
export const wordsOf = ({ nodes, links }: Topology): TopologyWords => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Map<string, NodeWords>()
  const touching = new Map<string, TopologyLink[]>(nodes.map(({ id }) => [id, []]))
  for (const link of links) {
    touching.get(link.fromId)?.push(link)
    touching.get(link.toId)?.push(link)
  }
  const listeners = new Map(links.filter(({ kind }) => kind === 'listener').map((link) => [link.toId, link.reach]))
  /** How far the internet gets on each way that leads to a thing, or on from a public address. */
  const reachesOf = (node: TopologyNode, around: readonly TopologyLink[]): Reach[] =>
    around.flatMap(({ kind, fromId, toId, reach }) => {
      if (inwardKinds.has(kind)) return toId === node.id || node.kind === 'address' ? [reach] : []
      // Behind a load balancer that the internet does not know, a server that does not answer is no matter of it.
      const listener = kind === 'member' && toId === node.id ? listeners.get(fromId) : undefined
      if (listener === undefined) return []
      return [listener === 'broken' ? 'broken' : reach]
    })
  const describe = (node: TopologyNode): NodeWords => {
    const around = touching.get(node.id) ?? []
    const reaches = reachesOf(node, around)
    const isOpen = node.openings.length > 0
    // What is open counts more than what is broken: a broken way must not hide the others.
    const reach = worstReach(isOpen ? node.openings.map((opening) => opening.reach) : [...reaches, 'inside'])
    const exposures = exposuresOf(node, reach)
    const exposure = text.groupsOf(exposures.map(({ words }) => words))
    const faulty = [{ ...node, reach: 'broken' }, ...around].filter(({ problem }) => problem !== null)
    const problems = [...new Set(faulty.flatMap(({ problem }) => problem ?? []))]
    const parts = [
      `${text.kinds[node.kind]} ${node.name}`,
      // That it is new, its mark says; with a known fault nothing is called healthy.
      !isPlanned(node) && (node.state !== 'ok' || problems.length === 0) && stateOf(node).label,
      node.networkId && text.networkOf(byId.get(node.networkId)?.name ?? ''),
      node.detail && ltr(node.detail),
      node.members && text.membersUp(node.members),
      exposedKinds.has(node.kind) && exposure,
      ...problems,
    ]
    return {
      reach,
      isPartlyBroken: isOpen && reaches.includes('broken'),
      exposure,
      exposures,
      problems,
      fault: faulty.length === 0 ? undefined : faulty.every((each) => each.reach === 'risky') ? 'risky' : 'broken',
      spoken: text.listOf(parts.filter((part) => typeof part === 'string')),
    }
  }
  return {
    get: (id) => {
      const node = byId.get(id)
      if (!found.has(id) && node) found.set(id, describe(node))
      return found.get(id)
    },
  }
}

/** Being there is no way that anybody asks for. */
const isTold = ({ kind, label }: TopologyLink): boolean => kind !== 'own' && (kind !== 'connection' || label !== null)

/** The ways that touch a thing, each with its other end: 443 to web. */
export const waysOf = ({ nodes, links }: Topology): ((id: string) => string[]) => {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const told = links.filter(isTold)
  const from = Map.groupBy(told, ({ fromId }) => fromId)
  const to = Map.groupBy(told, ({ toId }) => toId)
  const labelOf = (link: TopologyLink) => {
    const label = rowText(link)
    return label && ltr(label)
  }
  return (id) => [
    ...(from.get(id) ?? []).map((link) => text.wayTo(names.get(link.toId) ?? '', labelOf(link))),
    ...(to.get(id) ?? []).map((link) => text.wayFrom(names.get(link.fromId) ?? text.internet, labelOf(link))),
  ]
}

/** How a server gets out to the internet. */
export const exitOf = ({ nodes, links }: Topology, { id, networkId, publicAddresses }: TopologyNode): string => {
  if (publicAddresses.length > 0) return text.exits.own
  const further = links.filter(({ kind, fromId }) => kind === 'connection' && fromId === id).map(({ toId }) => toId)
  const networks = new Set([networkId, ...further])
  const routers = new Set(nodes.filter((node) => networks.has(node.id)).map(({ routerId }) => routerId))
  const cloud = nodes.find((node) => node.kind === 'router' && node.detail !== null && routers.has(node.id))
  return cloud ? text.exits.through(cloud.name) : text.exits.none
}

/** What is written in the row of an address. */
export const rowText = ({ kind, label, reach }: TopologyLink): string => {
  if (kind === 'oneToOne') return text.oneToOne
  if (kind === 'exit') return reach === 'broken' ? text.exitOff : text.exitOn
  return label ?? ''
}
