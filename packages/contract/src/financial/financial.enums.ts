import { defineEnum } from '../define-enum.ts'
import * as fa from './financial.enums.fa.ts'

export const usagePeriod = defineEnum(fa.usagePeriod, {
  day: { id: 1 },
  week: { id: 2 },
  month: { id: 3 },
  year: { id: 4 },
})

/** Only `unpaid` can be paid. */
export const invoiceStatus = defineEnum(fa.invoiceStatus, {
  paid: { id: 1, tone: 'success' },
  cancelled: { id: 2, tone: 'neutral' },
  unpaid: { id: 3, tone: 'warning' },
  expired: { id: 4, tone: 'neutral' },
})

/** Only `done` is a success; `notDone` covers waiting, cancelled and failed, and the text beside it says which. */
export const paymentStatus = defineEnum(fa.paymentStatus, {
  notDone: { id: 1, tone: 'warning' },
  done: { id: 2, tone: 'success' },
})

/** What `notDone` stands for, and what became of the money: the customer must always be able to see which. */
export const paymentState = defineEnum(fa.paymentState, {
  waiting: { id: 1, tone: 'info' },
  checking: { id: 2, tone: 'info' },
  done: { id: 3, tone: 'success' },
  cancelled: { id: 4, tone: 'neutral' },
  failed: { id: 5, tone: 'error' },
  expired: { id: 6, tone: 'neutral' },
  unknown: { id: 7, tone: 'warning' },
  returned: { id: 8, tone: 'neutral' },
  returning: { id: 9, tone: 'warning' },
})

/** Only `requested` can still be taken back; what is `processing` is being sent. */
export const withdrawalState = defineEnum(fa.withdrawalState, {
  requested: { id: 1, tone: 'info' },
  paid: { id: 2, tone: 'success' },
  refused: { id: 3, tone: 'error' },
  cancelled: { id: 4, tone: 'neutral' },
  processing: { id: 5, tone: 'warning' },
})

export const paymentPurpose = defineEnum(fa.paymentPurpose, {
  wallet: { id: 1 },
  offer: { id: 2 },
  invoice: { id: 3 },
})

/** Mellat may be started by a form POST of the browser, the others by a redirect; `sandbox` is the test bank. */
export const paymentProvider = defineEnum(fa.paymentProvider, {
  pec: { id: 1 },
  sep: { id: 2 },
  bfa: { id: 3 },
  bpm: { id: 4 },
  sandbox: { id: 5 },
})

/** Of a gift code, as operators see it; our own. */
export const voucherState = defineEnum(fa.voucherState, {
  active: { id: 1, tone: 'success' },
  usedUp: { id: 2, tone: 'neutral' },
  expired: { id: 3, tone: 'neutral' },
  disabled: { id: 4, tone: 'error' },
  waiting: { id: 5, tone: 'warning' },
})

/** Of an offer of the catalogue, as operators see it; our own. */
export const offerState = defineEnum(fa.offerState, {
  open: { id: 1, tone: 'success' },
  coming: { id: 2, tone: 'info' },
  over: { id: 3, tone: 'neutral' },
  takenOut: { id: 4, tone: 'neutral' },
})

/** What happens when a project has cost all that it may in a month; our own. */
export const capAct = defineEnum(fa.capAct, {
  warn: { id: 1 },
  block: { id: 2 },
  stop: { id: 3 },
  never: { id: 4 },
})
