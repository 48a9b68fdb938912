import { serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { TopologyLink, TopologyNode } from '@sarv/contract/vm/topology/topology.schemas'
import type { NetworkFacts, ServerFacts } from './facts.service.ts'
import { byName, internetId, linkIdOf, newLink, newNode, nodeIdOf, type TopologyPart } from './nodes.rules.ts'
import { portsLabel, stateOfNetwork, stateOfServer } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import { troubleOfConnection, troubleOfServer } from './troubles.rules.ts'
import { openingsByOwn, type WaysIn } from './ways.rules.ts'

const serverNode = (server: ServerFacts, ways: WaysIn): TopologyNode => {
  const [home] = server.connections
  const owned = ways.oneToOnes.filter(({ place }) => place?.server === server)
  return newNode({
    id: nodeIdOf.server(server.id),
    kind: 'server',
    itemId: server.id,
    name: server.name,
    detail: home?.address ?? null,
    status: serviceStatus.label(server.statusId),
    state: stateOfServer(server),
    networkId: home ? nodeIdOf.network(home.vmNetworkId) : null,
    publicAddresses: [...server.publicAddresses, ...owned.flatMap(({ address }) => address.address ?? [])],
    openings: ways.openingsOf(server),
    ...troubleOfServer(server),
  })
}

/** The internet and a server that has public addresses of its own. */
const ownLinks = (server: ServerFacts, facts: NetworkFacts): TopologyLink[] => {
  if (server.publicAddresses.length === 0) return []
  const trouble = troubleOfServer(server)
  const openings = openingsByOwn(server, facts)
  const risky = openings.find(({ reach }) => reach === 'risky')
  return [
    newLink({
      id: linkIdOf.own(server.id),
      kind: 'own',
      fromId: internetId,
      toId: nodeIdOf.server(server.id),
      label: server.publicAddresses.join(', '),
      reach: trouble ? 'broken' : worstReach(openings.map(({ reach }) => reach)),
      ...(risky && {
        problem: text.openToAll(portsLabel(risky)),
        mend: { place: 'firewall', itemId: server.id, vpcHostId: null },
      }),
      ...trouble,
    }),
  ]
}

/** A server stands in the network that it joined first; it has a line to each of the others. */
const connectionLinks = (server: ServerFacts, facts: NetworkFacts): TopologyLink[] =>
  server.connections.map((connection, index) => {
    const trouble = troubleOfConnection(facts, { server, connection })
    return newLink({
      id: linkIdOf.connection(connection.id),
      kind: 'connection',
      fromId: nodeIdOf.server(server.id),
      toId: nodeIdOf.network(connection.vmNetworkId),
      label: index === 0 ? null : connection.address,
      ...(trouble && { reach: 'broken', ...trouble }),
    })
  })

/** Servers with their addresses and their networks: what stands in every project. */
export const drawServers: TopologyPart = (facts, ways) => ({
  nodes: facts.servers.toSorted(byName).map((server) => serverNode(server, ways)),
  links: facts.servers.flatMap((server) => [...ownLinks(server, facts), ...connectionLinks(server, facts)]),
})

export const drawNetworks: TopologyPart = ({ networks, clouds }) => ({
  nodes: networks.toSorted(byName).map(({ id, name, cidr, statusId }) => {
    const state = stateOfNetwork(statusId)
    const cloud = clouds.find(({ interfaces }) => interfaces.some(({ vmNetworkId }) => vmNetworkId === id))
    return newNode({
      id: nodeIdOf.network(id),
      kind: 'network',
      itemId: id,
      name,
      detail: cidr,
      status: vmKeyStatus.label(statusId),
      state,
      routerId: cloud ? nodeIdOf.router(cloud.id) : null,
      ...(state === 'failed' && {
        problem: text.networkFailed(name),
        mend: { place: 'network', itemId: id, vpcHostId: null },
      }),
    })
  }),
  links: [],
})
