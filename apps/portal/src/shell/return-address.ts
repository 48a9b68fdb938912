import { paths } from './paths.ts'

const parameter = 'return'
// Only the origin's shape matters here: an address that leaves it is not ours.
const anyOrigin = 'https://portal.invalid'

/** The address asked for before signing in, or the dashboard when it would lead out of the portal or back to a public page. */
export const safeReturnPath = (wanted: string | null): string => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return paths.dashboard
  const url = new URL(wanted, anyOrigin)
  const isPublic = url.pathname === paths.loginRedirect || url.pathname.startsWith('/account/')
  // Open to guests and members alike, and what stands behind its `#` is a secret.
  if (url.origin === anyOrigin && url.pathname === paths.invitation) return paths.invitation
  return url.origin === anyOrigin && !isPublic ? url.pathname + url.search + url.hash : paths.dashboard
}

/** `base` with the address to come back to; nothing is added for the dashboard, where everyone lands anyway. */
export const withReturn = (base: string, from: string): string => {
  const back = safeReturnPath(from)
  return back === paths.dashboard ? base : `${base}?${new URLSearchParams({ [parameter]: back })}`
}

export const returnPathOf = (search: URLSearchParams): string => safeReturnPath(search.get(parameter))
