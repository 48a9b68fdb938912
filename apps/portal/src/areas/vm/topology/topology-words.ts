import type { Topology, TopologyNode, TopologyOpening } from '@sarv/client/vm.generated'
import { ltr } from '@sarv/contract/direction'
import { firewallProtocol } from '@sarv/contract/enums'
import { worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { Tone } from '../../../ui/tone.ts'
import { linksOf } from './topology-graph.ts'
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

/** How the internet gets to a thing, over all ways that lead there. */
export const reachOf = (topology: Topology, { id }: TopologyNode): Reach => {
  const ways = topology.links.filter(({ toId, kind }) => toId === id && kind !== 'connection' && kind !== 'gateway')
  return ways.length === 0 ? 'inside' : worstReach(ways.map(({ reach }) => reach))
}

/** What the internet gets to of a thing, in words. */
export const exposureText = (topology: Topology, node: TopologyNode): string => {
  const reach = reachOf(topology, node)
  if (node.openings.length === 0 || reach === 'broken' || reach === 'inside') return text.reaches[reach]
  return text.searchOf(node.openings.map(portsText))
}

/** All that the picture says of a thing, for whoever hears it. */
export const spokenText = (topology: Topology, node: TopologyNode, networkName: string | null): string =>
  text.searchOf(
    [
      `${text.kinds[node.kind]} ${node.name}`,
      text.states[node.state],
      networkName && text.networkOf(networkName),
      node.detail && ltr(node.detail),
      node.kind === 'server' && exposureText(topology, node),
      node.problem,
      ...linksOf(topology, node.id).map(({ problem }) => problem !== node.problem && problem),
    ].filter((part) => typeof part === 'string'),
  )
