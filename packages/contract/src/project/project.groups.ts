/** Our own: the agreed calls have no group for it. */
export const projectGroups = ['Project'] as const
