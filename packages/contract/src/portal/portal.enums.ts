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
