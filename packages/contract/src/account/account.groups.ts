/** The last is our own; the agreed calls have no group for it. */
export const accountGroups = ['Accessibility', 'NotificationStatus', 'Profile', 'Session'] as const
