import { isolated } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

/** What was and is being done with a service, on its own page and in its row. */
export const operationsText = {
  title: 'عملیات',
  recent: 'عملیات پیشین',
  none: 'هنوز عملیاتی انجام نشده است.',
  by: (user: string) => `${isolated(user)}، `,
  attempt: (attempt: number) => `تلاش ${formatCount(attempt)}`,
  goesOn: 'می‌توانید این صفحه را ببندید؛ کار ادامه دارد. اگر گامی ناموفق شود، آنچه انجام شده برگردانده می‌شود.',
  failed: (title: string) => `${title} ناموفق بود.`,
  failedTitle: (title: string) => `${title} ناموفق بود`,
  closeFailure: 'بستن این پیام',
  failedNoReason: 'دلیل آن ثبت نشده است.',
  showSteps: 'دیدن گام‌ها',
  cancel: 'لغو عملیات',
  cancelTitle: (sentence: string) => `لغو ${sentence}؟`,
  cancelText: 'آنچه تا اینجا انجام شده برگردانده می‌شود و هزینه‌ای ثبت نمی‌شود.',
  asked: {
    cancel: 'لغو عملیات آغاز شد؛ آنچه انجام شده برگردانده می‌شود.',
  },
}
