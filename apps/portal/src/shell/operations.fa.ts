import { isolated } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

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
  by: (user: string) => `آغازگر: ${isolated(user)}`,
  stepOf: (step: number, steps: number, label: string) => `گام ${formatCount(step)} از ${formatCount(steps)}: ${label}`,
  stepOfWork: (work: string, step: string) => `${work}: ${step}`,
  about: (duration: string) => `حدود ${duration}`,
  soon: 'تا چند لحظه دیگر',
  gone: (duration: string) => `${duration} گذشته`,
  retried: (sentence: string) => `${sentence} دوباره آغاز شد.`,
  cancelled: (sentence: string) => `${sentence} لغو می‌شود.`,
  done: (sentence: string) => `${sentence} انجام شد.`,
  failed: (sentence: string, reason: string | null) => `${sentence} ناموفق بود.${reason ? ` ${reason}` : ''}`,
}
