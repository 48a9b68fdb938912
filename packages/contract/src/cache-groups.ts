import { allGroups } from './groups.generated.ts'

/** What a read provides and a write or a live event makes stale; the tags of the generated client. Each area has its own. */
export type CacheGroup = (typeof allGroups)[number][number]

export const cacheGroups: readonly CacheGroup[] = allGroups.flat()
