import { lastMonths } from './jalali-month.rules.ts'

const hourMs = 3_600_000
const monthsBehind = 14

/** When the demo customer came: on the first morning of a Jalali month, so many full months ago. */
export const demoBegan = (now: Date): Date =>
  new Date(
    lastMonths(now, monthsBehind + 1)
      .at(-1)!
      .from.getTime() +
      9 * hourMs,
  )
