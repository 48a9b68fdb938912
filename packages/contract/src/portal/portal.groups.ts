/** The last is our own; the agreed calls have no group for it. */
export const portalGroups = ['Issue', 'Notification', 'Support', 'SupportItems', 'Operation'] as const
