import type { Topology, TopologyLink, TopologyNode } from '@sarv/contract/vm/topology/topology.schemas'
import type { NetworkFacts } from './facts.service.ts'
import type { WaysIn } from './ways.rules.ts'

/** What one noun adds to the picture. */
export type TopologyPart = (facts: NetworkFacts, ways: WaysIn) => Topology

export const nodeIdOf = {
  server: (id: number) => `server-${id}`,
  network: (id: number) => `network-${id}`,
  router: (id: number) => `router-${id}`,
  address: (id: number) => `address-${id}`,
  balancer: (id: number) => `balancer-${id}`,
  /** Where something leads to and nobody is. */
  missing: (vmNetworkId: number, address: string) => `missing-${vmNetworkId}-${address}`,
}

export const linkIdOf = {
  own: (serverId: number) => `own-${serverId}`,
  connection: (id: number) => `connection-${id}`,
  gateway: (vmNetworkId: number) => `gateway-${vmNetworkId}`,
  entry: (addressId: number) => `entry-${addressId}`,
  forward: (id: number) => `forward-${id}`,
  oneToOne: (addressId: number) => `one-to-one-${addressId}`,
  listener: (balancerId: number) => `listener-${balancerId}`,
  exit: (cloudId: number) => `exit-${cloudId}`,
  access: (id: number) => `access-${id}`,
  member: (balancerId: number, serverId: number) => `member-${balancerId}-${serverId}`,
}

export const internetId = 'internet'

/** A thing of the picture, with nothing that is not said. */
export const newNode = (
  given: Pick<TopologyNode, 'id' | 'kind' | 'itemId' | 'name'> & Partial<TopologyNode>,
): TopologyNode => ({
  detail: null,
  status: null,
  state: 'ok',
  networkId: null,
  routerId: null,
  publicAddresses: [],
  openings: [],
  members: null,
  problem: null,
  mend: null,
  ...given,
})

/** A way of the picture: inside and in order, unless something else is said. */
export const newLink = (
  given: Pick<TopologyLink, 'id' | 'kind' | 'fromId' | 'toId'> & Partial<TopologyLink>,
): TopologyLink => ({ label: null, reach: 'inside', problem: null, mend: null, ...given })

const names = new Intl.Collator('fa', { numeric: true })

/** As people count: web-2 before web-10. */
export const byName = (one: { name: string }, other: { name: string }): number => names.compare(one.name, other.name)
