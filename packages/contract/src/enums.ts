import { defineEnum } from './define-enum.ts'
import * as fa from './enums.fa.ts'

// What every page behind the login needs: a page loads it without all the others.
export * from './frame-enums.ts'

export const issueStatus = defineEnum(fa.issueStatus, {
  waiting: { id: 1, tone: 'warning' },
  answered: { id: 2, tone: 'info' },
  completed: { id: 3, tone: 'neutral' },
})

/** The default of a new ticket is `important`. */
export const issuePriority = defineEnum(fa.issuePriority, {
  important: { id: 1, tone: 'info' },
  veryImportant: { id: 2, tone: 'warning' },
  urgent: { id: 3, tone: 'error' },
})

/** Screens read them from `businessUnitList`; these are the rows our own server starts with. */
export const businessUnit = defineEnum(fa.businessUnit, {
  sales: { id: 1 },
  technical: { id: 2 },
  financial: { id: 3 },
})

/** What is sold: the `productId` of price lists, orders, images and tickets. */
export const productCategory = defineEnum(fa.productCategory, {
  vm: { id: 101 },
  dns: { id: 102 },
  cdn: { id: 103 },
  storage: { id: 104 },
  kubernetesCloud: { id: 105 },
  kubernetesCluster: { id: 106 },
  bareMetal: { id: 107 },
  colocation: { id: 108 },
  vpc: { id: 109 },
  domain: { id: 110 },
  web: { id: 111 },
})

/** The priced units. */
export const productItem = defineEnum(fa.productItem, {
  vCpu: { id: 101 },
  vMemory: { id: 102 },
  vDisk: { id: 103 },
  ipv4: { id: 104 },
  ipv6: { id: 105 },
  freeDns: { id: 107 },
  freeCdn: { id: 108 },
  cloudDisk: { id: 110 },
  kuberCpu: { id: 111 },
  kuberMemory: { id: 112 },
  kuberDisk: { id: 113 },
  kuber10Pods: { id: 114 },
  kubernetesCluster: { id: 119 },
  physicalCpu: { id: 122 },
  physicalMemory: { id: 123 },
  physicalDisk: { id: 124 },
  networkPort: { id: 125 },
  bareMetalIpv4: { id: 126 },
  rackUnitSpace: { id: 130 },
  rackUnitPower: { id: 131 },
  networkPort1G: { id: 132 },
  networkPort10G: { id: 133 },
  colocationIpv4: { id: 134 },
  vpcIpv4: { id: 138 },
  vpc10Rules: { id: 139 },
})

export const customerType = defineEnum(fa.customerType, {
  normal: { id: 1 },
  postPaid: { id: 2 },
})

/** Only 1 is known; everything else counts as not active. */
export const customerStatus = defineEnum(
  fa.customerStatus,
  {
    active: { id: 1, tone: 'success' },
  },
  { label: fa.customerStatusOther, tone: 'error' },
)

export const customerProductType = defineEnum(fa.customerProductType, {
  payAsYouGo: { id: 1 },
  prepaid: { id: 3 },
})

/** Also `vmTypeId` of a console: 1 is shown inside our own console page, 2 is opened as it is. */
export const hypervisor = defineEnum(fa.hypervisor, {
  vmware: { id: 1 },
  openStack: { id: 2 },
})

/** The `{type}` segment of the create-server page. */
export const vmPlacement = defineEnum(fa.vmPlacement, {
  publicVm: { id: 1 },
  vpcVm: { id: 2 },
})

/** Text on the wire. */
export const vmNetworkStatus = defineEnum(fa.vmNetworkStatus, {
  connected: { id: 'CONNECTED', tone: 'success' },
  // Off is off: it asks nothing of anybody.
  disconnected: { id: 'DISCONNECTED', tone: 'neutral' },
})

/** Picks the icon of the operating system. */
export const operatingSystem = defineEnum(fa.operatingSystem, {
  windows: { id: 1 },
  ubuntu: { id: 2 },
  debian: { id: 4 },
  centos: { id: 5 },
  suse: { id: 6 },
  rocky: { id: 7 },
})

/** Always sent as 1. */
export const storageClassType = defineEnum(fa.storageClassType, {
  default: { id: 1 },
})

