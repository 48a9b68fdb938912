import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import type { Db } from '../../../db/connection.ts'
import { readNetworkFacts, type NetworkFacts } from './facts.service.ts'
import { drawNetworks, drawServers } from './topology.rules.ts'

/** What one noun adds to the picture. */
type TopologyPart = (db: Db, facts: NetworkFacts) => Promise<Topology>

/** Whoever brings a new thing into the network adds its part here. */
const parts: readonly TopologyPart[] = [
  (_db, facts) => Promise.resolve(drawNetworks(facts)),
  (_db, facts) => Promise.resolve(drawServers(facts)),
]

/** The network of the project: everything in it, and how it hangs together. */
export const readTopology = async (db: Db, project: Pick<NetworkFacts, 'projectId' | 'kind'>): Promise<Topology> => {
  const facts = await readNetworkFacts(db, project)
  const drawn = await Promise.all(parts.map((part) => part(db, facts)))
  return { nodes: drawn.flatMap(({ nodes }) => nodes), links: drawn.flatMap(({ links }) => links) }
}
