/** What each write of this area does, as the activity log tells it to people. */
export const colocationTitles: Readonly<Record<string, string>> = {
  colocationHostCreate: 'سفارش کولوکیشن',
  colocationHostDelete: 'حذف کولوکیشن',
}
