import { Server } from 'lucide-react'
import { beforeAll, describe, expect, it } from 'vitest'
import { addNavigation, allEntries, existing, isEntryCurrent, projectHome, sidebarGroups } from './navigation.ts'
import { addRegisteredPages } from './registered-pages.ts'

const line = { icon: Server }
const infrastructure = { id: 'infrastructure', label: 'cloud', icon: Server }

beforeAll(() => {
  addNavigation([
    { id: 'dashboard', label: 'home', path: '/', ...line },
    { id: 'vm', label: 'servers', group: infrastructure, path: (id) => `/vm/${id}/list`, ...line },
    { id: 'volume', label: 'volumes', group: infrastructure, path: (id) => `/volume/${id}`, ...line },
    { id: 'money', label: 'money', path: '/portal/financial', below: ['/portal/wallet/'], ...line },
    { id: 'account', label: 'account', path: '/portal/account', ...line },
    { id: 'changePassword', label: 'password', path: '/portal/account?tab=change-password', ...line },
  ])
  addRegisteredPages([
    '/',
    '/portal/financial',
    '/vm/:projectId/list',
    '/vm/:projectId/:id/specification',
    '/portal/account',
  ])
})

describe('the menu', () => {
  it('shows only groups and entries whose page exists', () => {
    expect(sidebarGroups().map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
      ['infrastructure', ['vm']],
    ])
    expect(allEntries().map(({ id }) => id)).toEqual(['dashboard', 'vm', 'money', 'account', 'changePassword'])
  })

  it('enters a project by its first list', () => expect(projectHome(3)).toBe('/vm/3/list'))

  it('lights a list on the pages below it', () => {
    const [vm] = existing('vm')
    const isLit = (pathname: string) => vm && isEntryCurrent(vm, pathname)
    expect(isLit('/vm/3/list')).toBe(true)
    expect(isLit('/vm/3/7/specification')).toBe(true)
    expect(isLit('/')).toBe(false)
    expect(isLit('/vmx/3/list')).toBe(false)
  })

  it('lights money on the pages of an invoice and of a payment', () => {
    const [money] = existing('money')
    const isLit = (pathname: string) => money && isEntryCurrent(money, pathname)
    expect(isLit('/portal/financial')).toBe(true)
    expect(isLit('/portal/wallet/invoice/12')).toBe(true)
    expect(isLit('/portal/account')).toBe(false)
  })

  it('lights the dashboard on its own page alone', () => {
    const [dashboard] = existing('dashboard')
    expect(dashboard && isEntryCurrent(dashboard, '/')).toBe(true)
    expect(dashboard && isEntryCurrent(dashboard, '/vm/3/list')).toBe(false)
  })
})
