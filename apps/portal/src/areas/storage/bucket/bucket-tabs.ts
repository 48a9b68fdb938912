import type { ComponentType } from 'react'
import { loadChunk } from '../../../shell/chunk-failure.ts'
import { late } from '../../../ui/late.tsx'
import { type BucketSection, bucketSections } from '../storage.paths.ts'
import type { BucketTabProps } from './bucket-tab.ts'
import { bucketText } from './bucket.fa.ts'
import { TabSkeleton } from './TabSkeleton.tsx'

export interface BucketTab {
  id: BucketSection
  label: string
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: ComponentType<BucketTabProps>
}

const loaders: Partial<Record<BucketSection, () => Promise<ComponentType<BucketTabProps>>>> = {
  overview: async () => (await import('./OverviewTab.tsx')).OverviewTab,
  files: async () => (await import('../objects/ObjectsTab.tsx')).ObjectsTab,
}

/** The parts of a bucket's page in the order in which they stand there. */
export const bucketTabs: readonly BucketTab[] = bucketSections.flatMap((id) => {
  const load = loaders[id]
  return load ? [{ id, label: bucketText.sections[id], Content: late(() => loadChunk(id, load), TabSkeleton) }] : []
})

/** The tab that an address names; an unknown one is the first. */
export const findBucketTab = (section: string | null): BucketTab | undefined =>
  bucketTabs.find(({ id }) => id === section) ?? bucketTabs[0]
