import type { Topology, TopologyLink, TopologyMend, TopologyNode } from '@sarv/contract/vm/topology/topology.schemas'
import { linkIdOf, nodeIdOf } from '../topology/nodes.rules.ts'
import type { Made } from './changes.definition.ts'

/** Something that a change makes, as the picture shows it. */
export interface PlannedThing extends Made {
  /** Of the change. */
  key: string
  /** What it is called until it is there; absent: it has its name. */
  name?: string
}

/** The ids of nodes and links that carry the number of such a thing. */
const idsWith: Readonly<Record<Made['node'], readonly ((id: number) => string)[]>> = {
  network: [nodeIdOf.network, linkIdOf.gateway],
  address: [nodeIdOf.address, linkIdOf.entry, linkIdOf.oneToOne],
  forward: [linkIdOf.forward],
  balancer: [nodeIdOf.balancer, linkIdOf.listener],
  // It is no thing of the picture: what it opens stands at its server.
  rule: [],
  connection: [linkIdOf.connection],
}

/** `network-57` of the change `c1` is `network-c1`. */
const withKey = (id: string, number: number, key: string): string => `${id.slice(0, -String(number).length)}${key}`

const memberPrefix = (id: number): string => linkIdOf.member(id, 0).slice(0, -1)

/**
 * Ids of things and ways as the picture of a plan has them: numbers of what is planned are others each time it is tried
 * out, so that the key of the change stands in their place.
 */
export const keyedIds = (things: readonly PlannedThing[]): ((id: string) => string) => {
  const renamed = new Map<string, string>()
  for (const { node, id, key } of things)
    for (const idOf of idsWith[node]) renamed.set(idOf(id), withKey(idOf(id), id, key))
  const balancers = things.filter(({ node }) => node === 'balancer')
  return (id) => {
    const balancer = balancers.find((thing) => id.startsWith(memberPrefix(thing.id)))
    if (!balancer) return renamed.get(id) ?? id
    const prefix = memberPrefix(balancer.id)
    return `${memberPrefix(0).replace('0', balancer.key)}${id.slice(prefix.length)}`
  }
}

/** What is not there yet can be put right nowhere but in the plan. */
export const mendWithout =
  (things: readonly PlannedThing[]) =>
  (mend: TopologyMend | null): TopologyMend | null =>
    things.some(({ node, id }) => node === mend?.place && id === mend.itemId) ? null : mend

/** The picture with what is planned in it. */
export const withKeys = ({ nodes, links }: Topology, things: readonly PlannedThing[]): Topology => {
  const mendOf = mendWithout(things)
  const planned = new Map(
    things.flatMap((thing) => {
      if (thing.node === 'forward' || thing.node === 'rule' || thing.node === 'connection') return []
      return [[nodeIdOf[thing.node](thing.id), thing] as const]
    }),
  )
  const idOf = keyedIds(things)
  const orNull = (id: string | null): string | null => (id === null ? null : idOf(id))
  return {
    nodes: nodes.map((node): TopologyNode => {
      const thing = planned.get(node.id)
      const own = thing && { itemId: null, mend: null, ...(thing.name !== undefined && { name: thing.name }) }
      const { networkId, routerId, mend } = node
      const ids = { id: idOf(node.id), networkId: orNull(networkId), routerId: orNull(routerId) }
      return { ...node, ...ids, mend: mendOf(mend), ...own }
    }),
    links: links.map((link): TopologyLink => ({
      ...link,
      id: idOf(link.id),
      fromId: idOf(link.fromId),
      toId: idOf(link.toId),
      mend: mendOf(link.mend),
    })),
  }
}
