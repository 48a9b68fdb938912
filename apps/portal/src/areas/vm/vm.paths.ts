type Id = number | string

/** In the address of an order: a server inside a private network. 1 is a public one. */
export const vmTypeInNetwork = '2'

const vmCreateOfType = (projectId: Id, type: string) => `/vm/${projectId}/${type}/add-vm`

/** The parts of a private cloud's page, in the order in which they stand there; each has its own address. */
export const vpcTabs = ['overview', 'topology', 'network', 'vpcVm', 'nat', 'ip', 'loadBalancer', 'plan'] as const
export type VpcTabId = (typeof vpcTabs)[number]

/** Addresses of this area's pages. */
export const paths = {
  vm: {
    list: (projectId: Id) => `/vm/${projectId}/list`,
    create: (projectId: Id) => `/vm/${projectId}/add-vm`,
    createOfType: vmCreateOfType,
    /** A server inside a private network, which is chosen already when the way began there. */
    createInNetwork: (projectId: Id, networkId?: Id) =>
      vmCreateOfType(projectId, vmTypeInNetwork) + (networkId === undefined ? '' : `?networkId=${networkId}`),
    /** A server inside a private cloud, on one of its networks. */
    createInCloud: (projectId: Id, vpcId: Id) => `${vmCreateOfType(projectId, vmTypeInNetwork)}?vpcId=${vpcId}`,
    bin: (projectId: Id) => `/vm/${projectId}/bin`,
    specification: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/specification`,
    /** What the server was ordered for, over its page. */
    receipt: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/specification?receipt`,
    analytics: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/analytics`,
    ip: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/ip`,
    firewall: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/firewall`,
    volume: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/volume`,
    network: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/network`,
    snapshot: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/snapshot`,
    config: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/config`,
    rebuild: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/rebuild`,
    console: (projectId: Id, id: Id) => `/vm/${projectId}/${id}/console`,
  },
  key: { list: (projectId: Id) => `/key/${projectId}` },
  network: {
    list: (projectId: Id) => `/network/${projectId}`,
    nodes: (projectId: Id, networkId: Id) => `/network/${projectId}/${networkId}/node-list`,
  },
  vpc: {
    /** Leads to the list of the chosen project. */
    home: '/vpc',
    list: (projectId: Id) => `/vpc/${projectId}`,
    create: (projectId: Id) => `/vpc/${projectId}/add`,
    tab: (projectId: Id, id: Id, tab: VpcTabId) => `/vpc/${projectId}/${id}/${tab}`,
    overview: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/overview`,
    network: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/network`,
    servers: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/vpcVm`,
    nat: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/nat`,
    ip: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/ip`,
    /** The tab with one forward marked; `new`: with the form of a new one. */
    forward: (projectId: Id, vpcId: Id, id: Id) => `/vpc/${projectId}/${vpcId}/nat?forward=${id}`,
    address: (projectId: Id, vpcId: Id, id: Id) => `/vpc/${projectId}/${vpcId}/ip?address=${id}`,
    loadBalancer: (projectId: Id, vpcId: Id) => `/vpc/${projectId}/${vpcId}/loadBalancer`,
  },
  balancer: {
    list: (projectId: Id) => `/load-balancer/${projectId}`,
    /** The list with the form of a new one over it. */
    create: (projectId: Id) => `/load-balancer/${projectId}?new`,
    /** The list with the details of one beside it. */
    open: (projectId: Id, id: Id) => `/load-balancer/${projectId}?balancer=${id}`,
  },
  topology: { project: (projectId: Id) => `/topology/${projectId}` },
  volume: {
    list: (projectId: Id) => `/volume/${projectId}`,
    /** The list with the form of a new one over it. */
    create: (projectId: Id) => `/volume/${projectId}?new`,
    /** The list with the details of one beside it. */
    open: (projectId: Id, id: Id) => `/volume/${projectId}?volume=${id}`,
  },
}
