import { defineEnum } from '../define-enum.ts'
import * as fa from './portal.enums.fa.ts'

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

/** What a customer's limits count; our own. */
export const limitedItem = defineEnum(fa.limitedItem, {
  cpu: { id: 1 },
  memoryGb: { id: 2 },
  diskGb: { id: 3 },
  ip: { id: 4 },
  vm: { id: 5 },
  firewallRule: { id: 6 },
})

/** Of a request for more of it; our own. */
export const limitRequestStatus = defineEnum(fa.limitRequestStatus, {
  open: { id: 1, tone: 'info' },
  granted: { id: 2, tone: 'success' },
  refused: { id: 3, tone: 'error' },
  cancelled: { id: 4, tone: 'neutral' },
})

/** What a message in the inbox is about; our own. */
export const notificationTopic = defineEnum(fa.notificationTopic, {
  money: { id: 1 },
  services: { id: 2 },
  security: { id: 3 },
  support: { id: 4 },
  news: { id: 5 },
})

/** What a webhook is told of; our own. What concerns one person (signing in, tokens) is nobody else's and never sent. */
export const webhookTopic = defineEnum(fa.webhookTopic, {
  operations: { id: 1 },
  money: { id: 2 },
  services: { id: 3 },
  support: { id: 4 },
  news: { id: 5 },
})

/** Our own. */
export const webhookStatus = defineEnum(fa.webhookStatus, {
  active: { id: 1, tone: 'success' },
  failing: { id: 2, tone: 'warning' },
  off: { id: 3, tone: 'neutral' },
  stopped: { id: 4, tone: 'error' },
})

/** Our own. */
export const webhookDeliveryStatus = defineEnum(fa.webhookDeliveryStatus, {
  queued: { id: 1, tone: 'info' },
  delivered: { id: 2, tone: 'success' },
  failed: { id: 3, tone: 'error' },
})

/** By which way a notification goes out besides the inbox; our own. */
export const deliveryChannel = defineEnum(fa.deliveryChannel, {
  email: { id: 1 },
  sms: { id: 2 },
  webhook: { id: 3 },
})

/** Our own. `sent`: whoever passes it on has taken it. */
export const deliveryStatus = defineEnum(fa.deliveryStatus, {
  waiting: { id: 1, tone: 'neutral' },
  retrying: { id: 2, tone: 'warning' },
  sent: { id: 3, tone: 'success' },
  failed: { id: 4, tone: 'error' },
})

/** Our own. */
export const incidentKind = defineEnum(fa.incidentKind, {
  incident: { id: 1 },
  maintenance: { id: 2 },
})

/** Our own. */
export const incidentSeverity = defineEnum(fa.incidentSeverity, {
  notice: { id: 1, tone: 'info' },
  degraded: { id: 2, tone: 'warning' },
  outage: { id: 3, tone: 'error' },
})

/** Our own: by the clock, and by whether somebody has said that it is over. */
export const incidentState = defineEnum(fa.incidentState, {
  upcoming: { id: 1, tone: 'info' },
  ongoing: { id: 2, tone: 'warning' },
  resolved: { id: 3, tone: 'success' },
})

/** Whom a message to many goes to; our own. */
export const broadcastAudience = defineEnum(fa.broadcastAudience, {
  all: { id: 1 },
  datacenter: { id: 2 },
  product: { id: 3 },
  identified: { id: 4 },
})

/** Our own. */
export const broadcastState = defineEnum(fa.broadcastState, {
  sending: { id: 1, tone: 'info' },
  done: { id: 2, tone: 'success' },
  cancelled: { id: 3, tone: 'neutral' },
})

/** Our own. */
export const articleState = defineEnum(fa.articleState, {
  draft: { id: 1, tone: 'neutral' },
  scheduled: { id: 2, tone: 'info' },
  published: { id: 3, tone: 'success' },
})

/** Our own. */
export const commentState = defineEnum(fa.commentState, {
  waiting: { id: 1, tone: 'warning' },
  approved: { id: 2, tone: 'success' },
  refused: { id: 3, tone: 'error' },
})
