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
