import type { RouteObject } from 'react-router'
import { portalOpenPages } from './areas/portal/portal.public-pages.ts'
import { toRoute } from './page-routes.tsx'
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

/** What everyone may read; a chunk that nobody else loads. */
export const openRoutes: RouteObject[] = [
  { Component: EitherFrame, errorElement: <PageError />, children: portalOpenPages.map(toRoute) },
]

addRegisteredPages(portalOpenPages.map(({ path }) => path))