/** Only `inactive` can be reverted to; `active` is the point the disk now stands on. */
export const snapshotStatus = defineEnum(fa.snapshotStatus, {
  active: { id: 1, tone: 'info' },
  inactive: { id: 2, tone: 'success' },
  inQueue: { id: 3, tone: 'info' },
  wait: { id: 4, tone: 'info' },
  failed: { id: 5, tone: 'error' },
  deleted: { id: 6, tone: 'neutral' },
  reverting: { id: 7, tone: 'info' },
  deleting: { id: 8, tone: 'warning' },
  revertFailed: { id: 9, tone: 'error' },
})

/** Only `active` can be restored. */
export const backupStatus = defineEnum(fa.backupStatus, {
  active: { id: 1, tone: 'success' },
  inactive: { id: 2, tone: 'error' },
  inQueue: { id: 3, tone: 'info' },
  wait: { id: 4, tone: 'info' },
  failed: { id: 5, tone: 'error' },
  deleted: { id: 6, tone: 'neutral' },
  restoring: { id: 7, tone: 'info' },
  deleting: { id: 8, tone: 'warning' },
})

/** What a schedule makes of a volume. */
export const scheduleKind = defineEnum(fa.scheduleKind, {
  snapshot: { id: 1 },
  backup: { id: 2 },
})

export const schedulePeriod = defineEnum(fa.schedulePeriod, {
  daily: { id: 1 },
  weekly: { id: 2 },
})

export const scheduleResult = defineEnum(fa.scheduleResult, {
  done: { id: 1, tone: 'success' },
  failed: { id: 2, tone: 'error' },
  skipped: { id: 3, tone: 'warning' },
})

/** The week of the Jalali calendar. */
export const weekDay = defineEnum(fa.weekDay, {
  saturday: { id: 1 },
  sunday: { id: 2 },
  monday: { id: 3 },
  tuesday: { id: 4 },
  wednesday: { id: 5 },
  thursday: { id: 6 },
  friday: { id: 7 },
})

/** Access keys, and private networks on the same scale. */
export const vmKeyStatus = defineEnum(fa.vmKeyStatus, {
  active: { id: 1, tone: 'success' },
  inactive: { id: 2, tone: 'error' },
  wait: { id: 3, tone: 'info' },
  failed: { id: 4, tone: 'error' },
  deleted: { id: 5, tone: 'neutral' },
})

export const networkNodeStatus = defineEnum(fa.networkNodeStatus, {
  connected: { id: 1, tone: 'success' },
  failed: { id: 2, tone: 'error' },
  wait: { id: 3, tone: 'info' },
  deleted: { id: 4, tone: 'neutral' },
  detaching: { id: 5, tone: 'info' },
})

/** 6 is not used. */
export const volumeNodeStatus = defineEnum(fa.volumeNodeStatus, {
  connected: { id: 1, tone: 'success' },
  failed: { id: 2, tone: 'error' },
  inQueue: { id: 3, tone: 'info' },
  deleted: { id: 4, tone: 'neutral' },
  detaching: { id: 5, tone: 'info' },
  attaching: { id: 7, tone: 'info' },
})

export const firewallDirection = defineEnum(fa.firewallDirection, {
  ingress: { id: 1 },
  egress: { id: 2 },
})

/** The firewall of a namespace knows only TCP and UDP. */
export const firewallProtocol = defineEnum(fa.firewallProtocol, {
  tcp: { id: 1 },
  udp: { id: 2 },
  icmp: { id: 3 },
  any: { id: 4 },
})

export const natType = defineEnum(fa.natType, {
  snat: { id: 1 },
  dnat: { id: 2 },
})

export const vmLbAlgorithm = defineEnum(fa.vmLbAlgorithm, {
  roundRobin: { id: 1 },
  weightedRoundRobin: { id: 2 },
  leastConnection: { id: 3 },
  weightedLeastConnection: { id: 4 },
  ipHash: { id: 5 },
})

export const vmLbProtocol = defineEnum(fa.vmLbProtocol, {
  tcp: { id: 1 },
  http: { id: 2 },
  https: { id: 3 },
})

