import type { Topology, TopologyNode } from '@sarv/client/vm.generated'
import { Cloud, Globe, Network, Plus, Scale, Server, Shield, Split, Unplug } from 'lucide-react'
import { paths } from '../vm.paths.ts'
import type { Act, Subject } from './topology-mends.ts'
import { topologyText } from './topology.fa.ts'

const text = topologyText.acts

const ofCloud = (cloudId: number | null, actsOf: (cloudId: number) => Act[]): Act[] =>
  cloudId === null ? [] : actsOf(cloudId)

/** What can be done with each kind of thing: a new kind brings its own line. */
const actsByKind: Record<TopologyNode['kind'], (subject: Subject) => Act[]> = {
  server: ({ projectId, id, cloudId }) => [
    { label: text.server, href: paths.vm.specification(projectId, id), icon: Server },
    { label: text.firewall, href: paths.vm.firewall(projectId, id), icon: Shield },
    { label: text.serverNetworks, href: paths.vm.network(projectId, id), icon: Unplug },
    ...ofCloud(cloudId, (cloud) => [{ label: text.addForward, href: paths.vpc.nat(projectId, cloud), icon: Plus }]),
  ],
  network: ({ projectId, id, cloudId }) => [
    { label: text.nodes, href: paths.network.nodes(projectId, id), icon: Network },
    ...ofCloud(cloudId, (cloud) => [
      { label: text.interfaces, href: paths.vpc.network(projectId, cloud), icon: Unplug },
    ]),
  ],
  router: ({ projectId, id }) => [
    { label: text.cloud, href: paths.vpc.overview(projectId, id), icon: Cloud },
    { label: text.interfaces, href: paths.vpc.network(projectId, id), icon: Unplug },
    { label: text.gateway, href: paths.vpc.nat(projectId, id), icon: Split },
    { label: text.addresses, href: paths.vpc.ip(projectId, id), icon: Globe },
  ],
  address: ({ projectId, cloudId }) =>
    ofCloud(cloudId, (cloud) => [
      { label: text.addresses, href: paths.vpc.ip(projectId, cloud), icon: Globe },
      { label: text.gateway, href: paths.vpc.nat(projectId, cloud), icon: Split },
    ]),
  balancer: ({ projectId, id }) => [{ label: text.balancer, href: paths.balancer.open(projectId, id), icon: Scale }],
  missing: ({ projectId, cloudId }) =>
    ofCloud(cloudId, (cloud) => [{ label: text.gateway, href: paths.vpc.nat(projectId, cloud), icon: Split }]),
}

/** The private cloud that a thing belongs to: its own, or that of its network. */
const cloudOf = ({ nodes }: Topology, { routerId, networkId }: TopologyNode): number | null => {
  const ofThing = routerId ?? nodes.find(({ id }) => id === networkId)?.routerId
  return nodes.find(({ id }) => id === ofThing)?.itemId ?? null
}

export const actsOf = (projectId: number, topology: Topology, node: TopologyNode): Act[] =>
  actsByKind[node.kind]({ projectId, id: node.itemId ?? 0, cloudId: cloudOf(topology, node) })
