const dayMs = 24 * 3600 * 1000

/** So many days before the end of a certificate its owners are told; 0: that it has ended. */
export const warnedDays = [30, 14, 7, 1, 0] as const

/** Whole days and the one that has begun; 0 when it is over. */
export const daysLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))

/**
 * Whether the owners of a certificate should be told now: the nearest mark that it has passed and that they have not heard
 * of. Whoever was not there for a while is told once, not once for each mark.
 */
export const warningDue = (end: Date, told: number | null, now: Date): number | undefined => {
  const left = daysLeft(end, now)
  const mark = warnedDays.findLast((days) => left <= days)
  return mark !== undefined && (told === null || mark < told) ? mark : undefined
}
