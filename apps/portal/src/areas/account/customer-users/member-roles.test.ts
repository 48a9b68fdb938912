import type { CustomerUserListItem, InvitationListItem } from '@sarv/client/account.generated'
import type { Role } from '@sarv/contract/access'
import { noAccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import { userAccessType } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import {
  givesNothing,
  invitedProjectsOf,
  memberRefusal,
  resendRefusal,
  roleRefusal,
  takeBackRefusal,
  usualAccess,
  withRole,
} from './member-roles.ts'
import { usersText } from './customer-users.fa.ts'

const member = (userId: number, more: Partial<CustomerUserListItem> = {}): CustomerUserListItem => ({
  id: userId,
  userId,
  user: `user ${userId}`,
  email: `user-${userId}@example.com`,
  phoneNumber: null,
  isSuperManager: false,
  isFinancialManager: false,
  isAccountManager: false,
  isProjectUser: false,
  isActive: true,
  ...more,
})

const { superUser, lastSuperUser, project } = usersText.refused
const onlySuper = [member(1, { isSuperManager: true }), member(2), member(3, { isSuperManager: true, isActive: false })]
const twoSuper = [...onlySuper, member(4, { isSuperManager: true })]

describe('changing and removing members', () => {
  it.each<[string, Role[], number, readonly CustomerUserListItem[], string | undefined]>([
    ['a super user, another one', ['superUser'], 0, twoSuper, undefined],
    ['a super user, a plain user', ['superUser'], 1, onlySuper, undefined],
    ['anyone, the last super user who can sign in', ['superUser'], 0, onlySuper, lastSuperUser],
    ['an account manager, a plain user', ['accountManager'], 1, onlySuper, undefined],
    ['an account manager, a super user', ['accountManager'], 0, twoSuper, superUser],
  ])('%s', (_who, own, at, members, refusal) => {
    expect(memberRefusal(own, members[at]!, members)).toBe(refusal)
  })
})

describe('giving roles', () => {
  const { coveredBySuper, onlySuperGives, onlyOwn } = usersText.roles
  const superWanted = { ...noAccountRoles, isSuperUser: true }
  it.each([
    ['a super user gives every role', ['superUser'], noAccountRoles, noAccountRoles, [undefined, undefined, undefined]],
    [
      'super user covers the others',
      ['superUser'],
      noAccountRoles,
      superWanted,
      [undefined, coveredBySuper, coveredBySuper],
    ],
    [
      'an account manager gives their own role',
      ['accountManager'],
      noAccountRoles,
      noAccountRoles,
      [onlySuperGives, onlyOwn, undefined],
    ],
    [
      'and leaves what a member has',
      ['accountManager'],
      { ...noAccountRoles, isFinancialManager: true },
      noAccountRoles,
      [onlySuperGives, undefined, undefined],
    ],
  ] as const)('%s', (_rule, own, before, wanted, refusals) => {
    const flags = ['isSuperUser', 'isFinancialManager', 'isAccountManager'] as const
    expect(flags.map((flag) => roleRefusal(own, before, wanted, flag))).toEqual(refusals)
  })

  it('super user clears the others, and they do not come back with its end', () => {
    const both = { ...noAccountRoles, isFinancialManager: true, isAccountManager: true }
    const raised = withRole(both, 'isSuperUser', true)
    expect(raised).toEqual(superWanted)
    expect(withRole(raised, 'isSuperUser', false)).toEqual(noAccountRoles)
    expect(withRole(noAccountRoles, 'isFinancialManager', true).isFinancialManager).toBe(true)
  })
})

describe('open invitations', () => {
  const invitation = (more: Partial<InvitationListItem> = {}): InvitationListItem => ({
    id: 1,
    email: 'guest@example.com',
    ...noAccountRoles,
    projectId: null,
    project: null,
    userAccessTypeId: null,
    invitedBy: null,
    createDate: '2026-11-15T09:30:00',
    expireDate: '2026-11-22T09:30:00',
    ...more,
  })
  const [nowhere, everywhere] = [() => false, () => true]

  it('an account manager neither sends nor takes back what only a super user gives', () => {
    const asSuper = invitation({ isSuperUser: true })
    expect(resendRefusal(['accountManager'], asSuper, everywhere)).toBe(superUser)
    expect(takeBackRefusal(['accountManager'], asSuper)).toBe(superUser)
    expect(resendRefusal(['superUser'], asSuper, nowhere)).toBeUndefined()
  })

  it('one into a project is sent again by who manages the project', () => {
    const intoProject = invitation({ projectId: 7, project: 'shop', userAccessTypeId: 3 })
    expect(resendRefusal(['accountManager'], intoProject, nowhere)).toBe(project)
    expect(resendRefusal(['accountManager'], intoProject, everywhere)).toBeUndefined()
    expect(takeBackRefusal(['accountManager'], intoProject)).toBeUndefined()
  })
})

describe('what an invitation gives', () => {
  it('is to begin with a look at the project at hand', () => {
    expect(usualAccess([3, 5], 5)).toEqual({ 5: userAccessType.id.reporter })
    expect(usualAccess([3, 5], 9)).toEqual({ 3: userAccessType.id.reporter })
    expect(usualAccess([], null)).toEqual({})
  })

  it('is the projects with an access; a super user needs none', () => {
    const given = { 3: userAccessType.id.reporter, 5: 0 }
    expect(invitedProjectsOf(given, noAccountRoles)).toEqual([{ projectId: 3, userAccessTypeId: 3 }])
    expect(invitedProjectsOf(given, { isSuperUser: true })).toEqual([])
  })

  it('is never nothing', () => {
    expect(givesNothing(noAccountRoles, [])).toBe(true)
    expect(givesNothing(noAccountRoles, [{}])).toBe(false)
    expect(givesNothing({ ...noAccountRoles, isFinancialManager: true }, [])).toBe(false)
  })
})
