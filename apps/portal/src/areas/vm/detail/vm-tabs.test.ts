import { expect, it } from 'vitest'
import { findTab, tabsOf } from './vm-tabs.ts'

const idsOf = (host: Parameters<typeof tabsOf>[0]) => tabsOf(host).map(({ id }) => id)

it('hides rebuilding from a node of a cluster, and from nobody else', () => {
  expect(idsOf({ isCluster: true })).not.toContain('rebuild')
  expect(idsOf({ isCluster: false })).toContain('rebuild')
  expect(idsOf(undefined)).toContain('rebuild')
})

it('opens the overview for an address that names no tab of this server', () => {
  expect(findTab(tabsOf({ isCluster: true }), 'rebuild').id).toBe('specification')
  expect(findTab(tabsOf(undefined), undefined).id).toBe('specification')
  expect(findTab(tabsOf(undefined), 'analytics').id).toBe('analytics')
})

it('gives every tab its own address', () => {
  expect(findTab(tabsOf(undefined), 'config').pathOf(3, 7)).toBe('/vm/3/7/config')
})
