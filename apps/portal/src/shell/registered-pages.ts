import { matchPath } from 'react-router'

let patterns: readonly string[] = []

/** Told by the tables of routes: addresses that lead to a page today. */
export const addRegisteredPages = (registered: readonly string[]) => {
  patterns = [...patterns, ...registered]
}

/** Whether a link to this path leads anywhere; a link that does not is not shown. */
export const isRegistered = (path: string) => {
  const [pathname = ''] = path.split('?')
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null)
}
