import { matchPath } from 'react-router'

let patterns: readonly string[] = []

/** Asked for each line of the menu each time it is drawn; to try all patterns for it took as long as drawing the line. */
let answers = new Map<string, boolean>()

/** Told by the tables of routes: addresses that lead to a page today. */
export const addRegisteredPages = (registered: readonly string[]) => {
  patterns = [...patterns, ...registered]
  answers = new Map()
}

/** Whether a link to this path leads anywhere; a link that does not is not shown. */
export const isRegistered = (path: string) => {
  const [pathname = ''] = path.split('?')
  const known = answers.get(pathname)
  if (known !== undefined) return known
  const leadsAnywhere = patterns.some((pattern) => matchPath(pattern, pathname) !== null)
  answers.set(pathname, leadsAnywhere)
  return leadsAnywhere
}
