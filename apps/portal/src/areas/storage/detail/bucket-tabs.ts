import type { ComponentType } from 'react'
import { tabContent } from '../../../services/ServiceDetailPage.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type BucketSection, bucketSections } from '../storage.paths.ts'
import type { BucketTabProps, TabActionsProps } from './bucket-tab.ts'
import { bucketText } from './detail.fa.ts'

interface BucketTab {
  id: BucketSection
  label: string
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: ComponentType<BucketTabProps>
  /** Stands in the page's head while the tab is open, in place of the usual way to the keys. */
  Actions?: ComponentType<TabActionsProps>
}

const loaders: Record<BucketSection, () => Promise<ComponentType<BucketTabProps>>> = {
  overview: async () => (await import('./OverviewTab.tsx')).OverviewTab,
  files: async () => (await import('../objects/ObjectsTab.tsx')).ObjectsTab,
  keys: async () => (await import('../bucket-keys/KeysTab.tsx')).KeysTab,
  settings: async () => (await import('../bucket-settings/SettingsTab.tsx')).SettingsTab,
  resize: async () => (await import('../resize/ResizeTab.tsx')).ResizeTab,
}

const actions: Partial<Record<BucketSection, ComponentType<TabActionsProps>>> = {
  files: lazyPart(async () => (await import('../objects/FileActions.tsx')).FileActions),
}

const tab = (id: BucketSection): BucketTab => ({
  id,
  label: bucketText.sections[id],
  Content: tabContent(loaders[id]),
  ...(actions[id] && { Actions: actions[id] }),
})

const firstTab = tab(bucketSections[0])

/** The parts of a bucket's page in the order in which they stand there. */
export const bucketTabs: readonly BucketTab[] = [firstTab, ...bucketSections.slice(1).map(tab)]

/** The tab that an address names; an unknown one is the first. */
export const findBucketTab = (section: string | null): BucketTab =>
  bucketTabs.find(({ id }) => id === section) ?? firstTab
