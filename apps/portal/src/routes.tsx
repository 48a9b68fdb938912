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
    path: '/',
    title: text.dashboard,
    load: async () => (await import('./areas/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/vm/:projectId/list',
    title: text.vmList,
    load: async () => (await import('./areas/vm/hosts/VmListPage.tsx')).VmListPage,
  },
  {
    path: '/vm/:projectId/add-vm',
    title: text.vmCreate,
    back: toVmList,
    load: loadVmCreatePage,
  },
  {
    path: '/vm/:projectId/:type/add-vm',
    title: text.vmCreate,
    back: toVmList,
    isAlone: ({ type }) => type === vmTypeInNetwork,
    load: loadVmCreatePage,
  },
  {
    path: '/vm/:projectId/bin',
    title: text.vmBin,
    back: toVmList,
    load: async () => (await import('./areas/vm/bin/BinPage.tsx')).BinPage,
  },
  {
    path: '/vm/:projectId/:id/specification',
    ...vmDetail,
    load: loadVmOverview,
  },
  {
    path: '/vm/:projectId/:id/analytics',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/ip',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/network',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/firewall',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/snapshot',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/config',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/rebuild',
    ...vmDetail,
  },
  {
    path: '/vm/:projectId/:id/volume',
    ...vmDetail,
  },
  {
    path: '/volume/:projectId',
    title: text.volumeList,
    load: async () => (await import('./areas/vm/volumes/VolumeListPage.tsx')).VolumeListPage,
  },
  {
    path: '/network/:projectId',
    title: text.networkList,
    load: async () => (await import('./areas/vm/networks/NetworkListPage.tsx')).NetworkListPage,
  },
  {
    path: '/network/:projectId/:networkId/node-list',
    title: text.nodeList,
    back: ({ projectId }) => ({ to: paths.network.list(projectId ?? ''), label: text.networkList }),
    load: async () => (await import('./areas/vm/networks/NodeListPage.tsx')).NodeListPage,
  },
  {
    path: '/key/:projectId',
    title: text.keyList,
    load: async () => (await import('./areas/vm/keys/KeyListPage.tsx')).KeyListPage,
  },
  {
    path: '/project/:projectId/specification',
    title: text.project,
    back: toDashboard,
    load: loadProjectPage,
  },
  {
    path: '/project/:projectId/users',
    title: text.projectUsers,
    back: toDashboard,
    load: loadProjectPage,
  },
  {
    path: '/portal/account',
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
    path: '/vm/:projectId/:id/console',
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
