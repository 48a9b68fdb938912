import { may, type Access, type Role } from './access.ts'
import type { CacheGroup } from './cache-groups.ts'
import { allCalls } from './calls.ts'
import type { Call } from './call.ts'

/** What the reads ask for that provide each group. */
const accessesByGroup = (): ReadonlyMap<CacheGroup, readonly Access[]> => {
  const found = new Map<CacheGroup, Access[]>()
  for (const { provides = [], access } of Object.values(allCalls) as Call[]) {
    for (const group of provides) found.set(group, [...(found.get(group) ?? []), access])
  }
  return found
}

let known: ReadonlyMap<CacheGroup, readonly Access[]> | undefined

/** Those who ask for a role in the account; the others are judged by what somebody sees of projects. */
const ofAccount: ReadonlySet<Access> = new Set(['account', 'money', 'superUser'])

/** Whether somebody may hear that something of this group has happened: whoever may call none of its reads may not. */
export const mayHear = (group: CacheGroup, roles: readonly Role[]): boolean => {
  known ??= accessesByGroup()
  const accesses = known.get(group) ?? []
  return accesses.length === 0 || accesses.some((access) => !ofAccount.has(access) || may(access, roles))
}
