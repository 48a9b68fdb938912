/** From `Operation` on they are our own; the agreed calls have no groups for them. */
export const portalGroups = [
  'Issue',
  'Notification',
  'Support',
  'SupportItems',
  'Operation',
  'LimitRequest',
  'Webhook',
  'Label',
  'SavedView',
  'Incident',
] as const
