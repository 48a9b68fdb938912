import { redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { CaptchaGate } from './areas/account/sign-in/CaptchaGate.tsx'
import { OperatorLoginPage } from './areas/operator/operator-sessions/OperatorLoginPage.tsx'
import { hasOperatorToken } from './areas/operator/operator-sessions/operator-session.ts'
import { missingPage, operatorPages, setUpPage } from './areas/operator/operator.pages.ts'
import { operatorPaths } from './areas/operator/operator.paths.ts'
import { operatorPagesText as text } from './areas/operator/operator.pages.fa.ts'
import { toRoute } from './page-routes.tsx'
import type { PageHandle } from './shell/page-handle.ts'
import { PageError } from './shell/PageError.tsx'
import { addRegisteredPages } from './shell/registered-pages.ts'
import { withReturn } from './shell/return-address.ts'

/** Whoever has no session of an operator comes back after signing in; one of a customer opens nothing here. */
const operatorsOnly = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url)
  return hasOperatorToken() ? null : redirect(withReturn(operatorPaths.login, pathname + search + hash))
}

const login: RouteObject = {
  path: operatorPaths.login,
  handle: { title: text.login } satisfies PageHandle,
  Component: () => <OperatorLoginPage CaptchaGate={CaptchaGate} />,
  errorElement: <PageError />,
}

/** The other side of the counter: a chunk that no customer ever loads. */
export const operatorRoutes: RouteObject[] = [
  login,
  toRoute(setUpPage),
  {
    loader: operatorsOnly,
    shouldRevalidate: () => true,
    lazy: async () => ({ Component: (await import('./areas/operator/frame/OperatorLayout.tsx')).OperatorLayout }),
    errorElement: <PageError />,
    children: [...operatorPages, missingPage].map(toRoute),
  },
]

addRegisteredPages([operatorPaths.login, operatorPaths.setUp, ...operatorPages.map(({ path }) => path)])
