/** The last three are our own; the agreed calls have no groups for them. */
export const portalGroups = [
  'Issue',
  'Notification',
  'Support',
  'SupportItems',
  'Operation',
  'LimitRequest',
  'Webhook',
] as const
