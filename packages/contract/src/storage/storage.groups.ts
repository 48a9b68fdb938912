/** The last is our own; the agreed calls have no group for it. */
export const storageGroups = ['Storage', 'StorageObject'] as const