/** Requests carry the number (or the name), answers the name. */
export const dnsRecordType = defineEnum(fa.dnsRecordType, {
  A: { id: 1 },
  AAAA: { id: 2 },
  NS: { id: 3 },
  MX: { id: 4 },
  CNAME: { id: 5 },
  TXT: { id: 6 },
  PTR: { id: 7 },
  SRV: { id: 8 },
  CAA: { id: 9 },
})

export const cdnType = defineEnum(fa.cdnType, {
  http: { id: 1 },
  httpsHttp: { id: 2 },
  httpsHttps: { id: 3 },
})

/** Edge and origin certificates. */
export const certType = defineEnum(fa.certType, {
  cloud: { id: 1 },
  user: { id: 2 },
})

export const cdnLbPolicy = defineEnum(fa.cdnLbPolicy, {
  first: { id: 1 },
  random: { id: 2 },
  roundRobin: { id: 3 },
  leastRequests: { id: 4 },
  powerOfTwo: { id: 5 },
})

/** Seconds. */
export const dnsTtl = defineEnum(fa.dnsTtl, {
  m2: { id: 120 },
  m5: { id: 300 },
  m10: { id: 600 },
  m15: { id: 900 },
  m30: { id: 1800 },
  h1: { id: 3600 },
  h2: { id: 7200 },
})

/** The `productId` of a domain registration: an older numbering than `productCategory`. */
export const domainOrderType = defineEnum(fa.domainOrderType, {
  register: { id: 10 },
  transfer: { id: 11 },
})

/** `PeriodId` of servers and zones. */
export const analyticPeriod = defineEnum(fa.analyticPeriod, {
  h1: { id: 1 },
  h3: { id: 2 },
  h6: { id: 3 },
  h12: { id: 4 },
  d1: { id: 5 },
  d3: { id: 6 },
  w1: { id: 7 },
  mo1: { id: 8 },
})

export const usagePeriod = defineEnum(fa.usagePeriod, {
  day: { id: 1 },
  week: { id: 2 },
  month: { id: 3 },
  year: { id: 4 },
})

export const dashboardUsageCategory = defineEnum(fa.dashboardUsageCategory, {
  billing: { id: 2 },
})

export const kuberNodeType = defineEnum(fa.kuberNodeType, {
  master: { id: 1 },
  worker: { id: 2 },
})

export const secretType = defineEnum(fa.secretType, {
  opaque: { id: 1 },
  tls: { id: 2 },
  imageRegistry: { id: 3 },
  usernamePassword: { id: 4 },
})

/** The default is `http`. */
export const ingressProtocol = defineEnum(fa.ingressProtocol, {
  https: { id: 3 },
  http: { id: 4 },
})

export const environmentType = defineEnum(fa.environmentType, {
  custom: { id: 1 },
  configMap: { id: 2 },
  secret: { id: 3 },
})

/** A choice of the add-deployment page; not on the wire. */
export const imageSource = defineEnum(fa.imageSource, {
  ready: { id: 1 },
  registry: { id: 2 },
})

/** Only `unpaid` can be paid. */
export const invoiceStatus = defineEnum(fa.invoiceStatus, {
  paid: { id: 1, tone: 'success' },
  cancelled: { id: 2, tone: 'neutral' },
  unpaid: { id: 3, tone: 'warning' },
})

/** Only `done` is a success; `notDone` covers waiting, cancelled and failed, and the text beside it says which. */
export const paymentStatus = defineEnum(fa.paymentStatus, {
  notDone: { id: 1, tone: 'warning' },
  done: { id: 2, tone: 'success' },
})

/** Mellat is started by a form POST of the browser, the others by a redirect. */
export const paymentProvider = defineEnum(fa.paymentProvider, {
  pec: { id: 1 },
  sep: { id: 2 },
  bfa: { id: 3 },
  bpm: { id: 4 },
})

export const twoFactorType = defineEnum(fa.twoFactorType, {
  sms: { id: 1 },
  totp: { id: 2 },
})

/** The two switches of the notification settings. */
export const notificationChannel = defineEnum(fa.notificationChannel, {
  phone: { id: 'phone' },
  email: { id: 'email' },
})
