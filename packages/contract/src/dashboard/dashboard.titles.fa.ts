/** What each write of this area does, as the activity log tells it to people. */
export const dashboardTitles: Readonly<Record<string, string>> = {
  decisionHide: 'کنار گذاشتن یک مورد از پیشخوان',
}
