import type { ComponentType } from 'react'
import { tabContent } from '../../../services/ServiceDetailPage.tsx'
import { vpcTabs, type VpcTabId } from '../vm.paths.ts'
import type { VpcTabProps } from './vpc-tab.ts'
import { vpcText } from './vpcs.fa.ts'

/** A chunk of its own for each, loaded when the tab is first opened. */
const loaders: Record<VpcTabId, () => Promise<ComponentType<VpcTabProps>>> = {
  overview: async () => (await import('./VpcOverviewTab.tsx')).VpcOverviewTab,
  topology: async () => (await import('../topology/VpcTopologyTab.tsx')).VpcTopologyTab,
  network: async () => (await import('./VpcNetworkTab.tsx')).VpcNetworkTab,
  vpcVm: async () => (await import('../hosts/CloudServersTab.tsx')).CloudServersTab,
  nat: async () => (await import('../vpc-nats/VpcNatTab.tsx')).VpcNatTab,
  ip: async () => (await import('../vpc-ips/VpcIpTab.tsx')).VpcIpTab,
  loadBalancer: async () => (await import('../load-balancers/VpcBalancerTab.tsx')).VpcBalancerTab,
  plan: async () => (await import('./VpcPlanTab.tsx')).VpcPlanTab,
}

const tabOf = (id: VpcTabId) => ({ id, label: vpcText.tabs[id], Content: tabContent(loaders[id]) })

const firstTab = tabOf(vpcTabs[0])

/** The parts of a cloud's page in the order in which they stand there. */
export const tabsOfVpc = [firstTab, ...vpcTabs.slice(1).map(tabOf)]

/** The tab that an address ends with; an unknown one is the first. */
export const findVpcTab = (id: string | undefined) => tabsOfVpc.find((each) => each.id === id) ?? firstTab
