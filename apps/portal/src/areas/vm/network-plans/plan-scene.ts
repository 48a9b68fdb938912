import type { Topology, TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import type { PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { internetId } from '../topology/topology-graph.ts'
import type { TopologyMarks } from '../topology/topology-marks.ts'
import { keyInPicture } from './plan-changes.ts'

/** What the offers are judged by. */
export interface Scene {
  topology: Topology
  marks: TopologyMarks
  /** The node of the cloud that is planned for. */
  routerId: string
  /** Nodes of addresses that the gateways keep for themselves. */
  primaryIds: ReadonlySet<string>
}

/** Stands for the internet, which is no node. */
export type Chosen = TopologyNode | typeof internetId

export const chosenIn = ({ nodes }: Topology, id: string | undefined): Chosen | undefined =>
  id === internetId ? internetId : nodes.find((node) => node.id === id)

/** The node of the cloud that a thing belongs to; `null`: to none. */
export const cloudOfNode = ({ nodes }: Topology, node: TopologyNode): string | null => {
  if (node.kind === 'router') return node.id
  return node.routerId ?? nodes.find(({ id }) => id === node.networkId)?.routerId ?? null
}

export const isHere = (scene: Scene, node: TopologyNode): boolean =>
  cloudOfNode(scene.topology, node) === scene.routerId

export const isFreeNetwork = ({ kind, routerId }: TopologyNode): boolean => kind === 'network' && routerId === null

/** A network that servers come into and leave with this plan: not one of another cloud. */
export const isOpenTo = (scene: Scene, network: TopologyNode): boolean =>
  isFreeNetwork(network) || isHere(scene, network)

export const refOf = ({ id, itemId }: TopologyNode): PlannedRef =>
  itemId === null ? { key: keyInPicture(id) } : { id: itemId }

export const linksAt = ({ topology, marks }: Scene, { id }: TopologyNode): TopologyLink[] =>
  topology.links.filter(({ id: linkId, fromId, toId }) => {
    const touches = fromId === id || toId === id
    return touches && marks.get(linkId)?.kind !== 'gone'
  })

export const isGone = ({ marks }: Scene, { id }: TopologyNode): boolean => marks.get(id)?.kind === 'gone'
