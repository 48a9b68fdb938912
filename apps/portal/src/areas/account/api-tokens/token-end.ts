import { parseDate } from '@internationalized/date'

/** As many days before its end as a token is replaced in peace. */
const soonDays = 14

export type TokenEnd = { kind: 'expired' | 'today' | 'later' } | { kind: 'soon'; days: number }

/** How near the end of a token is. Both are date-times of the wire, which sort as text. */
export const tokenEnd = (expireDate: string, now: string): TokenEnd => {
  if (expireDate <= now) return { kind: 'expired' }
  const days = parseDate(expireDate.slice(0, 10)).compare(parseDate(now.slice(0, 10)))
  if (days === 0) return { kind: 'today' }
  return days <= soonDays ? { kind: 'soon', days } : { kind: 'later' }
}
