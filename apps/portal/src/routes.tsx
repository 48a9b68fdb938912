import type { ComponentType } from 'react'
import { createBrowserRouter, redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { loadChunk } from './shell/chunk-failure.ts'
import { guestsOnly, membersOnly, toLogin } from './shell/guard.ts'
import type { PageHandle } from './shell/page-handle.ts'
import { PageError } from './shell/PageError.tsx'
import type { Panel } from './shell/panels.ts'
import { paths } from './shell/paths.ts'
import { setRegisteredPages } from './shell/registered-pages.ts'
import { Root } from './shell/Root.tsx'
import { routesText as text } from './routes.fa.ts'

interface Page extends PageHandle {
  path: string
  load: () => Promise<ComponentType>
}

const toDashboard: Page['back'] = () => ({ to: paths.dashboard, label: text.dashboard })

const loadProjectPage: Page['load'] = async () => (await import('./areas/project/ProjectPage.tsx')).ProjectPage

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
    back: ({ projectId }) => ({ to: paths.vm.list(projectId ?? ''), label: text.vmList }),
    load: async () => (await import('./areas/vm/hosts/VmCreatePage.tsx')).VmCreatePage,
  },
  {
    path: '/vm/:projectId/:id/specification',
    title: text.vmDetail,
    back: ({ projectId }) => ({ to: paths.vm.list(projectId ?? ''), label: text.vmList }),
    load: async () => (await import('./areas/vm/hosts/VmDetailPage.tsx')).VmDetailPage,
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

/** What nobody needs who is signed in. */
const publicPages: Page[] = [
  {
    path: paths.login,
    title: text.login,
    load: async () => (await import('./areas/account/sign-in/LoginPage.tsx')).LoginPage,
  },
  {
    path: paths.twoFactorLogin,
    title: text.twoFactorLogin,
    load: async () => (await import('./areas/account/sign-in/second-factor/TwoFactorPage.tsx')).TwoFactorPage,
  },
  {
    path: paths.signup,
    title: text.signup,
    load: async () => (await import('./areas/account/signup/SignupPage.tsx')).SignupPage,
  },
  {
    path: paths.forget,
    title: text.forget,
    load: async () => (await import('./areas/account/forget/ForgetPage.tsx')).ForgetPage,
  },
]

/** Pages for everyone, signed in or not. */
const openPages: Page[] = [
  {
    path: paths.invitation,
    title: text.invitation,
    load: async () => (await import('./areas/account/invitation/InvitationPage.tsx')).InvitationPage,
  },
  {
    path: paths.outbox,
    title: text.outbox,
    load: async () => (await import('./dev/OutboxPage.tsx')).OutboxPage,
  },
]

/**
 * A page that cannot be loaded throws where it would have stood, so that its error page shows inside the frame; the
 * router answers a rejected `lazy` with an empty screen.
 */
const loadPage = async (name: string, load: Page['load']): Promise<ComponentType> => {
  try {
    return await loadChunk(name, load)
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const toRoute = ({ path, load, ...handle }: Page): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await loadPage(path, load) }),
  errorElement: <PageError />,
})

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

/** The signed-in frame; a chunk of its own, because guests never need it. */
const loadFrame = async () => {
  const { Layout } = await import('./shell/Layout.tsx')
  return () => <Layout panels={panels} />
}

const loadRelogin = async () => (await import('./areas/account/sign-in/ReloginDialog.tsx')).ReloginDialog

const loadUiPage = async () => (await import('./dev/UiPage.tsx')).UiPage

// Folded away in a production build, and the page with it.
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: async () => ({ Component: await loadUiPage() }) }]
  : []

const loadNotFound = async () => (await import('./shell/NotFound.tsx')).NotFound

const notFound: RouteObject = {
  path: '*',
  handle: { title: text.notFound } satisfies PageHandle,
  loader: toLogin,
  lazy: async () => ({ Component: await loadPage('NotFound', loadNotFound) }),
  errorElement: <PageError />,
}

const routes: RouteObject[] = [
  {
    Component: () => <Root loadRelogin={loadRelogin} />,
    errorElement: <PageError />,
    // Nothing to show while the first chunk loads: the page's own colours are there already.
    HydrateFallback: () => null,
    children: [
      { path: paths.loginRedirect, loader: ({ request }) => redirect(paths.login + new URL(request.url).search) },
      { loader: guestsOnly, children: publicPages.map(toRoute) },
      ...openPages.map(toRoute),
      ...developmentRoutes,
      {
        loader: membersOnly,
        // Asked again on the way from page to page: a session may have ended meanwhile.
        shouldRevalidate: () => true,
        lazy: async () => ({ Component: await loadPage('Layout', loadFrame) }),
        children: [...pages.map(toRoute), notFound],
      },
    ],
  },
]

setRegisteredPages([...pages, ...publicPages, ...openPages].map(({ path }) => path))

export const router = createBrowserRouter(routes)
