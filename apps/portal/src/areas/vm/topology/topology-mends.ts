import type { Access } from '@sarv/contract/access'
import type { TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import { Cloud, Globe, Power, Scale, Shield, Split, Unplug, type LucideIcon } from 'lucide-react'
import { paths } from '../vm.paths.ts'
import { mendText } from './mends.fa.ts'

/** Where something is done about a thing. */
export interface Act {
  label: string
  href: string
  icon: LucideIcon
  /** What it asks of the role; absent: whoever reads may go there. */
  access?: Access
}

/** A thing with its number and with the number of the private cloud that it belongs to. */
export interface Subject {
  projectId: number
  id: number
  cloudId: number | null
}

/** A tab of the private cloud; all of them where it is not known which. */
const inCloud = ({ projectId, cloudId }: Subject, tab: (projectId: number, cloudId: number) => string): string =>
  cloudId === null ? paths.vpc.list(projectId) : tab(projectId, cloudId)

/** The networks of a cloud, with this one marked. */
export const interfaceOf = (projectId: number, cloudId: number, networkId: number): string =>
  `${paths.vpc.network(projectId, cloudId)}?network=${networkId}`

const mendsByPlace: Record<TopologyMend['place'], (mend: Subject) => Omit<Act, 'label'>> = {
  server: ({ projectId, id }) => ({ href: paths.vm.specification(projectId, id), icon: Power }),
  firewall: ({ projectId, id }) => ({ href: paths.vm.firewall(projectId, id), icon: Shield }),
  networks: ({ projectId, id }) => ({ href: paths.vm.network(projectId, id), icon: Unplug }),
  network: ({ projectId, id, cloudId }) => ({
    href: cloudId === null ? paths.network.nodes(projectId, id) : interfaceOf(projectId, cloudId, id),
    icon: Unplug,
  }),
  forward: (mend) => ({
    href: inCloud(mend, (project, cloud) => paths.vpc.forward(project, cloud, mend.id)),
    icon: Split,
  }),
  newForward: ({ projectId, id }) => ({ href: paths.vpc.forward(projectId, id, 'new'), icon: Split }),
  address: (mend) => ({
    href: inCloud(mend, (project, cloud) => paths.vpc.address(project, cloud, mend.id)),
    icon: Globe,
  }),
  exit: ({ projectId, id }) => ({ href: paths.vpc.nat(projectId, id), icon: Power }),
  balancer: ({ projectId, id }) => ({ href: paths.balancer.open(projectId, id), icon: Scale }),
  cloud: ({ projectId, id }) => ({ href: paths.vpc.overview(projectId, id), icon: Cloud }),
}

/** Where a problem is put right. */
export const mendOf = (projectId: number, { place, itemId, vpcHostId }: TopologyMend): Act => ({
  label: mendText[place],
  ...mendsByPlace[place]({ projectId, id: itemId, cloudId: vpcHostId }),
})
