import { matchPath } from 'react-router'

let patterns: readonly string[] = []

/** Told once by routes.tsx: the addresses that lead to a page today. */
export const setRegisteredPages = (registered: readonly string[]) => {
  patterns = registered
}

/** Whether a link to this path leads anywhere; a link that does not is not shown. */
export const isRegistered = (path: string) => {
  const [pathname = ''] = path.split('?')
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null)
}
