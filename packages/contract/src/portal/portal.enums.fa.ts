/** Persian names of the ids in `portal.enums.ts`: one table each, by the same names. */

export const issueStatus = {
  waiting: 'در انتظار پاسخ پشتیبانی',
  answered: 'پاسخ داده‌شده',
  completed: 'بسته‌شده',
} as const

export const issuePriority = {
  important: 'عادی',
  veryImportant: 'زیاد',
  urgent: 'فوری',
} as const

export const businessUnit = {
  sales: 'فروش',
  technical: 'پشتیبانی فنی',
  financial: 'امور مالی',
} as const
