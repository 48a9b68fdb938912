import { formatCount } from '../../../format/number.ts'

export const operationsText = {
  title: 'عملیات',
  failedTitle: 'عملیات ناموفق',
  failed: 'ناموفق در ۳۰ روز',
  active: 'در جریان',
  state: 'کدام عملیات',
  unit: 'عملیات',
  empty: 'عملیاتی نیست.',
  columns: { sentence: 'عملیات', customer: 'مشتری', step: 'گام', reason: 'دلیل', when: 'زمان', status: 'وضعیت' },
  stepOf: (step: number, count: number) => `${formatCount(step)} از ${formatCount(count)}`,
  retry: 'تلاش دوباره',
  retryTitle: 'تلاش دوباره عملیات',
  retried: 'عملیات دوباره آغاز شد.',
  notRetryable: 'این عملیات را نمی‌توان دوباره آزمود.',
  free: 'برای عملیات ناموفق هزینه‌ای ثبت نشده و چیزی نیمه‌کاره نمانده است.',
}
