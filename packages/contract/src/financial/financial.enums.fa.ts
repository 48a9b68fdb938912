/** Persian names of the ids in `financial.enums.ts`: one table each, by the same names. */

export const usagePeriod = {
  day: 'روز گذشته',
  week: 'هفته گذشته',
  month: 'ماه گذشته',
  year: 'سال گذشته',
} as const

export const invoiceStatus = {
  paid: 'پرداخت‌شده',
  cancelled: 'باطل‌شده',
  unpaid: 'پرداخت‌نشده',
  expired: 'مهلت‌گذشته',
} as const

export const paymentStatus = {
  notDone: 'تأییدنشده',
  done: 'پرداخت موفق',
} as const

export const paymentState = {
  waiting: 'در انتظار پرداخت',
  checking: 'در حال تأیید با بانک',
  done: 'پرداخت موفق',
  cancelled: 'لغوشده',
  failed: 'ناموفق',
  expired: 'منقضی‌شده',
  unknown: 'نامشخص',
  returned: 'برگشت‌خورده به کارت',
  returning: 'در حال بازگشت به کارت',
} as const

export const withdrawalState = {
  requested: 'در حال بررسی',
  paid: 'واریزشده',
  refused: 'ردشده',
  cancelled: 'پس‌گرفته',
  processing: 'در حال پرداخت',
} as const

export const paymentPurpose = {
  wallet: 'افزایش موجودی کیف پول',
  offer: 'خرید پیشنهاد ویژه',
  invoice: 'پرداخت فاکتور',
} as const

export const paymentProvider = {
  pec: 'پارسیان',
  sep: 'سامان',
  bfa: 'فن‌آوا',
  bpm: 'ملت',
  sandbox: 'بانک آزمایشی',
} as const

export const voucherState = {
  active: 'فعال',
  usedUp: 'تمام‌شده',
  expired: 'مهلت‌گذشته',
  disabled: 'غیرفعال',
  waiting: 'در انتظار تأیید دوم',
} as const

export const offerState = {
  open: 'در حال فروش',
  coming: 'هنوز آغاز نشده',
  over: 'پایان‌یافته',
  takenOut: 'برداشته‌شده از کاتالوگ',
} as const

export const capAct = {
  warn: 'فقط اطلاع داده شود',
  block: 'سفارش تازه نپذیر',
  stop: 'سرویس‌ها را متوقف کن',
  never: 'ماه از سقف نگذرد',
} as const
