import { createBrowserRouter, redirect } from 'react-router'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { guestPages, openPages, publicCode } from './areas/account/account.public-pages.ts'
import { financialOpenPages } from './areas/financial/financial.public-pages.ts'
import { isOpenAddress } from './areas/portal/open.paths.ts'
import { isOperatorAddress } from './areas/operator/operator.paths.ts'
import { galleryPath } from './dev/gallery/gallery-path.ts'
import { toRoute } from './page-routes.tsx'
import { loadChunk } from './ui/load-chunk.ts'
import { guestsOnly } from './shell/guard.ts'
import { PageError } from './shell/PageError.tsx'
import { paths } from './shell/paths.ts'
import { addRegisteredPages } from './shell/registered-pages.ts'
import { Root } from './shell/Root.tsx'

const loadRelogin = publicCode('reloginDialog')
const loadStepUp = publicCode('stepUpDialog')

const loadUiPage = async () => (await import('./dev/UiPage.tsx')).UiPage

// Folded away in a production build, and the page with it.
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: galleryPath, lazy: async () => ({ Component: await loadUiPage() }) }]
  : []

const rootId = 'root'

const routes: RouteObject[] = [
  {
    id: rootId,
    Component: () => <Root loadRelogin={loadRelogin} loadStepUp={loadStepUp} />,
    errorElement: <PageError />,
    // Nothing to show while the first chunk loads: the page's own colours are there already.
    HydrateFallback: () => null,
    children: [
      { path: paths.loginRedirect, loader: ({ request }) => redirect(paths.login + new URL(request.url).search) },
      { loader: guestsOnly, children: guestPages.map(toRoute) },
      ...[...openPages, ...financialOpenPages].map(toRoute),
      ...developmentRoutes,
    ],
  },
]

addRegisteredPages([...guestPages, ...openPages, ...financialOpenPages].map(({ path }) => path))

let areMembersIn = false

/** The operators' side has nothing in common with what customers load. */
let areOperatorsIn = false

const addOperatorRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  if (areOperatorsIn) return
  const { operatorRoutes } = await loadChunk('operator', () => import('./operator-routes.tsx'))
  areOperatorsIn = true
  patch(rootId, operatorRoutes)
}

/** Open to everyone, in one frame or the other. */
let areOpenIn = false

const addOpenRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  if (areOpenIn) return
  const { openRoutes } = await loadChunk('open', () => import('./open-routes.tsx'))
  areOpenIn = true
  patch(rootId, openRoutes)
}

/** Any other address is behind the login, or nowhere: the table of those pages is a chunk of its own. */
const addMemberRoutes: PatchRoutesOnNavigationFunction = async (asked) => {
  if (isOperatorAddress(asked.path)) return addOperatorRoutes(asked)
  if (isOpenAddress(asked.path)) return addOpenRoutes(asked)
  if (areMembersIn) return
  // What all of them need comes beside their table and not after it; if it cannot come, the route that needs it says so.
  import('./shell/Layout.tsx').catch(() => undefined)
  const { memberRoutes } = await loadChunk('routes', () => import('./routes.tsx'))
  areMembersIn = true
  asked.patch(rootId, memberRoutes)
}

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addMemberRoutes })
