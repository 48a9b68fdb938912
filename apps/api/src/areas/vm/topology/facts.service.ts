import { powerStatus } from '@sarv/contract/enums'
import type { FirewallKind } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import { listPictureClouds, listPictureInterfaces } from './clouds.store.ts'
import {
  listOwnAddresses,
  listPictureConnections,
  listPictureNetworks,
  listRulesOfProject,
  listServers,
} from './facts.store.ts'

/** The network of a project, read once: the picture, and whether one thing reaches another, follow from it. */
export interface NetworkFacts {
  projectId: number
  kind: FirewallKind
  servers: readonly ServerFacts[]
  networks: Awaited<ReturnType<typeof listPictureNetworks>>
  clouds: readonly CloudFacts[]
}

type Cloud = Awaited<ReturnType<typeof listPictureClouds>>[number]
type Interface = Awaited<ReturnType<typeof listPictureInterfaces>>[number]

/** A private cloud with the networks that hang on it. */
export interface CloudFacts extends Cloud {
  interfaces: readonly Interface[]
}

type Rule = Awaited<ReturnType<typeof listRulesOfProject>>[number]
type Connection = Awaited<ReturnType<typeof listPictureConnections>>[number]

export interface ServerFacts {
  id: number
  name: string
  statusId: number
  isOn: boolean
  publicAddresses: readonly string[]
  connections: readonly Connection[]
  rules: readonly Rule[]
}

export const readNetworkFacts = async (
  db: Db,
  { projectId, kind }: Pick<NetworkFacts, 'projectId' | 'kind'>,
): Promise<NetworkFacts> => {
  const [servers, networks, addresses, connections, rules, clouds, interfaces] = await Promise.all([
    listServers(db, projectId),
    listPictureNetworks(db, projectId),
    listOwnAddresses(db, projectId),
    listPictureConnections(db, projectId),
    listRulesOfProject(db, projectId),
    listPictureClouds(db, projectId),
    listPictureInterfaces(db, projectId),
  ])
  const addressesOf = Map.groupBy(addresses, ({ vmHostId }) => vmHostId)
  const connectionsOf = Map.groupBy(connections, ({ vmHostId }) => vmHostId)
  const interfacesOf = Map.groupBy(interfaces, ({ vpcHostId }) => vpcHostId)
  const rulesOf = Map.groupBy(rules, ({ vmHostId }) => vmHostId)
  return {
    projectId,
    kind,
    networks,
    clouds: clouds.map((cloud) => ({ ...cloud, interfaces: interfacesOf.get(cloud.id) ?? [] })),
    servers: servers.map(({ powerStatus: power, ...server }) => ({
      ...server,
      isOn: power === powerStatus.id.poweredOn,
      publicAddresses: (addressesOf.get(server.id) ?? []).map(({ address }) => address),
      connections: connectionsOf.get(server.id) ?? [],
      rules: rulesOf.get(server.id) ?? [],
    })),
  }
}
