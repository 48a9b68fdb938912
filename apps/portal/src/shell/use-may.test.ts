import { may } from '@sarv/contract/access'
import { allCalls } from '@sarv/contract/calls'
import { viewMay } from '@sarv/contract/reads'
import { viewMayNot } from '@sarv/contract/view.fa'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionFromLogin } from './session.ts'
import { actsInProject, rolesIn } from './use-may.ts'

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

/** Read by `useMayReadIn`, because they are shown in a view too; the last two are read by dialogs that do not open there. */
const readsOfManagers = ['capGet', 'projectInvitationList', 'projectUserLeftBehind', 'serviceMoveRehearse']

it('takes for acts just those accesses of a project whose calls a view may not make', () => {
  const calls = Object.entries(allCalls).filter(([, { access }]) => actsInProject(access))
  expect(calls.length).toBeGreaterThan(100)
  expect(
    calls
      .filter(([, call]) => viewMay(call))
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(readsOfManagers)
  expect(
    ['account', 'money', 'superUser', 'signedIn', 'project:read'].filter((each) => actsInProject(each as 'money')),
  ).toEqual([])
})

/** What somebody of project 1 is told in this tab; what the hooks hear from their stores is asked once. */
const told = async (tab: Record<string, string>) => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab[key] ?? null })
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    useSyncExternalStore: (_subscribe: unknown, current: () => unknown) => current(),
  }))
  vi.doMock('./use-project.ts', () => ({ useProjects: () => ({ projects: [{ id: 1 }], isRead: true }) }))
  const { useMay, useMayInAccount, useMayReadIn, useRoleRefusal } = await import('./use-may.ts')
  const may = useMay(1)
  return {
    reads: may('project:read') && useMayReadIn()(1, 'project:manage'),
    operates: may('project:operate'),
    manages: may('project:manage'),
    refusal: useRoleRefusal(1)('project:manage'),
    seesMoney: useMayInAccount()('money'),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./use-project.ts')
  vi.doUnmock('react')
})

const owner = JSON.stringify(person({ isSuperUser: true }))

it('in a view everything is read and nothing is done, because one only looks', async () => {
  const view = JSON.stringify({ id: 12, customerId: 5, endsAt: 0 })
  expect(await told({ 'sarv.view': view, 'sarv.session': owner })).toEqual({
    reads: true,
    operates: false,
    manages: false,
    refusal: viewMayNot,
    seesMoney: true,
  })
})

it('outside of a view the same person may', async () => {
  vi.stubGlobal('localStorage', { getItem: () => owner })
  expect(await told({})).toEqual({ reads: true, operates: true, manages: true, refusal: undefined, seesMoney: true })
})
