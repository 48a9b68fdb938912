import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { areas } from './areas/areas.ts'
import { loadsOf } from './areas/loads.ts'
import { openPatterns } from './areas/portal/open.paths.ts'
import { noteFrame, toFramedRoute } from './framed-routes.tsx'
import { loadPage, toRoute, type Page } from './page-routes.tsx'
import { afterFirstPage } from './shell/first-page.ts'
import { membersOnly, toLogin } from './shell/guard.ts'
import type { Panel } from './shell/panels.ts'
import type { MenuWords } from './shell/menu-words.ts'
import { addNavigation } from './shell/navigation.ts'
import { addParts } from './shell/parts.ts'
import { addOrderPages } from './shell/order-pages.ts'
import { paths } from './shell/paths.ts'
import { addRegisteredPages } from './shell/registered-pages.ts'
import { routesText as text } from './routes.fa.ts'

const code = loadsOf(async () => (await import('./routes.loads.ts')).frameLoads)

/** The frame's own. */
const ownPages: readonly Page[] = [
  {
    path: paths.forbidden,
    title: text.forbidden,
    load: code('forbidden'),
  },
]

const pages = [...areas.flatMap((area) => area.pages), ...ownPages]
const windowPages = areas.flatMap((area) => area.windowPages ?? [])

const loadPalette = async () => {
  const [Palette, ofAreas, wordsOfAreas] = await Promise.all([
    code('palette')(),
    Promise.all(areas.flatMap(({ palette }) => palette?.() ?? [])),
    Promise.all(areas.flatMap(({ menuWords }) => menuWords?.() ?? [])),
  ])
  const sources = ofAreas.flat()
  const words: MenuWords = Object.assign({}, ...wordsOfAreas)
  return () => <Palette sources={sources} words={words} />
}

/** What areas add to the frame. */
const panels: (readonly [Panel, () => Promise<ComponentType>])[] = [
  ['palette', loadPalette],
  ...areas.flatMap((area) => area.panels ?? []),
]

const banners = areas.flatMap((area) => area.banners ?? [])

let isLateAsked = false

const onFrameShown = () => {
  noteFrame()
  if (isLateAsked) return
  isLateAsked = true
  // Whoever cannot load them has a page without them, and its error when they go anywhere.
  void afterFirstPage(() => {
    for (const { parts } of areas) parts?.().then(addParts, () => undefined)
  })
}

/** The signed-in frame; a chunk of its own, because guests never need it. */
export const loadFrame = async () => {
  const { Layout } = await import('./shell/Layout.tsx')
  return () => <Layout panels={panels} banners={banners} onShown={onFrameShown} />
}

const notFound: RouteObject = {
  ...toFramedRoute({ path: '*', title: text.notFound, load: code('notFound') }),
  loader: toLogin,
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

addNavigation(areas.flatMap((area) => area.navigation ?? []))
addOrderPages(areas.flatMap((area) => area.orders ?? []))
addRegisteredPages([...[...pages, ...windowPages].map(({ path }) => path), ...openPatterns])
