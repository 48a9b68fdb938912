import { describe, expect, it } from 'vitest'
import { type Access, type Role, may, rolesAllowed } from './access.ts'

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

describe('may', () => {
  it('has a line here for each line of the table', () =>
    expect(table.map(([access]) => access)).toEqual(Object.keys(rolesAllowed)))

  it.each(table)('%s is for %j alone', (access, allowed) =>
    expect(everyRole.filter((role) => may(access, [role]))).toEqual(allowed),
  )

  it('one role of several is enough', () => expect(may('money', ['reader', 'financialManager'])).toBe(true))

  it('someone without any role gets only what asks for none', () => {
    const open = table.filter(([access]) => may(access, [])).map(([access]) => access)
    expect(open).toEqual(['anyone', 'signedIn'])
  })
})
