import type { RouteObject } from 'react-router'
import { portalOpenPages } from './areas/portal/portal.public-pages.ts'
import { toRoute, type Page } from './page-routes.tsx'
import { noteFirstPage } from './shell/first-page.ts'
import { OpenFrame } from './shell/OpenFrame.tsx'
import { PageError } from './shell/PageError.tsx'
import { addRegisteredPages } from './shell/registered-pages.ts'
import { useSession } from './shell/session.ts'
import { lazyPart } from './ui/lazy-part.tsx'

const MemberFrame = lazyPart(async () => (await import('./routes.tsx')).loadFrame(), { isFrame: true })

/** The frame of customers for whoever is signed in, a plain head for everyone else. */
function EitherFrame() {
  const isSignedIn = useSession().accessToken !== ''
  return isSignedIn ? <MemberFrame /> : <OpenFrame />
}

/** Signed-in people may open one of these first: parts of their frame come after the first page, and wait for it. */
const toOpenRoute = ({ load, ...page }: Page): RouteObject =>
  toRoute({
    ...page,
    load: async () => {
      const loaded = await load()
      noteFirstPage()
      return loaded
    },
  })

/** What everyone may read; a chunk that nobody else loads. */
export const openRoutes: RouteObject[] = [
  { Component: EitherFrame, errorElement: <PageError />, children: portalOpenPages.map(toOpenRoute) },
]

addRegisteredPages(portalOpenPages.map(({ path }) => path))
