import { defineEnum } from '../define-enum.ts'
import * as fa from './vm.enums.fa.ts'

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

/** Of a cloud's way into a network of another one. Ours. */
export const vpcAccessStatus = defineEnum(fa.vpcAccessStatus, {
  asked: { id: 1, tone: 'warning' },
  connecting: { id: 2, tone: 'info' },
  granted: { id: 3, tone: 'success' },
  refused: { id: 4, tone: 'error' },
  failed: { id: 5, tone: 'error' },
  ending: { id: 6, tone: 'info' },
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
  // Ours: each connection of a client may go to another member.
  connectionHash: { id: 6 },
})

export const vmLbProtocol = defineEnum(fa.vmLbProtocol, {
  tcp: { id: 1 },
  http: { id: 2 },
  https: { id: 3 },
  // Ours.
  udp: { id: 4 },
})

/** How a balancer finds out whether a member answers. */
export const vmLbHealthCheck = defineEnum(fa.vmLbHealthCheck, {
  tcp: { id: 1 },
  http: { id: 2 },
  udp: { id: 3 },
})

/** By what one client is sent to the same member again. */
export const vmLbSession = defineEnum(fa.vmLbSession, {
  none: { id: 1 },
  sourceIp: { id: 2 },
  cookie: { id: 3 },
})

export const vmLbMemberHealth = defineEnum(fa.vmLbMemberHealth, {
  up: { id: 1, tone: 'success' },
  down: { id: 2, tone: 'error' },
  unknown: { id: 3, tone: 'neutral' },
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
