import { expect, it } from 'vitest'
import type { Role } from '@sarv/contract/access'
import { accessTypeIn, roleInProject } from './project-access.rules.ts'

it.each<[isSuperUser: boolean, accessType: number | null, seenAs: Role | undefined, role: Role | undefined]>([
  [true, null, undefined, 'superUser'],
  [true, 3, undefined, 'superUser'],
  [false, 1, undefined, 'manager'],
  [false, 3, undefined, 'reader'],
  [false, null, undefined, undefined],
  [true, null, 'reader', 'reader'],
  [true, null, 'manager', 'manager'],
  [true, 1, 'accountManager', undefined],
  [false, 1, 'operator', 'operator'],
  [false, 2, 'reader', undefined],
  [false, 3, 'manager', undefined],
  [false, null, 'reader', undefined],
])('super user %s with access %s, seen as %s: %s', (isSuperUser, accessType, seenAs, role) => {
  expect(roleInProject({ isSuperUser, accessType }, seenAs)).toBe(role)
})

it('a super user counts as the manager of every project', () => {
  const roles: Role[] = ['superUser', 'manager', 'operator', 'reader']
  expect(roles.map(accessTypeIn)).toEqual([1, 1, 2, 3])
})
