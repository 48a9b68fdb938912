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
  needsHand: { label: 'نیازمند رسیدگی', tone: 'error' },
  left: 'بخشی از عملیات «نیازمند رسیدگی» بازنگشته است: آنچه در زیرساخت یا کیف پول مانده است درست می‌شود، سپس «رسیدگی شد».',
  settle: 'رسیدگی شد',
  settleTitle: 'رسیدگی به مانده عملیات',
  settled: 'عملیات از فهرست منتظران بیرون رفت.',
  waitingTitle: 'عملیات نیازمند رسیدگی',
  free: 'برای عملیات ناموفق هزینه‌ای ثبت نشده و چیزی نیمه‌کاره نمانده است.',
} as const
