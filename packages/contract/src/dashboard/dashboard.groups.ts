/** Our own: the agreed calls have no group for it. */
export const dashboardGroups = ['Decision'] as const
