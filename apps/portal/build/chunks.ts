import type { Rolldown } from 'vite'

const areaOf = (id: string): string | undefined => /[\\/]areas[\\/]([\w-]+)[\\/]/.exec(id)?.[1]

/**
 * What is loaded together stays together: a page made of fifty small files compresses worse and asks for more. Each group
 * takes along what its modules need, unless a group before it has taken that; the rest is split by who shares it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What seldom changes keeps its name, and so its place in the browser's cache, over releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/, priority: 6 },
  // Reads and caches what a session may see: the public pages do without it.
  { name: 'state', test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect)[\\/]/, priority: 5 },
  // What every page needs.
  { name: 'start', tags: ['$initial'], priority: 4 },
  // What the public pages share with those behind the login. What both use and is not named here would take the whole
  // frame to the login page: `node bench/run.ts bytes` tells.
  {
    name: 'common',
    test: /src[\\/](ui[\\/](Bind|Field|Link|TextField)|shell[\\/](http|Logo|report-error|session-calls|value-store))\.tsx?$|icons[\\/]refresh-cw\./,
    priority: 3,
  },
  // What every page behind the login needs. Layout.tsx itself stays the entry of its own chunk.
  {
    name: 'frame',
    test: /src[\\/](shell[\\/](AllowedLink|Header|LazyPanel|live-binding|ProjectKeeper|Sidebar|use-may)|ui[\\/](Card|DateText|ErrorBox|PageHead|Progress|Skeleton|StatusChip))\.tsx?$/,
    priority: 2,
  },
  // What the pages of one area share.
  { name: areaOf, debugName: 'area', test: (id) => areaOf(id) !== undefined, minShareCount: 2, priority: 1 },
]
