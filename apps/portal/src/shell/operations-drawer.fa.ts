import { isolated } from '@sarv/contract/direction'

/** What is read in the drawer of operations and on their rows. */
export const operationsDrawerText = {
  filter: 'پالایش عملیات',
  filters: { running: 'در حال انجام', failed: 'ناموفق', all: 'همه' },
  empty: {
    running: 'عملیاتی در حال انجام نیست.',
    failed: 'عملیات ناموفقی نیست.',
    all: 'هنوز عملیاتی انجام نشده است.',
  },
  failedToRead: 'عملیات خوانده نشد',
  retry: 'تلاش دوباره',
  retryTitle: (sentence: string) => `${sentence}: تلاش دوباره؟`,
  retryText:
    'همین کار از نو انجام می‌شود، با هر اثری که بر سرویس دارد؛ برای نمونه راه‌اندازی مجدد، سرویس را برای لحظه‌ای قطع می‌کند.',
  cancel: 'لغو عملیات',
  steps: 'گام‌ها',
  hideSteps: 'بستن گام‌ها',
  attempt: (count: string) => `تلاش ${count}`,
  by: (user: string) => `توسط ${isolated(user)}`,
  retried: (sentence: string) => `${sentence} دوباره آغاز شد.`,
  cancelled: (sentence: string) => `${sentence} لغو می‌شود.`,
}
