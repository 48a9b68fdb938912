import { HardDrive, KeyRound, Network, Server } from 'lucide-react'
import { lazy } from 'react'
import type { Page } from '../../page-routes.tsx'
import type { NavigationDefinition } from '../../shell/navigation.ts'
import type { PortalArea } from '../area.ts'
import { vmPagesText as text } from './vm.pages.fa.ts'
import { paths, vmTypeInNetwork } from './vm.paths.ts'

const toVmList: Page['back'] = ({ projectId }) => ({ to: paths.vm.list(projectId ?? ''), label: text.vmList })

const loadVmCreatePage: Page['load'] = async () => (await import('./host-orders/VmCreatePage.tsx')).VmCreatePage

/** Each tab of a server's page has its own address. */
const vmDetail: Omit<Page, 'path'> = {
  title: text.vmDetail,
  back: toVmList,
  load: async () => (await import('./detail/VmDetailPage.tsx')).VmDetailPage,
}

/** The tab that a server's page opens with: its code comes beside the page's and not after it. */
const loadVmOverview: Page['load'] = async () => {
  const tab = import('./detail/SpecificationTab.tsx')
  // If it cannot come, the tab says so itself.
  tab.catch(() => undefined)
  return vmDetail.load()
}

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
    load: loadVmCreatePage,
  },
  {
    path: paths.vm.createOfType(':projectId', ':type'),
    title: text.vmCreate,
    back: toVmList,
    isAlone: ({ type }) => type === vmTypeInNetwork,
    load: loadVmCreatePage,
  },
  {
    path: paths.vm.bin(':projectId'),
    title: text.vmBin,
    back: toVmList,
    load: async () => (await import('./host-bin/BinPage.tsx')).BinPage,
  },
  {
    path: paths.vm.specification(':projectId', ':id'),
    ...vmDetail,
    load: loadVmOverview,
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
    load: async () => (await import('./volumes/VolumeListPage.tsx')).VolumeListPage,
  },
  {
    path: paths.network.list(':projectId'),
    title: text.networkList,
    load: async () => (await import('./networks/NetworkListPage.tsx')).NetworkListPage,
  },
  {
    path: paths.network.nodes(':projectId', ':networkId'),
    title: text.nodeList,
    back: ({ projectId }) => ({ to: paths.network.list(projectId ?? ''), label: text.networkList }),
    load: async () => (await import('./networks/NodeListPage.tsx')).NodeListPage,
  },
  {
    path: paths.key.list(':projectId'),
    title: text.keyList,
    load: async () => (await import('./keys/KeyListPage.tsx')).KeyListPage,
  },
]

const windowPages: readonly Page[] = [
  {
    path: paths.vm.console(':projectId', ':id'),
    title: text.console,
    load: async () => (await import('./console/ConsolePage.tsx')).ConsolePage,
  },
]

const group = { id: 'infrastructure', label: text.group, icon: Server }

const entry = (
  id: keyof typeof text.navigation,
  english: string,
  rest: Pick<NavigationDefinition, 'icon' | 'path'>,
): NavigationDefinition => {
  const { label, also } = text.navigation[id]
  return { id, group, label, keywords: `${english} ${also}`, ...rest }
}

export const vmPages: PortalArea = {
  pages,
  windowPages,
  navigation: [
    entry('vm', 'vm virtual server machine vps', { icon: Server, path: paths.vm.list }),
    entry('key', 'ssh key', { icon: KeyRound, path: paths.key.list }),
    entry('network', 'network', { icon: Network, path: paths.network.list }),
    entry('volume', 'volume disk', { icon: HardDrive, path: paths.volume.list }),
  ],
  palette: async () => (await import('./hosts/palette-sources.ts')).paletteSources,
  banners: [
    ['trials', lazy(async () => ({ default: (await import('./host-firewall/FirewallTrials.tsx')).FirewallTrials }))],
  ],
}
