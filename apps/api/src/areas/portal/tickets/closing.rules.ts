/** When a ticket closes by itself, in whole days. */
export interface ClosingTerms {
  /** Without a word of the customer, since our last answer. */
  afterDays: number
  toldDaysBefore: number
}

const dayMs = 24 * 3_600_000
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** When a ticket that is answered now closes, if its customer stays silent. */
export const closesAt = (answeredAt: Date, { afterDays }: ClosingTerms): Date => daysAfter(answeredAt, afterDays)

/** Nobody has less time than they are told: whoever is told late has the whole of it from then on. */
export const closesAfterTelling = (planned: Date, toldAt: Date, { toldDaysBefore }: ClosingTerms): Date => {
  const earliest = daysAfter(toldAt, toldDaysBefore)
  return planned > earliest ? planned : earliest
}
