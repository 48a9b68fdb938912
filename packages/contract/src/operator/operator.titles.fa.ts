/** What each write of operators does. Customers read those about their account in their activity log, as done by support. */
export const operatorTitles: Readonly<Record<string, string>> = {
  operatorLogin: 'ورود اپراتور',
  operatorSetUpBegin: 'آغاز راه‌اندازی ورود اپراتور',
  operatorSetUp: 'راه‌اندازی ورود اپراتور',
  operatorProve: 'تأیید دوباره اپراتور',
  operatorLogout: 'خروج اپراتور',
}
