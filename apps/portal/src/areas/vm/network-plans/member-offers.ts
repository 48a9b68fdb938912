import type { LoadBalancerListener, Topology, TopologyNode } from '@sarv/client/vm.generated'
import { isSameListener, portKey, type ListenerPort } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { TopologyMarks } from '../topology/topology-marks.ts'

/** A server behind a load balancer, as far as the choice says both. */
export interface MemberOffer {
  kind: 'memberAdd' | 'memberRemove'
  loadBalancerId?: number | undefined
  vmHostId?: number | undefined
}

interface MemberScene {
  topology: Topology
  marks: TopologyMarks
}

const isGone = ({ marks }: MemberScene, id: string): boolean => marks.get(id)?.kind === 'gone'

/** Things of a kind that are there, and stay. */
const staying = (scene: MemberScene, wanted: TopologyNode['kind']): TopologyNode[] =>
  scene.topology.nodes.filter(({ id, kind, itemId }) => kind === wanted && itemId !== null && !isGone(scene, id))

/** The networks that a server is in once the plan is applied. */
const networksOf = (scene: MemberScene, server: TopologyNode): ReadonlySet<string | null> => {
  const connections = scene.topology.links.filter(({ kind, fromId }) => kind === 'connection' && fromId === server.id)
  const left = new Set(connections.filter(({ id }) => isGone(scene, id)).map(({ toId }) => toId))
  const joined = connections.filter(({ id }) => !isGone(scene, id)).map(({ toId }) => toId)
  return new Set([server.networkId !== null && left.has(server.networkId) ? null : server.networkId, ...joined])
}

const isReached = (scene: MemberScene, balancer: TopologyNode, server: TopologyNode): boolean =>
  balancer.networkId !== null && networksOf(scene, server).has(balancer.networkId)

const isBehind = (scene: MemberScene, balancer: TopologyNode, server: TopologyNode): boolean =>
  scene.topology.links.some(
    ({ id, kind, fromId, toId }) =>
      kind === 'member' && fromId === balancer.id && toId === server.id && !isGone(scene, id),
  )

export interface MemberEnds {
  balancer?: TopologyNode | undefined
  server?: TopologyNode | undefined
}

/** The balancers and servers that a change can be about, where one end or both are chosen. */
export const memberEnds = (scene: MemberScene, kind: MemberOffer['kind'], { balancer, server }: MemberEnds) => {
  const fits = kind === 'memberAdd' ? isReached : isBehind
  const balancers = balancer ? [balancer] : staying(scene, 'balancer')
  const servers = server ? [server] : staying(scene, 'server')
  const pairs = balancers.flatMap((one) =>
    servers.filter((other) => fits(scene, one, other)).map((other) => ({ balancer: one, server: other })),
  )
  return {
    balancers: [...new Set(pairs.map((pair) => pair.balancer))],
    servers: [...new Set(pairs.map((pair) => pair.server))],
  }
}

/** What a balancer, a server or both offer of it. */
export const memberOffers = (scene: MemberScene, ends: MemberEnds): MemberOffer[] =>
  (['memberAdd', 'memberRemove'] as const).flatMap((kind) => {
    if (Object.values(ends).some(({ itemId }) => itemId === null)) return []
    if (memberEnds(scene, kind, ends).servers.length === 0) return []
    const { balancer, server } = ends
    return [
      {
        kind,
        ...(balancer?.itemId && { loadBalancerId: balancer.itemId }),
        ...(server?.itemId && { vmHostId: server.itemId }),
      },
    ]
  })

// --- what the plan makes of a balancer -------------------------------------------------------------------------------

type MemberChange = Extract<NetworkPlanChange, { kind: MemberOffer['kind'] }>

const isMemberChange = (change: NetworkPlanChange): change is MemberChange =>
  change.kind === 'memberAdd' || change.kind === 'memberRemove'

/** A server at a listener, whatever the plan does with it. */
export const memberPlace = (
  change: Pick<MemberChange, 'loadBalancerId' | 'vmHostId' | 'vmLbProtocolTypeId' | 'sourcePort'>,
): string => `${change.loadBalancerId} ${portKey(change)} ${change.vmHostId}`

export interface PlannedListener extends ListenerPort {
  destinationPort: number
  vmLbPools: readonly number[]
}

/** The listeners of a balancer with the servers that the plan leaves behind them. */
export const listenersInPlan = (
  changes: readonly NetworkPlanChange[],
  loadBalancerId: number,
  listeners: readonly LoadBalancerListener[],
): PlannedListener[] => {
  const own = changes.filter(isMemberChange).filter((change) => change.loadBalancerId === loadBalancerId)
  return listeners.map(({ vmLbProtocolTypeId, sourcePort, destinationPort, poolMembers }) => {
    const at = own.filter((change) => isSameListener(change, { vmLbProtocolTypeId, sourcePort }))
    const removed = new Set(at.filter(({ kind }) => kind === 'memberRemove').map(({ vmHostId }) => vmHostId))
    return {
      vmLbProtocolTypeId,
      sourcePort,
      destinationPort,
      vmLbPools: [
        ...poolMembers.map(({ vmHostId }) => vmHostId).filter((id) => !removed.has(id)),
        ...at.filter(({ kind }) => kind === 'memberAdd').map(({ vmHostId }) => vmHostId),
      ],
    }
  })
}
