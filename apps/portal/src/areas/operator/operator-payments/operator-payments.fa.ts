import { ltr } from '@sarv/contract/direction'

export const paymentsText = {
  title: 'پرداخت‌های نامعلوم',
  unit: 'پرداخت',
  empty: 'بانک درباره همه پرداخت‌ها پاسخ داده است.',
  columns: { customer: 'مشتری', bank: 'درگاه', rials: 'مبلغ', state: 'وضعیت', next: 'چه می‌شود', since: 'از' },
  states: {
    unknown: { label: 'بانک نگفته است', tone: 'warning' },
    mismatch: { label: 'در راه بازگشت، مبلغ دیگری پرداخت شد', tone: 'info' },
    refunding: { label: 'در راه بازگشت به کارت', tone: 'info' },
  },
  asked: 'از بانک دوباره می‌پرسیم.',
  call: {
    unknown: 'دیگر نمی‌پرسیم: با بانک تماس بگیرید؛ اگر پول رسیده است، آن را با «اصلاح کیف پول» بدهید.',
    mismatch: 'دیگر نمی‌پرسیم: با بانک تماس بگیرید تا پول را بازگرداند.',
    refunding: (id: number) =>
      `دیگر نمی‌پرسیم: با بانک تماس بگیرید و پاسخش را با ${ltr(`sarv refund settle ${id}`)} بگویید.`,
  },
} as const
