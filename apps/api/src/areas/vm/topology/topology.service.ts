import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { drawBalancers } from './balancers.rules.ts'
import { drawClouds, onlyCloud } from './clouds.rules.ts'
import { readNetworkFacts, type NetworkFacts } from './facts.service.ts'
import { drawGateways } from './gateways.rules.ts'
import type { TopologyPart } from './nodes.rules.ts'
import { drawNetworks, drawServers } from './topology.rules.ts'
import { waysInto } from './ways.rules.ts'

/** Whoever brings a new thing into the network adds its part here. */
const parts: readonly TopologyPart[] = [drawNetworks, drawServers, drawClouds, drawGateways, drawBalancers]

/** The picture that follows from what is known of a network. */
export const drawTopology = (facts: NetworkFacts): Topology => {
  const ways = waysInto(facts)
  const drawn = parts.map((part) => part(facts, ways))
  return { nodes: drawn.flatMap(({ nodes }) => nodes), links: drawn.flatMap(({ links }) => links) }
}

/** The network of the project, or of one private cloud: everything in it, and how it hangs together. */
export const readTopology = async (
  db: Db,
  project: Pick<NetworkFacts, 'projectId' | 'kind'>,
  vpcHostId?: number,
): Promise<Topology> => {
  const whole = drawTopology(await readNetworkFacts(db, project))
  if (vpcHostId === undefined) return whole
  const ofCloud = onlyCloud(whole, vpcHostId)
  if (!ofCloud) throw new AppError('not_found')
  return ofCloud
}
