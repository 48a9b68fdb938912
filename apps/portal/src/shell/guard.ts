import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from './paths.ts'
import { returnPathOf, withReturn } from './return-address.ts'
import { hasToken } from './session.ts'

/** Pages behind the login; whoever has no session comes back here after signing in. */
export const membersOnly = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url)
  return hasToken() ? null : redirect(withReturn(paths.login, pathname + search + hash))
}

/** The public account pages have nothing for someone who is signed in. */
export const guestsOnly = ({ request }: LoaderFunctionArgs) =>
  hasToken() ? redirect(returnPathOf(new URL(request.url).searchParams)) : null

/** An address that no page has: nothing to come back to. */
export const toLogin = () => (hasToken() ? null : redirect(paths.login))
