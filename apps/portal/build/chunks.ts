import type { Rolldown } from 'vite'

/** `account-sign-in` for a file in `areas/account/sign-in`. */
const areaFolderOf = (id: string): string | undefined =>
  /[\\/]areas[\\/](.+)[\\/]/.exec(id)?.[1]?.replaceAll(/[\\/]/g, '-')

/**
 * What is loaded together stays together: a page made of fifty small files compresses worse and asks for more. Each group
 * takes along what its modules need, unless a group before it has taken that; the rest is split by who shares it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What seldom changes keeps its name, and so its place in the browser's cache, over releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/, priority: 8 },
  // Reads and caches what a session may see: the public pages do without it.
  { name: 'state', test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect)[\\/]/, priority: 7 },
  // What every page needs.
  { name: 'start', tags: ['$initial'], priority: 6 },
  // What the login page shares with those behind the login. What both use and is not named here would take the whole
  // frame to the login page, be it an icon: `node bench/run.ts bytes` tells.
  {
    name: 'common',
    test: /src[\\/](ui[\\/](Bind|Field|Link|TextField)|shell[\\/](http|Logo|report-error|session-calls|use-cooldown|value-store))\.tsx?$|icons[\\/](eye|key-round|refresh-cw)\./,
    priority: 5,
  },
  // What the other public pages share with those behind the login.
  {
    name: 'shared',
    test: /src[\\/](ui[\\/](Note|Skeleton)|shell[\\/]project-selection|format[\\/]duration)\.tsx?$/,
    priority: 4,
  },
  // What every page behind the login needs. Layout.tsx itself stays the entry of its own chunk.
  {
    name: 'frame',
    test: /src[\\/](shell[\\/](AllowedLink|Header|LazyPanel|live-binding|ProjectKeeper|Sidebar|use-may)|ui[\\/](Card|DateText|ErrorBox|PageHead|Progress|StatusChip))\.tsx?$/,
    priority: 3,
  },
  // Before the folders: what they need of the login page stays with it.
  {
    name: 'sign-in',
    test: /areas[\\/]account[\\/]sign-in[\\/](login|sign-in|use-|CredentialsForm|OtherWays)[^\\/]*$/,
    minShareCount: 2,
    priority: 2,
  },
  // Lists, and before the other folders of its area what the list of servers is made of: a folder of dialogs would take
  // along what it shares with them, and the list would have to load the dialogs.
  { name: 'list', test: /src[\\/]ui[\\/](ListPage|ListTable)\.tsx$|icons[\\/]plus\./, minShareCount: 2, priority: 2 },
  {
    name: 'vm-hosts',
    test: /areas[\\/]vm[\\/]hosts[\\/]|client[\\/]src[\\/]vm[\\/]host(-bin)?\.generated/,
    minShareCount: 2,
    priority: 2,
  },
  // What pages share of one folder of an area. Not of the whole area: the login page would load what the account has.
  {
    name: areaFolderOf,
    debugName: 'area folder',
    test: (id) => areaFolderOf(id) !== undefined,
    minShareCount: 2,
    priority: 1,
  },
]
