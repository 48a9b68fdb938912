const detailPage = async () => (await import('./detail/VmDetailPage.tsx')).VmDetailPage

/** The code of this area, by what asks for it. */
export const vmLoads = {
  menuWords: async () => (await import('./vm.menu-words.fa.ts')).vmMenuWords,
  createPage: async () => (await import('./host-orders/VmCreatePage.tsx')).VmCreatePage,
  binPage: async () => (await import('./host-bin/BinPage.tsx')).BinPage,
  detailPage,
  /** With the tab that a server's page opens with: its code comes beside the page's and not after it. */
  overviewPage: async () => {
    const tab = import('./detail/SpecificationTab.tsx')
    // If it cannot come, the tab says so itself.
    tab.catch(() => undefined)
    return detailPage()
  },
  volumeListPage: async () => (await import('./volumes/VolumeListPage.tsx')).VolumeListPage,
  networkListPage: async () => (await import('./networks/NetworkListPage.tsx')).NetworkListPage,
  topologyPage: async () => (await import('./topology/TopologyPage.tsx')).TopologyPage,
  nodeListPage: async () => (await import('./networks/NodeListPage.tsx')).NodeListPage,
  balancerListPage: async () => (await import('./load-balancers/BalancerListPage.tsx')).BalancerListPage,
  vpcHomePage: async () => (await import('./vpcs/VpcHomePage.tsx')).VpcHomePage,
  vpcListPage: async () => (await import('./vpcs/VpcListPage.tsx')).VpcListPage,
  vpcCreatePage: async () => (await import('./vpcs/VpcCreatePage.tsx')).VpcCreatePage,
  vpcPage: async () => (await import('./vpcs/VpcPage.tsx')).VpcPage,
  keyListPage: async () => (await import('./keys/KeyListPage.tsx')).KeyListPage,
  consolePage: async () => (await import('./console/ConsolePage.tsx')).ConsolePage,
  palette: async () => {
    const [hosts, vpcs, things] = await Promise.all([
      import('./hosts/palette-sources.ts'),
      import('./vpcs/vpc-palette-sources.ts'),
      import('./vm-things-palette.ts'),
    ])
    return [...hosts.paletteSources, ...vpcs.vpcPaletteSources, ...things.thingsPaletteSources]
  },
  firewallTrials: async () => (await import('./host-firewall/FirewallTrials.tsx')).FirewallTrials,
}
