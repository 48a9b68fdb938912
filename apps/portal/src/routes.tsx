import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { noteFrame, toFramedRoute } from './framed-routes.tsx'
import { loadPage, toRoute, type Page } from './page-routes.tsx'
import { membersOnly, toLogin } from './shell/guard.ts'
import type { PageHandle } from './shell/page-handle.ts'
import { PageError } from './shell/PageError.tsx'
import type { Panel } from './shell/panels.ts'
import { paths, vmTypeInNetwork } from './shell/paths.ts'
import { addRegisteredPages } from './shell/registered-pages.ts'
import { routesText as text } from './routes.fa.ts'

const toDashboard: Page['back'] = () => ({ to: paths.dashboard, label: text.dashboard })

const toVmList: Page['back'] = ({ projectId }) => ({ to: paths.vm.list(projectId ?? ''), label: text.vmList })

const loadVmCreatePage: Page['load'] = async () => (await import('./areas/vm/order/VmCreatePage.tsx')).VmCreatePage

const loadProjectPage: Page['load'] = async () => (await import('./areas/project/ProjectPage.tsx')).ProjectPage

/** Each tab of a server's page has its own address. */
const vmDetail: Omit<Page, 'path'> = {
  title: text.vmDetail,
  back: toVmList,
  load: async () => (await import('./areas/vm/detail/VmDetailPage.tsx')).VmDetailPage,
}

/** The tab that a server's page opens with: its code comes beside the page's and not after it. */
const loadVmOverview: Page['load'] = async () => {
  const tab = import('./areas/vm/detail/SpecificationTab.tsx')
  // If it cannot come, the tab says so itself.
  tab.catch(() => undefined)
  return vmDetail.load()
}

/** Every page behind the login, loaded when it is first opened. */
const pages: Page[] = [
  {
    path: paths.dashboard,
    title: text.dashboard,
    load: async () => (await import('./areas/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: paths.vm.list(':projectId'),
    title: text.vmList,
    load: async () => (await import('./areas/vm/hosts/VmListPage.tsx')).VmListPage,
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
    load: async () => (await import('./areas/vm/bin/BinPage.tsx')).BinPage,
  },
  {
    path: paths.vm.specification(':projectId', ':id'),
    ...vmDetail,
    load: loadVmOverview,
  },
  {
    path: paths.vm.analytics(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.ip(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.network(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.firewall(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.snapshot(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.config(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.rebuild(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.vm.volume(':projectId', ':id'),
    ...vmDetail,
  },
  {
    path: paths.volume.list(':projectId'),
    title: text.volumeList,
    load: async () => (await import('./areas/vm/volumes/VolumeListPage.tsx')).VolumeListPage,
  },
  {
    path: paths.network.list(':projectId'),
    title: text.networkList,
    load: async () => (await import('./areas/vm/networks/NetworkListPage.tsx')).NetworkListPage,
  },
  {
    path: paths.network.nodes(':projectId', ':networkId'),
    title: text.nodeList,
    back: ({ projectId }) => ({ to: paths.network.list(projectId ?? ''), label: text.networkList }),
    load: async () => (await import('./areas/vm/networks/NodeListPage.tsx')).NodeListPage,
  },
  {
    path: paths.key.list(':projectId'),
    title: text.keyList,
    load: async () => (await import('./areas/vm/keys/KeyListPage.tsx')).KeyListPage,
  },
  {
    path: paths.project.specification(':projectId'),
    title: text.project,
    back: toDashboard,
    load: loadProjectPage,
  },
  {
    path: paths.project.users(':projectId'),
    title: text.projectUsers,
    back: toDashboard,
    load: loadProjectPage,
  },
  {
    path: paths.portal.account,
    title: text.account,
    load: async () => (await import('./areas/account/page/AccountPage.tsx')).AccountPage,
  },
  {
    path: paths.forbidden,
    title: text.forbidden,
    load: async () => (await import('./shell/Forbidden.tsx')).Forbidden,
  },
]

/** Behind the login, in a window of their own: without the frame. */
const windowPages: Page[] = [
  {
    path: paths.vm.console(':projectId', ':id'),
    title: text.console,
    load: async () => (await import('./areas/vm/console/ConsolePage.tsx')).ConsolePage,
  },
]

const loadPalette = async () => {
  const [{ Palette }, { paletteSources }] = await Promise.all([
    import('./shell/Palette.tsx'),
    import('./palette-sources.ts'),
  ])
  return () => <Palette sources={paletteSources} />
}

/** What areas add to the frame. */
const panels: [Panel, () => Promise<ComponentType>][] = [
  ['palette', loadPalette],
  ['create-project', async () => (await import('./areas/project/CreateProjectDialog.tsx')).CreateProjectDialog],
]

const FirewallTrials = lazy(async () => ({
  default: (await import('./areas/vm/firewall/FirewallTrials.tsx')).FirewallTrials,
}))

/** The signed-in frame; a chunk of its own, because guests never need it. */
const loadFrame = async () => {
  const { Layout } = await import('./shell/Layout.tsx')
  return () => <Layout panels={panels} Banners={FirewallTrials} onShown={noteFrame} />
}

const loadNotFound = async () => (await import('./shell/NotFound.tsx')).NotFound

const notFound: RouteObject = {
  path: '*',
  handle: { title: text.notFound } satisfies PageHandle,
  loader: toLogin,
  lazy: async () => ({ Component: await loadPage('NotFound', loadNotFound) }),
  errorElement: <PageError />,
}

/** Everything behind the login; the router loads it with the first of these addresses, because guests never need it. */
export const memberRoutes: RouteObject[] = [
  { loader: membersOnly, children: windowPages.map(toRoute) },
  {
    loader: membersOnly,
    // Asked again on the way from page to page: a session may have ended meanwhile.
    shouldRevalidate: () => true,
    lazy: async () => ({ Component: await loadPage('Layout', loadFrame) }),
    children: [...pages.map(toFramedRoute), notFound],
  },
]

addRegisteredPages([...pages, ...windowPages].map(({ path }) => path))
