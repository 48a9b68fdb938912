import { allGroups } from './groups.generated.ts'
import type { OperatorGroup } from './operator/operator-groups.ts'

/** What a read provides and a write or a live event makes stale; the tags of the generated client. Each area has its own. */
export type CustomerGroup = (typeof allGroups)[number][number]

/** Of both sides. */
export type CacheGroup = CustomerGroup | OperatorGroup

export const cacheGroups: readonly CustomerGroup[] = allGroups.flat()
