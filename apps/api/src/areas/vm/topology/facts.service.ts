import { powerStatus } from '@sarv/contract/enums'
import type { FirewallKind } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import { listPictureBalancers, listPictureMembers } from './balancers.store.ts'
import { listPictureClouds, listPictureInterfaces } from './clouds.store.ts'
import {
  listOwnAddresses,
  listPictureConnections,
  listPictureNetworks,
  listRulesOfProject,
  listServers,
} from './facts.store.ts'
import { listPictureAccesses, listPictureAddresses, listPictureForwards, listPictureGuests } from './gateways.store.ts'

type Row<List extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]

/** The network of a project, read once: the picture, and whether one thing reaches another, follow from it. */
export interface NetworkFacts {
  projectId: number
  kind: FirewallKind
  servers: readonly ServerFacts[]
  networks: readonly NetworkRow[]
  clouds: readonly CloudFacts[]
  balancers: readonly BalancerFacts[]
  /** Networks of other clouds that have a way into one of these. */
  guests: readonly Row<typeof listPictureGuests>[]
}

export type NetworkRow = Row<typeof listPictureNetworks>
export type AddressFacts = Row<typeof listPictureAddresses>
export type ForwardFacts = Row<typeof listPictureForwards>
export type MemberFacts = Row<typeof listPictureMembers>
export type ConnectionFacts = Row<typeof listPictureConnections>

/** A private cloud with the networks that hang on it, and what stands at its gateway. */
export interface CloudFacts extends Row<typeof listPictureClouds> {
  interfaces: readonly Row<typeof listPictureInterfaces>[]
  addresses: readonly AddressFacts[]
  forwards: readonly ForwardFacts[]
  /** Its ways into networks of other clouds. */
  accesses: readonly Row<typeof listPictureAccesses>[]
}

/** A load balancer with the places of its members, one for each listener that a server is behind. */
export interface BalancerFacts extends Row<typeof listPictureBalancers> {
  members: readonly MemberFacts[]
}

export interface ServerFacts {
  id: number
  name: string
  statusId: number
  isOn: boolean
  publicAddresses: readonly string[]
  connections: readonly ConnectionFacts[]
  rules: readonly Row<typeof listRulesOfProject>[]
}

export const readNetworkFacts = async (
  db: Db,
  { projectId, kind }: Pick<NetworkFacts, 'projectId' | 'kind'>,
): Promise<NetworkFacts> => {
  const [servers, networks, ownAddresses, connections, rules] = await Promise.all([
    listServers(db, projectId),
    listPictureNetworks(db, projectId),
    listOwnAddresses(db, projectId),
    listPictureConnections(db, projectId),
    listRulesOfProject(db, projectId),
  ])
  const addressesOf = Map.groupBy(ownAddresses, ({ vmHostId }) => vmHostId)
  const connectionsOf = Map.groupBy(connections, ({ vmHostId }) => vmHostId)
  const rulesOf = Map.groupBy(rules, ({ vmHostId }) => vmHostId)
  return {
    projectId,
    kind,
    networks,
    clouds: await readClouds(db, projectId),
    balancers: await readBalancers(db, projectId),
    guests: await listPictureGuests(db, projectId),
    servers: servers.map(({ powerStatus: power, ...server }) => ({
      ...server,
      isOn: power === powerStatus.id.poweredOn,
      publicAddresses: (addressesOf.get(server.id) ?? []).map(({ address }) => address),
      connections: connectionsOf.get(server.id) ?? [],
      rules: rulesOf.get(server.id) ?? [],
    })),
  }
}

const readClouds = async (db: Db, projectId: number): Promise<CloudFacts[]> => {
  const [clouds, interfaces, addresses, forwards, accesses] = await Promise.all([
    listPictureClouds(db, projectId),
    listPictureInterfaces(db, projectId),
    listPictureAddresses(db, projectId),
    listPictureForwards(db, projectId),
    listPictureAccesses(db, projectId),
  ])
  const ofCloud = <One extends { vpcHostId: number }>(all: readonly One[]) => {
    const byCloud = Map.groupBy(all, ({ vpcHostId }) => vpcHostId)
    return (id: number): readonly One[] => byCloud.get(id) ?? []
  }
  const parts = {
    interfaces: ofCloud(interfaces),
    addresses: ofCloud(addresses),
    forwards: ofCloud(forwards),
    accesses: ofCloud(accesses),
  }
  return clouds.map((cloud) => ({
    ...cloud,
    interfaces: parts.interfaces(cloud.id),
    addresses: parts.addresses(cloud.id),
    forwards: parts.forwards(cloud.id),
    accesses: parts.accesses(cloud.id),
  }))
}

const readBalancers = async (db: Db, projectId: number): Promise<BalancerFacts[]> => {
  const [balancers, members] = await Promise.all([
    listPictureBalancers(db, projectId),
    listPictureMembers(db, projectId),
  ])
  const membersOf = Map.groupBy(members, ({ balancerId }) => balancerId)
  return balancers.map((balancer) => ({ ...balancer, members: membersOf.get(balancer.id) ?? [] }))
}
