/** Our own: the agreed calls have no group for it. */
export const catalogGroups = ['Catalog'] as const
