/** Our own: the agreed calls have no group for it. */
export const bareMetalGroups = ['BareMetal'] as const
