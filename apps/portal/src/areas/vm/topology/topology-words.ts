import type { Topology, TopologyLink, TopologyNode, TopologyOpening } from '@sarv/client/vm.generated'
import { ltr } from '@sarv/contract/direction'
import { firewallProtocol } from '@sarv/contract/enums'
import { worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { Tone } from '../../../ui/tone.ts'
import { topologyText as text } from './topology.fa.ts'

type State = TopologyNode['state']
type Reach = TopologyOpening['reach']

export const stateTones: Record<State, Tone> = { ok: 'success', working: 'info', off: 'neutral', failed: 'danger' }

/** Lapis: the internet gets there. Saffron: it does and should not. */
export const reachTones: Record<Reach, Tone> = {
  everyone: 'info',
  risky: 'warning',
  limited: 'neutral',
  closed: 'neutral',
  broken: 'danger',
  inside: 'neutral',
}

const lastPort = 65_535

/** `443`, `8000-8100`, `UDP 53`. */
export const portsText = ({ firewallProtocolId, minPort, maxPort }: Omit<TopologyOpening, 'reach'>): string => {
  const prefix = firewallProtocolId === firewallProtocol.id.tcp ? '' : `${firewallProtocol.label(firewallProtocolId)} `
  if (minPort === 1 && maxPort === lastPort) return `${text.allPorts} ${ltr(prefix.trim() || 'TCP')}`
  return ltr(`${prefix}${minPort === maxPort ? minPort : `${minPort}-${maxPort}`}`)
}

/** What is said of a thing, wherever it is shown. */
export interface NodeWords {
  /** How the internet gets there, over all ways. */
  reach: Reach
  /** What the internet gets to of it. */
  exposure: string
  /** All that the picture says of it, for whoever hears it. */
  spoken: string
}

/** Ways that are no ways of the internet: being there, and going out. */
const insideKinds: ReadonlySet<TopologyLink['kind']> = new Set(['connection', 'gateway', 'access', 'exit'])

const exposureOf = ({ openings }: TopologyNode, reach: Reach): string =>
  openings.length === 0 || reach === 'inside' ? text.reaches[reach] : text.listOf(openings.map(portsText))

/** Kinds whose ports are a matter of the internet. */
const exposedKinds: ReadonlySet<TopologyNode['kind']> = new Set(['server', 'address'])

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
  const describe = (node: TopologyNode): NodeWords => {
    const around = touching.get(node.id) ?? []
    const ways = around.filter(({ toId, kind }) => toId === node.id && !insideKinds.has(kind))
    const reach = ways.length === 0 ? 'inside' : worstReach(ways.map((way) => way.reach))
    const exposure = exposureOf(node, reach)
    const problems = new Set(around.map(({ problem }) => problem))
    problems.delete(node.problem)
    const parts = [
      `${text.kinds[node.kind]} ${node.name}`,
      text.states[node.state],
      node.networkId && text.networkOf(byId.get(node.networkId)?.name ?? ''),
      node.detail && ltr(node.detail),
      node.members && text.membersUp(node.members),
      exposedKinds.has(node.kind) && exposure,
      node.problem,
      ...problems,
    ]
    return { reach, exposure, spoken: text.listOf(parts.filter((part) => typeof part === 'string')) }
  }
  return {
    get: (id) => {
      const node = byId.get(id)
      if (!found.has(id) && node) found.set(id, describe(node))
      return found.get(id)
    },
  }
}

/** What is written in the row of an address. */
export const rowText = ({ kind, label, reach }: TopologyLink): string => {
  if (kind === 'oneToOne') return text.oneToOne
  if (kind === 'exit') return reach === 'broken' ? text.exitOff : text.exitOn
  return label ?? ''
}
