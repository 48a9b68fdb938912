/** Titles of the operators' pages. */
export const operatorPagesText = {
  login: 'ورود اپراتور',
  setUp: 'راه‌اندازی ورود اپراتور',
  desk: 'میز کار اپراتور',
  customers: 'مشتریان',
  customer: 'مشتری',
  viewEnd: 'پایان دیدن از دید مشتری',
  tickets: 'تیکت‌ها',
  cannedReplies: 'پاسخ‌های آماده',
  audit: 'کارهای اپراتورها',
  waiting: 'منتظر یک نفر',
  operations: 'عملیات همه مشتریان',
  health: 'سلامت سامانه',
  articles: 'وبلاگ',
  broadcasts: 'اعلان‌های همگانی',
  incidents: 'رخدادها و نگهداری',
}
