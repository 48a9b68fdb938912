import { defineEnum } from './define-enum.ts'
import * as fa from './frame-enums.fa.ts'

/**
 * Every service: servers, private clouds, clusters, namespaces, buckets, zones, domains, web hosts, volumes, ... `disabled` also
 * stands for suspended (empty wallet).
 */
export const serviceStatus = defineEnum(fa.serviceStatus, {
  unpaid: { id: 1, tone: 'warning' },
  active: { id: 2, tone: 'success' },
  disabled: { id: 3, tone: 'error' },
  expired: { id: 4, tone: 'error' },
  deleted: { id: 5, tone: 'neutral' },
  wait: { id: 6, tone: 'info' },
  rebuild: { id: 7, tone: 'info' },
  failed: { id: 8, tone: 'error' },
  waitChangeDns: { id: 9, tone: 'warning' },
  shutdown: { id: 10, tone: 'neutral' },
  inQueue: { id: 11, tone: 'info' },
  deleting: { id: 12, tone: 'warning' },
})

/** Text on the wire. */
export const powerStatus = defineEnum(fa.powerStatus, {
  poweredOn: { id: 'POWERED_ON', tone: 'success' },
  poweredOff: { id: 'POWERED_OFF', tone: 'neutral' },
})

export const operationStatus = defineEnum(fa.operationStatus, {
  queued: { id: 1, tone: 'info' },
  running: { id: 2, tone: 'info' },
  done: { id: 3, tone: 'success' },
  failed: { id: 4, tone: 'error' },
  cancelled: { id: 5, tone: 'neutral' },
})

/** Access to one project; `access.ts` says what each may do. The default is `reporter`. */
export const userAccessType = defineEnum(fa.userAccessType, {
  owner: { id: 1 },
  maintainer: { id: 2 },
  reporter: { id: 3 },
})

/** The `isLegal` of a customer. */
export const customerKind = defineEnum(fa.customerKind, {
  person: { id: false },
  legal: { id: true },
})
