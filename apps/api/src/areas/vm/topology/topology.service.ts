import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { drawClouds, onlyCloud } from './clouds.rules.ts'
import { readNetworkFacts, type NetworkFacts } from './facts.service.ts'
import { drawNetworks, drawServers } from './topology.rules.ts'

/** What one noun adds to the picture. */
type TopologyPart = (db: Db, facts: NetworkFacts) => Promise<Topology>

/** Whoever brings a new thing into the network adds its part here. */
const parts: readonly TopologyPart[] = [
  (_db, facts) => Promise.resolve(drawNetworks(facts)),
  (_db, facts) => Promise.resolve(drawServers(facts)),
  (_db, facts) => Promise.resolve(drawClouds(facts)),
]

/** The network of the project, or of one private cloud: everything in it, and how it hangs together. */
export const readTopology = async (
  db: Db,
  project: Pick<NetworkFacts, 'projectId' | 'kind'>,
  vpcHostId?: number,
): Promise<Topology> => {
  const facts = await readNetworkFacts(db, project)
  const drawn = await Promise.all(parts.map((part) => part(db, facts)))
  const whole = { nodes: drawn.flatMap(({ nodes }) => nodes), links: drawn.flatMap(({ links }) => links) }
  if (vpcHostId === undefined) return whole
  const ofCloud = onlyCloud(whole, vpcHostId)
  if (!ofCloud) throw new AppError('not_found')
  return ofCloud
}
