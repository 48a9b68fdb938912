import { Cloud, HardDrive, KeyRound, Network, Server, Split, Waypoints } from 'lucide-react'
import type { Page } from '../../page-routes.tsx'
import type { NavigationDefinition } from '../../shell/navigation.ts'
import type { PortalArea } from '../area.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadsOf } from '../loads.ts'
import { vmPagesText as text } from './vm.pages.fa.ts'
import { paths, vmTypeInNetwork, vpcTabs } from './vm.paths.ts'

const code = loadsOf(async () => (await import('./vm.loads.ts')).vmLoads)

const toVmList: Page['back'] = ({ projectId }) => ({ to: paths.vm.list(projectId ?? ''), label: text.vmList })

/** To the servers of the private cloud that the way began in, or to all. */
const toServers: Page['back'] = (params) => {
  const vpcId = new URLSearchParams(location.search).get('vpcId')
  return vpcId
    ? { to: paths.vpc.servers(params['projectId'] ?? '', vpcId), label: text.cloudServers }
    : toVmList(params)
}
const toNetworkList: Page['back'] = ({ projectId }) => ({
  to: paths.network.list(projectId ?? ''),
  label: text.networkList,
})

/** Each tab of a server's page has its own address. */
const vmDetail: Omit<Page, 'path'> = {
  title: text.vmDetail,
  back: toServers,
  load: code('detailPage'),
}

const toVpcList: Page['back'] = ({ projectId }) => ({ to: paths.vpc.list(projectId ?? ''), label: text.vpcList })

const pages: readonly Page[] = [
  {
    path: paths.vm.list(':projectId'),
    title: text.vmList,
    load: async () => (await import('./hosts/VmListPage.tsx')).VmListPage,
  },
  {
    path: paths.vm.create(':projectId'),
    title: text.vmCreate,
    back: toVmList,
    load: code('createPage'),
  },
  {
    path: paths.vm.createOfType(':projectId', ':type'),
    title: text.vmCreate,
    back: toServers,
    isAlone: ({ type }) => type === vmTypeInNetwork,
    load: code('createPage'),
  },
  {
    path: paths.vm.bin(':projectId'),
    title: text.vmBin,
    back: toVmList,
    load: code('binPage'),
  },
  {
    path: paths.vm.specification(':projectId', ':id'),
    ...vmDetail,
    load: code('overviewPage'),
  },
  { path: paths.vm.analytics(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.ip(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.network(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.firewall(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.snapshot(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.config(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.rebuild(':projectId', ':id'), ...vmDetail },
  { path: paths.vm.volume(':projectId', ':id'), ...vmDetail },
  {
    path: paths.volume.list(':projectId'),
    title: text.volumeList,
    load: code('volumeListPage'),
  },
  {
    path: paths.network.list(':projectId'),
    title: text.networkList,
    load: code('networkListPage'),
  },
  {
    path: paths.topology.project(':projectId'),
    title: text.topology,
    back: toNetworkList,
    load: code('topologyPage'),
  },
  {
    path: paths.network.nodes(':projectId', ':networkId'),
    title: text.nodeList,
    back: toNetworkList,
    load: code('nodeListPage'),
  },
  { path: paths.vpc.home, title: text.vpcList, load: code('vpcHomePage') },
  { path: paths.vpc.list(':projectId'), title: text.vpcList, load: code('vpcListPage') },
  {
    path: paths.vpc.create(':projectId'),
    title: text.vpcCreate,
    back: toVpcList,
    isAlone: () => true,
    load: code('vpcCreatePage'),
  },
  { path: paths.balancer.list(':projectId'), title: text.balancerList, load: code('balancerListPage') },
  ...vpcTabs.map((tab) => ({
    path: paths.vpc.tab(':projectId', ':id', tab),
    title: text.vpcDetail,
    back: toVpcList,
    load: code('vpcPage'),
  })),
  {
    path: paths.key.list(':projectId'),
    title: text.keyList,
    load: code('keyListPage'),
  },
]

const windowPages: readonly Page[] = [
  {
    path: paths.vm.console(':projectId', ':id'),
    title: text.console,
    load: code('consolePage'),
  },
]

const group = { id: 'infrastructure', label: text.group, icon: Server }

const entry = (
  id: keyof typeof text.navigation,
  rest: Pick<NavigationDefinition, 'icon' | 'path'>,
): NavigationDefinition => ({ id, group, label: text.navigation[id], ...rest })

export const vmPages: PortalArea = {
  pages,
  windowPages,
  navigation: [
    entry('vm', { icon: Server, path: paths.vm.list }),
    entry('key', { icon: KeyRound, path: paths.key.list }),
    entry('network', { icon: Network, path: paths.network.list }),
    entry('vpc', { icon: Cloud, path: paths.vpc.list }),
    entry('topology', { icon: Waypoints, path: paths.topology.project }),
    entry('volume', { icon: HardDrive, path: paths.volume.list }),
    entry('balancer', { icon: Split, path: paths.balancer.list }),
  ],
  orders: [
    ['vm', paths.vm.create, { label: text.orders.vm, icon: Server }],
    ['vpc', paths.vpc.create, { label: text.orders.vpc, icon: Cloud }],
    ['volume', paths.volume.create, { label: text.orders.volume, icon: HardDrive }],
    ['balancer', paths.balancer.create, { label: text.orders.balancer, icon: Split }],
  ],
  menuWords: code('menuWords'),
  palette: code('palette'),
  banners: [['trials', lazyPart(code('firewallTrials'))]],
}
