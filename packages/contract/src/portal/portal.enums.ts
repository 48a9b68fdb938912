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
