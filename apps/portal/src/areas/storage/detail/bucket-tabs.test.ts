import { expect, it } from 'vitest'
import { bucketSections, storagePaths } from '../storage.paths.ts'
import { bucketTabs, findBucketTab } from './bucket-tabs.ts'

it.each(bucketSections)('finds the part %s by its address', (section) => {
  const address = new URL(storagePaths.section(3, 7, section), 'http://localhost')
  expect(findBucketTab(address.searchParams.get('section')).id).toBe(section)
})

it.each([null, '', 'no-such-part'])('opens the overview for %j', (section) => {
  expect(findBucketTab(section).id).toBe('overview')
})

it('has one address for each part', () => {
  expect(new Set(bucketTabs.map(({ id }) => storagePaths.section(3, 7, id))).size).toBe(bucketTabs.length)
})
