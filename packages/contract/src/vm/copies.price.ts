/** Snapshots and backups are part of the price of what they are copies of. Whole rials per 30 days, each. */
export const copyMonthlyRials = 0
