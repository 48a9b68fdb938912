import { describe, expect, it } from 'vitest'
import {
  type Access,
  type OperatorRole,
  type Role,
  accessTypeOfRole,
  isOperatorAccess,
  may,
  operatorRoles,
  roleOfAccessType,
  rolesAllowed,
  rolesToSeeAs,
  tokenMay,
} from './access.ts'

const everyRole: Role[] = ['superUser', 'accountManager', 'financialManager', 'manager', 'operator', 'reader']

const table: [Access, Role[]][] = [
  ['anyone', everyRole],
  ['signedIn', everyRole],
  ['account', ['superUser', 'accountManager']],
  ['money', ['superUser', 'financialManager']],
  ['superUser', ['superUser']],
  ['project:read', ['superUser', 'manager', 'operator', 'reader']],
  ['project:operate', ['superUser', 'manager', 'operator']],
  ['project:manage', ['superUser', 'manager']],
]

const operatorTable: [Access, OperatorRole[]][] = [
  ['operator', [...operatorRoles]],
  ['operator:customers', ['support', 'finance', 'admin']],
  ['operator:support', ['support', 'admin']],
  ['operator:finance', ['finance', 'admin']],
  ['operator:engineer', ['engineer', 'admin']],
  ['operator:editor', ['editor', 'admin']],
  ['operator:incidents', ['engineer', 'editor', 'admin']],
  ['operator:admin', ['admin']],
]

describe('may', () => {
  it('has a line here for each line of the table', () =>
    expect([...table, ...operatorTable].map(([access]) => access)).toEqual(Object.keys(rolesAllowed)))

  it.each(operatorTable)('%s is for %j of the operators alone', (access, allowed) => {
    expect(operatorRoles.filter((role) => may(access, [role]))).toEqual(allowed)
    expect(isOperatorAccess(access)).toBe(true)
  })

  it('a role of one side means nothing on the other', () => {
    const closed = [...table, ...operatorTable].filter(([access]) => rolesAllowed[access] !== 'all')
    for (const [access] of closed) {
      const others: readonly (Role | OperatorRole)[] = isOperatorAccess(access) ? everyRole : operatorRoles
      expect(others.filter((role) => may(access, [role]))).toEqual([])
    }
  })

  it.each(table)('%s is for %j alone', (access, allowed) =>
    expect(everyRole.filter((role) => may(access, [role]))).toEqual(allowed),
  )

  it('one role of several is enough', () => expect(may('money', ['reader', 'financialManager'])).toBe(true))

  it('someone without any role gets only what asks for none', () => {
    const open = table.filter(([access]) => may(access, [])).map(([access]) => access)
    expect(open).toEqual(['anyone', 'signedIn'])
  })
})

describe('an API token', () => {
  const read = { method: 'GET', access: 'project:read' } as const
  const write = { method: 'POST', access: 'project:operate' } as const
  const account = { method: 'GET', access: 'signedIn' } as const
  const everything = { readOnly: false }
  const oneProject = { readOnly: false, projectIds: [7] }

  it.each([
    [read, everything, true],
    [write, everything, true],
    [account, everything, true],
    [read, { readOnly: true }, true],
    [write, { readOnly: true }, false],
    [{ ...read, effect: true }, { readOnly: true }, false],
    [{ ...read, effect: true }, everything, true],
    [write, oneProject, true],
    [account, oneProject, false],
    [{ ...account, tokens: 'anyScope' }, oneProject, true],
    [{ ...account, tokens: 'never' }, everything, false],
    [{ ...read, tokens: 'writing' }, oneProject, true],
    [{ ...read, tokens: 'writing' }, { readOnly: true }, false],
  ] as const)('%o with scope %o: %s', (call, scope, expected) => expect(tokenMay(call, scope)).toBe(expected))
})

describe('seeing as another role', () => {
  it('is for those who are more than that', () => {
    expect(rolesToSeeAs(['superUser'])).toEqual(everyRole.slice(1))
    expect(rolesToSeeAs(['manager'])).toEqual(['operator', 'reader'])
    for (const role of ['accountManager', 'financialManager', 'operator', 'reader'] as const) {
      expect(rolesToSeeAs([role])).toEqual([])
    }
  })

  it('names the access type of a role in a project', () => {
    for (const role of ['manager', 'operator', 'reader'] as const) {
      expect(roleOfAccessType(accessTypeOfRole(role))).toBe(role)
    }
    expect(accessTypeOfRole('superUser')).toBeUndefined()
  })
})
