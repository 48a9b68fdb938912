import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { ComponentType } from 'react'
import { tabContent } from '../../../services/ServiceDetailPage.tsx'
import { paths } from '../vm.paths.ts'
import { detailText } from './detail.fa.ts'
import type { VmTabProps } from './vm-tab.ts'

type VmTabId = keyof typeof detailText.tabs

interface VmTab {
  id: VmTabId
  label: string
  pathOf: (projectId: number, id: number) => string
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: ComponentType<VmTabProps>
}

const tab = (id: VmTabId, load: () => Promise<ComponentType<VmTabProps>>): VmTab => ({
  id,
  label: detailText.tabs[id],
  pathOf: paths.vm[id],
  Content: tabContent(load),
})

const firstTab = tab('specification', async () => (await import('./SpecificationTab.tsx')).SpecificationTab)

/** The parts of a server's page in the order in which they stand there, each with its own address. */
const vmTabs: readonly VmTab[] = [
  firstTab,
  tab('analytics', async () => (await import('../metrics/AnalyticsTab.tsx')).AnalyticsTab),
  tab('ip', async () => (await import('../host-ips/VmIpTab.tsx')).VmIpTab),
  tab('firewall', async () => (await import('../host-firewall/FirewallTab.tsx')).FirewallTab),
  tab('volume', async () => (await import('../volumes/VmVolumeTab.tsx')).VmVolumeTab),
  tab('network', async () => (await import('../networks/VmNetworkTab.tsx')).VmNetworkTab),
  tab('snapshot', async () => (await import('../host-snapshots/SnapshotTab.tsx')).SnapshotTab),
  tab('config', async () => (await import('../resize/ConfigTab.tsx')).ConfigTab),
  tab('rebuild', async () => (await import('../rebuild/RebuildTab.tsx')).RebuildTab),
]

/** A node of a managed cluster keeps the system that its cluster installed. */
export const tabsOf = (host: Pick<VmHostDetail, 'isCluster'> | undefined): readonly VmTab[] =>
  host?.isCluster ? vmTabs.filter(({ id }) => id !== 'rebuild') : vmTabs

/** The tab that an address ends with; an unknown one is the first. */
export const findTab = (tabs: readonly VmTab[], id: string | undefined): VmTab =>
  tabs.find((each) => each.id === id) ?? firstTab
