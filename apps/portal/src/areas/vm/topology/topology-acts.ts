import type { Topology, TopologyNode } from '@sarv/client/vm.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { vpcAccess } from '@sarv/contract/vm/vpcs/vpcs.rules'
import { Cloud, Globe, Network, Plus, Scale, Server, Shield, Split, Unplug } from 'lucide-react'
import { paths } from '../vm.paths.ts'
import { interfaceOf, type Act, type Subject } from './topology-mends.ts'
import { isPlanned } from './topology-words.ts'
import { topologyText } from './topology.fa.ts'

const text = topologyText.acts

const ofCloud = (cloudId: number | null, actsOf: (cloudId: number) => Act[]): Act[] =>
  cloudId === null ? [] : actsOf(cloudId)

/** A thing with all that the picture knows of it. */
interface Chosen extends Subject {
  node: TopologyNode
  /** The number of the network that it stands in. */
  vmNetworkId: number | null
}

/** The form of a new forward, with what it begins at or leads to chosen. */
const newForward = (projectId: number, cloudId: number, chosen: Record<string, string>): Act => ({
  label: text.addForward,
  href: `${paths.vpc.forward(projectId, cloudId, 'new')}&${new URLSearchParams(chosen)}`,
  icon: Plus,
  access: vpcAccess.gateway,
})

const newServer = (href: string): Act => ({ label: text.newServer, href, icon: Plus, access: vmHostAccess.create })

/** What can be done with each kind of thing: a new kind brings its own line. */
const actsByKind: Record<TopologyNode['kind'], (chosen: Chosen) => Act[]> = {
  server: ({ projectId, id, cloudId, node, vmNetworkId }) => [
    { label: text.server, href: paths.vm.specification(projectId, id), icon: Server },
    { label: text.firewall, href: paths.vm.firewall(projectId, id), icon: Shield },
    { label: text.serverNetworks, href: paths.vm.network(projectId, id), icon: Unplug },
    { label: text.serverAddresses, href: paths.vm.ip(projectId, id), icon: Globe },
    ...ofCloud(cloudId, (cloud) => [
      newForward(projectId, cloud, { network: String(vmNetworkId), to: node.detail ?? '' }),
    ]),
  ],
  network: ({ projectId, id, cloudId }) => [
    { label: text.nodes, href: paths.network.nodes(projectId, id), icon: Network },
    newServer(paths.vm.createInNetwork(projectId, id)),
    ...ofCloud(cloudId, (cloud) => [
      { label: text.interfaces, href: interfaceOf(projectId, cloud, id), icon: Unplug },
      { label: text.balancers, href: paths.vpc.loadBalancer(projectId, cloud), icon: Scale },
    ]),
  ],
  router: ({ projectId, id }) => [
    { label: text.cloud, href: paths.vpc.overview(projectId, id), icon: Cloud },
    newServer(paths.vm.createInCloud(projectId, id)),
    { label: text.interfaces, href: paths.vpc.network(projectId, id), icon: Unplug },
    { label: text.gateway, href: paths.vpc.nat(projectId, id), icon: Split },
    { label: text.addresses, href: paths.vpc.ip(projectId, id), icon: Globe },
    { label: text.balancers, href: paths.vpc.loadBalancer(projectId, id), icon: Scale },
  ],
  address: ({ projectId, id, cloudId }) =>
    ofCloud(cloudId, (cloud) => [
      { label: text.address, href: paths.vpc.address(projectId, cloud, id), icon: Globe },
      newForward(projectId, cloud, { from: String(id) }),
      { label: text.gateway, href: paths.vpc.nat(projectId, cloud), icon: Split },
    ]),
  balancer: ({ projectId, id }) => [{ label: text.balancer, href: paths.balancer.open(projectId, id), icon: Scale }],
  missing: ({ projectId, cloudId }) =>
    ofCloud(cloudId, (cloud) => [{ label: text.gateway, href: paths.vpc.nat(projectId, cloud), icon: Split }]),
}

export const actsOf = (projectId: number, { nodes }: Topology, node: TopologyNode): Act[] => {
  if (isPlanned(node)) return []
  const byId = (wanted: string | null | undefined) => nodes.find(({ id }) => id === wanted)
  const network = byId(node.networkId)
  // Its own cloud, or that of its network.
  const cloud = byId(node.routerId ?? network?.routerId)
  return actsByKind[node.kind]({
    projectId,
    id: node.itemId ?? 0,
    cloudId: cloud?.itemId ?? null,
    node,
    vmNetworkId: network?.itemId ?? null,
  })
}
