import { expect, it } from 'vitest'
import { accountTabPath, accountTabs, findAccountTab } from './account-tabs.ts'

it.each([
  'profile',
  'billing',
  'referral',
  'users',
  'security',
  'api-token',
  'notification',
  'notification-setting',
  'webhook',
  'change-password',
])('finds the tab %s by its address', (id) => {
  const tab = findAccountTab(id)
  expect(tab.id).toBe(id)
  expect(findAccountTab(new URLSearchParams(accountTabPath(tab).split('?')[1]).get('tab'))).toBe(tab)
})

it.each([null, '', 'no-such-tab'])('opens the profile for %j', (id) => {
  expect(findAccountTab(id).id).toBe('profile')
  expect(accountTabPath(findAccountTab(id))).toBe('/portal/account')
})

it('has one tab for each address', () => {
  expect(new Set(accountTabs.map(accountTabPath)).size).toBe(accountTabs.length)
})
