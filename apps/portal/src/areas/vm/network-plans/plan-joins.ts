import type { TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import { keyInPicture } from './plan-changes.ts'
import type { Offer } from './plan-offers.ts'
import { isGone, isHere, isOpenTo, linksAt, refOf, type Scene } from './plan-scene.ts'

/** Connections of a server, or of a network, that are there or come: with the thing at the other end. */
export const connectionsAt = (scene: Scene, node: TopologyNode) =>
  linksAt(scene, node)
    .filter(({ kind }) => kind === 'connection')
    .flatMap((link) => {
      const otherId = link.fromId === node.id ? link.toId : link.fromId
      const other = scene.topology.nodes.find(({ id }) => id === otherId)
      return other ? [{ link, other }] : []
    })

/** Also where it leaves with the plan: its place is its own until that has ended. */
export const isTied = ({ topology }: Scene, { id: serverId }: TopologyNode, { id: networkId }: TopologyNode): boolean =>
  topology.links.some(({ kind, fromId, toId }) => kind === 'connection' && fromId === serverId && toId === networkId)

/** One that comes is taken out of the plan. */
export const leaveOffer = ({ id }: TopologyLink, { name: other }: TopologyNode): Offer => {
  const key = keyInPicture(id)
  if (key) return { kind: 'takeOut', key, other }
  return { kind: 'serverDisconnect', vmNetworkNodeId: Number(id.replace('connection-', '')), other }
}

/** What a server can come into and leave. */
export const joinOffers = (scene: Scene, server: TopologyNode): Offer[] => {
  if (server.itemId === null) return []
  const connections = connectionsAt(scene, server).filter(({ other }) => isOpenTo(scene, other))
  const isLeft = scene.topology.nodes.some(
    (node) => node.kind === 'network' && isOpenTo(scene, node) && !isTied(scene, server, node) && !isGone(scene, node),
  )
  return [
    ...(isLeft ? [{ kind: 'serverConnect', vmHostId: server.itemId } as const] : []),
    ...connections.map(({ link, other }) => leaveOffer(link, other)),
  ]
}

/** Who can come into a network, and leave it. */
export const guestOffers = (scene: Scene, network: TopologyNode): Offer[] => {
  const isLeft = connectionsAt(scene, network).some(({ link }) => keyInPicture(link.id) === undefined)
  return [
    { kind: 'serverConnect', network: refOf(network) },
    ...(isLeft && network.itemId !== null ? [{ kind: 'serverDisconnect', vmNetworkId: network.itemId } as const] : []),
  ]
}

/** It is in a network of this cloud by now, so that something can lead to its address there. */
export const hasPlace = (scene: Scene, server: TopologyNode): boolean =>
  connectionsAt(scene, server).some(({ link, other }) => isHere(scene, other) && keyInPicture(link.id) === undefined)
