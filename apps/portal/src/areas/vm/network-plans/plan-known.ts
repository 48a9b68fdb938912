import type { TopologyNode, VpcIpListItem, VpcNat } from '@sarv/client/vm.generated'
import { natType, networkNodeStatus } from '@sarv/contract/enums'
import { everywhere, normalizeRemote, type ListedRule } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { completed } from '@sarv/contract/vm/vpc-nats/nat.rules'
import { newForward, type ForwardForm, type Known } from '../vpc-nats/forward-form.ts'
import { planText } from './network-plans.fa.ts'
import { idOfKey, idOfRef, type Changes } from './plan-changes.ts'
import type { WayInOffer } from './plan-offers.ts'
import { isOpenTo, refOf, type Scene } from './plan-scene.ts'

type Of<Kind extends NetworkPlanChange['kind']> = Extract<NetworkPlanChange, { kind: Kind }>

const ofKind = <Kind extends NetworkPlanChange['kind']>(changes: Changes, kind: Kind): Of<Kind>[] =>
  changes.filter((change): change is Of<Kind> => change.kind === kind)

/** Networks of the cloud as they will be; one that is not made yet has no server to lead to. */
const networksIn = ({ topology, marks, routerId }: Scene): Known['networks'] => {
  const isThere = (node: TopologyNode) =>
    node.kind === 'network' && node.routerId === routerId && marks.get(node.id)?.kind !== 'gone'
  return topology.nodes
    .filter(isThere)
    .flatMap(({ itemId, name, detail }) => (itemId === null ? [] : [{ id: itemId, name, cidr: detail }]))
}

/** As the list of the plan calls it: counted where there are several. */
const newAddress = ({ key }: Of<'addressAdd'>, place: number, all: readonly unknown[]): VpcIpListItem => ({
  id: idOfKey(key),
  ipAddress: all.length > 1 ? planText.newAddressOf(place + 1) : planText.newAddress,
  isPrimary: false,
  statusId: networkNodeStatus.id.connected,
})

const addressesIn = (changes: Changes, { ips, nodes }: Known): VpcIpListItem[] => {
  const assigned = new Map(ofKind(changes, 'addressAssign').map((change) => [idOfRef(change.address), change]))
  return [...ips, ...ofKind(changes, 'addressAdd').map(newAddress)].map((ip) => {
    const change = assigned.get(ip.id)
    if (!change) return ip
    const node = nodes.find(({ id }) => id === change.vmNetworkNodeId)
    return { ...ip, vmNetworkNodeId: node?.id, vmHostId: node?.vmHostId, vmHost: node?.vmHost }
  })
}

const forwardOf = (id: number, change: Of<'forwardCreate'> | Of<'forwardEdit'>): VpcNat => {
  const vpcHostIpId = idOfRef(change.address)
  return {
    ...completed({ ...change, vpcHostIpId }),
    id,
    natTypeId: natType.id.dnat,
    natTypeName: null,
    name: change.name,
    translateIp: null,
    createDate: '',
  }
}

const forwardsIn = (changes: Changes, nats: Known['nats']): VpcNat[] => {
  const edits = new Map(ofKind(changes, 'forwardEdit').map((change) => [change.vpcNatId, change]))
  const deleted = new Set(ofKind(changes, 'forwardDelete').map(({ vpcNatId }) => vpcNatId))
  return [
    ...nats
      .filter(({ id }) => !deleted.has(id))
      .map((nat) => {
        const edit = edits.get(nat.id)
        return edit ? forwardOf(nat.id, edit) : nat
      }),
    ...ofKind(changes, 'forwardCreate').map((change) => forwardOf(idOfKey(change.key), change)),
  ]
}

/** Without those that leave. One that comes has no address yet that anything could lead to. */
const staying = (changes: Changes, nodes: Known['nodes']): Known['nodes'] => {
  const leaving = new Set(ofKind(changes, 'serverDisconnect').map(({ vmNetworkNodeId }) => vmNetworkNodeId))
  return nodes.filter(({ id }) => !leaving.has(id))
}

/** A network that a server can come into with the plan. */
interface JoinableNetwork {
  /** One that the plan makes has a number that stands for its key. */
  id: number
  name: string
  cidr: string | null
}

export const joinableIn = (scene: Scene): JoinableNetwork[] =>
  scene.topology.nodes
    .filter((node) => node.kind === 'network' && scene.marks.get(node.id)?.kind !== 'gone' && isOpenTo(scene, node))
    .map((node) => ({ id: idOfRef(refOf(node)), name: node.name, cidr: node.detail }))

/** Whether the server is in the network, comes into it, or leaves it only with the plan: its place is kept until then. */
export const isJoined = (
  changes: Changes,
  nodes: Known['nodes'],
  { vmHostId, networkId }: { vmHostId: number | null; networkId: number | null },
): boolean =>
  nodes.some((node) => node.vmHostId === vmHostId && node.vmNetworkId === networkId) ||
  ofKind(changes, 'serverConnect').some(
    (change) => change.vmHostId === vmHostId && idOfRef(change.network) === networkId,
  )

/** The gateway as it will be: what forms offer, and judge by while they are filled in. The server has the last word. */
export const knownInPlan = (changes: Changes, scene: Scene, known: Known): Known => {
  const nats = forwardsIn(changes, known.nats)
  const { options } = known
  return {
    networks: networksIn(scene),
    ips: addressesIn(changes, known),
    nodes: staying(changes, known.nodes),
    nats,
    options: options && {
      ...options,
      usedRules: options.usedRules + nats.length - known.nats.length,
      // Another plan of the cloud has another limit, which the rehearsal knows.
      ...(ofKind(changes, 'planChange').length > 0 && { maxRules: Number.MAX_SAFE_INTEGER }),
    },
  }
}

/** The rules of a server as the plan leaves them. */
export const rulesInPlan = (changes: Changes, vmHostId: number, rules: readonly ListedRule[]): ListedRule[] => {
  const deleted = new Set(ofKind(changes, 'ruleDelete').map(({ vmFirewallRuleId }) => vmFirewallRuleId))
  return [
    ...rules.filter(({ id }) => !deleted.has(id)),
    ...ofKind(changes, 'ruleCreate')
      .filter((change) => change.vmHostId === vmHostId)
      .map(({ key, rule }): ListedRule => ({
        ...rule,
        id: idOfKey(key),
        remoteIp: normalizeRemote(rule.remoteIp ?? everywhere[rule.isIpV4 === false ? 'v6' : 'v4']),
        isAllow: rule.isAllow ?? true,
        description: rule.description ?? null,
      })),
  ]
}

/** The connections of servers that an address can lead to. */
export const placesIn = ({ nodes, networks }: Known) =>
  nodes.filter(
    ({ vmNetworkId, statusId }) =>
      statusId === networkNodeStatus.id.connected && networks.some(({ id }) => id === vmNetworkId),
  )

/** What the form of a forward begins with: what was chosen in the picture is filled in. */
export const startOfForward = (known: Known, { address, vmHostId }: WayInOffer): ForwardForm => {
  const empty = newForward(known)
  const place = placesIn(known).find((node) => node.vmHostId === vmHostId)
  return {
    ...empty,
    ...(address && { vpcHostIpId: idOfRef(address) }),
    ...(vmHostId && place && { vmNetworkId: place.vmNetworkId ?? null, destinationIp: place.ipAddress }),
  }
}
