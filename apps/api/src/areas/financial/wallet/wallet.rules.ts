import type { usagePeriod } from '@sarv/contract/enums'

export type Period = keyof typeof usagePeriod.id

const hourMs = 3_600_000

const longestMs = 400 * 24 * hourMs

/** What some lines are looked for in, where nothing bounds it: nobody counts all lines of ten years. */
export const narrowedFrom = (now: Date): Date => new Date(now.getTime() - longestMs)

/** How far back a chart of the balance reaches, and how far its points are apart. */
const shapes: Record<Period, { points: number; everyMs: number }> = {
  day: { points: 24, everyMs: hourMs },
  week: { points: 28, everyMs: 6 * hourMs },
  month: { points: 30, everyMs: 24 * hourMs },
  year: { points: 52, everyMs: 7 * 24 * hourMs },
}

/** The moments of a chart that ends now. */
export const momentsOf = (period: Period, now: Date): Date[] => {
  const { points, everyMs } = shapes[period]
  return Array.from({ length: points + 1 }, (_, index) => new Date(now.getTime() - (points - index) * everyMs))
}
