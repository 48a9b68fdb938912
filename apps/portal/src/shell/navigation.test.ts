import { beforeEach, describe, expect, it } from 'vitest'
import { allEntries, existing, isEntryCurrent, sidebarGroups } from './navigation.ts'
import { addRegisteredPages } from './registered-pages.ts'

beforeEach(() =>
  addRegisteredPages(['/', '/vm/:projectId/list', '/vm/:projectId/:id/specification', '/portal/account']),
)

describe('the menu', () => {
  it('shows only groups and entries whose page exists', () => {
    expect(sidebarGroups().map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
      ['infrastructure', ['vm']],
    ])
    expect(allEntries().map(({ id }) => id)).toEqual(['dashboard', 'vm', 'account', 'changePassword'])
  })

  it('lights a list on the pages below it', () => {
    const [vm] = existing('vm')
    const isLit = (pathname: string) => vm && isEntryCurrent(vm, pathname)
    expect(isLit('/vm/3/list')).toBe(true)
    expect(isLit('/vm/3/7/specification')).toBe(true)
    expect(isLit('/')).toBe(false)
    expect(isLit('/vmx/3/list')).toBe(false)
  })

  it('lights the dashboard on its own page alone', () => {
    const [dashboard] = existing('dashboard')
    expect(dashboard && isEntryCurrent(dashboard, '/')).toBe(true)
    expect(dashboard && isEntryCurrent(dashboard, '/vm/3/list')).toBe(false)
  })
})
