import { formatPercent } from '../format/number.ts'

const named = (title: string, name: string | null) => (name ? `${title} «\u2066${name}\u2069»` : title)

export const operationsText = {
  title: 'عملیات',
  button: (running: number, count: string) => (running > 0 ? `عملیات، ${count} در حال انجام` : 'عملیات'),
  filter: 'پالایش عملیات',
  filters: { running: 'در حال انجام', failed: 'ناموفق', all: 'همه' },
  empty: {
    running: 'عملیاتی در حال انجام نیست.',
    failed: 'عملیات ناموفقی نیست.',
    all: 'هنوز عملیاتی انجام نشده است.',
  },
  failedToRead: 'عملیات خوانده نشد',
  retry: 'تلاش دوباره',
  cancel: 'لغو عملیات',
  steps: 'گام‌ها',
  hideSteps: 'بستن گام‌ها',
  attempt: (count: string) => `تلاش ${count}`,
  by: (user: string) => `آغازگر: ${user}`,
  percent: (percent: number) => formatPercent(percent),
  retried: (title: string) => `${title} دوباره آغاز شد.`,
  cancelled: (title: string) => `${title} لغو می‌شود.`,
  done: (title: string, name: string | null) => `${named(title, name)} انجام شد.`,
  failed: (title: string, name: string | null, reason: string | null) =>
    `${named(title, name)} ناموفق بود.${reason ? ` ${reason}` : ''}`,
}
