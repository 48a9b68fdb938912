import { expect, it } from 'vitest'
import type { Role } from '../../access.ts'
import { accountRolesOf, mayChangeAccountRoles, noAccountRoles } from './customer-users.rules.ts'

const superUser = { ...noAccountRoles, isSuperUser: true }
const financial = { ...noAccountRoles, isFinancialManager: true }
const account = { ...noAccountRoles, isAccountManager: true }

it('names the roles that someone holds', () => {
  expect(accountRolesOf(noAccountRoles)).toEqual([])
  expect(accountRolesOf({ ...financial, isAccountManager: true })).toEqual(['accountManager', 'financialManager'])
  expect(accountRolesOf(superUser)).toEqual(['superUser'])
})

it.each<[own: Role[], from: object, to: object, allowed: boolean]>([
  [['superUser'], noAccountRoles, superUser, true],
  [['superUser'], superUser, noAccountRoles, true],
  [['accountManager'], noAccountRoles, account, true],
  [['accountManager'], account, noAccountRoles, true],
  [['accountManager'], noAccountRoles, superUser, false],
  [['accountManager'], superUser, noAccountRoles, false],
  [['accountManager'], superUser, superUser, false],
  [['accountManager'], noAccountRoles, financial, false],
  [['accountManager'], financial, financial, true],
  [['accountManager'], financial, noAccountRoles, true],
  [['accountManager', 'financialManager'], noAccountRoles, financial, true],
  [['financialManager'], noAccountRoles, financial, false],
  [['manager'], noAccountRoles, noAccountRoles, false],
  [[], noAccountRoles, noAccountRoles, false],
])('%j turning %j into %j: %s', (own, from, to, allowed) => {
  expect(mayChangeAccountRoles(own, { ...noAccountRoles, ...from }, { ...noAccountRoles, ...to })).toBe(allowed)
})
