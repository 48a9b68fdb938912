import { may } from '@sarv/contract/access'
import { expect, it } from 'vitest'
import { sessionFromLogin } from './session.ts'
import { rolesIn } from './use-may.ts'

const person = (roles: object = {}) => sessionFromLogin({ accessToken: 'x', ...roles })

it.each([
  ['a super user', person({ isSuperUser: true }), undefined, ['project:read', 'project:operate', 'project:manage']],
  ['an owner', person(), 1, ['project:read', 'project:operate', 'project:manage']],
  ['an operator', person(), 2, ['project:read', 'project:operate']],
  ['a reader', person(), 3, ['project:read']],
  ['someone who is not in the project', person({ isFinancialManager: true }), undefined, []],
] as const)('%s may do just what the table says', (_who, session, accessType, allowed) => {
  const roles = rolesIn(session, accessType)
  const asked = ['project:read', 'project:operate', 'project:manage'] as const
  expect(asked.filter((access) => may(access, roles))).toEqual(allowed)
})
