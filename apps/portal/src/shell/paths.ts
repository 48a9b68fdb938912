type Id = number | string

/** In the address of an order: a server inside a private network. 1 is a public one. */
export const vmTypeInNetwork = '2'

const vmCreateOfType = (projectId: Id, type: string) => `/vm/${projectId}/${type}/add-vm`

/** Every address of the portal. A link is written through this table, so that an address changes in one place. */
export const paths = {
  dashboard: '/',
  forbidden: '/forbidden',
  /** What begins so is a page around signing in: nobody is sent back there. */
  aroundSignIn: '/account/',
  login: '/account/login',
  /** Where a dead session lands; the router turns it into the login page. */
  loginRedirect: '/login',
  twoFactorLogin: '/account/two-factor-login',
  signup: '/account/signup',
  forget: '/account/forget',
  invitation: '/account/invitation',
  emailChange: '/account/email-change',
  outbox: '/dev/outbox',
  vm: {
    list: (projectId: Id) => `/vm/${projectId}/list`,
    create: (projectId: Id) => `/vm/${projectId}/add-vm`,
    createOfType: vmCreateOfType,
    /** A server inside a private network, which is chosen already when the way began there. */
    createInNetwork: (projectId: Id, networkId?: Id) =>
      vmCreateOfType(projectId, vmTypeInNetwork) + (networkId === undefined ? '' : `?networkId=${networkId}`),
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
  vpc: { list: (projectId: Id) => `/vpc/${projectId}` },
  volume: {
    list: (projectId: Id) => `/volume/${projectId}`,
    /** The list with the details of one beside it. */
    open: (projectId: Id, id: Id) => `/volume/${projectId}?volume=${id}`,
  },
  loadBalancer: { list: (projectId: Id) => `/load-balancer/${projectId}` },
  kubernetesCluster: { list: (projectId: Id) => `/kubernetes-cluster/${projectId}` },
  kubernetesCloud: { list: (projectId: Id) => `/kubernetes-cloud/${projectId}` },
  storage: { list: (projectId: Id) => `/storage/${projectId}` },
  zone: { list: (projectId: Id) => `/cdn/${projectId}` },
  domain: { list: (projectId: Id) => `/domain/${projectId}` },
  webHost: { list: (projectId: Id) => `/web/${projectId}` },
  bareMetal: { list: (projectId: Id) => `/bare-metal/${projectId}` },
  colocation: { list: (projectId: Id) => `/colocation/${projectId}` },
  project: {
    specification: (projectId: Id) => `/project/${projectId}/specification`,
    users: (projectId: Id) => `/project/${projectId}/users`,
  },
  portal: {
    calculator: '/portal/calculator',
    supports: '/portal/supports',
    customerProducts: '/portal/customer-products',
    account: '/portal/account',
    notifications: '/portal/account?tab=notification',
    changePassword: '/portal/account?tab=change-password',
    financial: '/portal/financial',
    wallet: '/portal/wallet',
    sales: '/portal/sales',
  },
  blog: '/blog',
  contact: '/contact',
  apiDocs: '/api/docs',
} as const
