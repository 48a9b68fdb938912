import { paths } from './paths.ts'

const parameter = 'return'
// Only the origin's shape matters here: an address that leaves it is not ours.
const anyOrigin = 'https://portal.invalid'

const onOurOrigin = (path: string): URL | undefined => {
  const url = URL.canParse(path, anyOrigin) ? new URL(path, anyOrigin) : undefined
  return url?.origin === anyOrigin ? url : undefined
}

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash

/**
 * The address asked for before signing in, or the dashboard when it would lead out of the portal or back to a public page.
 * Resolved twice: `/..//elsewhere` stays here the first time, and the path that comes out of it, `//elsewhere`, does not.
 */
export const safeReturnPath = (wanted: string | null): string => {
  const first = wanted?.startsWith('/') ? onOurOrigin(wanted) : undefined
  const url = first && onOurOrigin(pathOf(first))
  if (!url) return paths.dashboard
  // Open to guests and members alike, and what stands behind its `#` is a secret.
  if (url.pathname === paths.invitation) return paths.invitation
  const isPublic = url.pathname === paths.loginRedirect || url.pathname.startsWith(paths.aroundSignIn)
  return isPublic ? paths.dashboard : pathOf(url)
}

/** `base` with the address to come back to; nothing is added for the dashboard, where everyone lands anyway. */
export const withReturn = (base: string, from: string): string => {
  const back = safeReturnPath(from)
  return back === paths.dashboard ? base : `${base}?${new URLSearchParams({ [parameter]: back })}`
}

export const returnPathOf = (search: URLSearchParams): string => safeReturnPath(search.get(parameter))
