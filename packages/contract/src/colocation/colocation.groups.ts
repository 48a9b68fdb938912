/** Our own: the agreed calls have no group for it. */
export const colocationGroups = ['Colocation'] as const
