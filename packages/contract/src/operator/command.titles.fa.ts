/**
 * What each command of `sarv` that changes something does, by its words. Operators read these in the log of what was done, customers
 * in the activity log of their account, as done by support.
 */
export const commandTitles = {
  'user identity': 'دیدن مشخصات هویتی',
  'user confirm-identity': 'تأیید هویت',
  'user disable': 'بستن ورود کاربر',
  'user enable': 'باز کردن ورود کاربر',
  'user reset-second-factor': 'خاموش کردن ورود دومرحله‌ای کاربر',
  'customer close': 'بستن حساب',
  'customer open': 'باز کردن حساب',
  'limits set': 'تغییر سهمیه',
  'limits grant': 'پذیرفتن درخواست سهمیه',
  'limits refuse': 'رد درخواست سهمیه',
  'operator add': 'افزودن اپراتور',
  'operator roles': 'تغییر نقش‌های اپراتور',
  'operator disable': 'بستن ورود اپراتور',
  'operator enable': 'باز کردن ورود اپراتور',
  'operator reset': 'بازنشانی ورود اپراتور',
  'secrets reseal': 'رمزنگاری دوباره داده‌ها با کلید تازه',
  'operation retry': 'تلاش دوباره عملیات',
  'operation settle': 'رسیدگی به مانده عملیات',
  'withdrawal take': 'آغاز پرداخت برداشت از کیف پول',
  'withdrawal release': 'کنار گذاشتن پرداخت برداشت از کیف پول',
  'withdrawal paid': 'واریز برداشت از کیف پول',
  'withdrawal refuse': 'رد برداشت از کیف پول',
  'payment ask': 'پرسش دوباره از بانک',
  'payment settle': 'ثبت سرانجام پرداخت نامعلوم',
  'refund wallet': 'بازگرداندن پول به کیف پول',
  'refund invoice': 'بازگرداندن پول صورت‌حساب',
  'refund payment': 'بازگرداندن پرداخت به کارت',
  'refund settle': 'ثبت سرانجام بازگشت پول به کارت',
  'invoice cancel': 'لغو صورت‌حساب',
  'voucher add': 'ساخت کد هدیه',
  'voucher disable': 'غیرفعال کردن کد هدیه',
  'incident publish': 'انتشار رخداد',
  'incident update': 'به‌روزرسانی رخداد',
  'article publish': 'انتشار مقاله',
  'article withdraw': 'برداشتن مقاله از وبلاگ',
  'article send': 'ارسال مقاله به خبرنامه',
  'comment approve': 'تأیید دیدگاه',
  'comment refuse': 'رد دیدگاه',
  'broadcast publish': 'ارسال اعلان همگانی',
  'broadcast withdraw': 'لغو اعلان همگانی',
  'ticket answer': 'پاسخ به تیکت',
  'ticket close': 'بستن تیکت',
  'ticket note': 'یادداشت درونی تیکت',
  'ticket assign': 'سپردن تیکت',
  'ticket route': 'ارسال تیکت به واحد دیگر',
  'ticket priority': 'تغییر اولویت تیکت',
  'ticket reopen': 'باز کردن دوباره تیکت',
  'ticket merge': 'یکی کردن دو تیکت',
} as const

export type CommandName = keyof typeof commandTitles

const prefix = 'operator:'

/** What the audit log calls it. */
export const commandEvent = (name: CommandName): string => prefix + name

/** It was done on the command line. */
export const isCommandEvent = (event: string): boolean => event.startsWith(prefix)

export const commandEventTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(commandTitles).map(([name, title]) => [prefix + name, title]),
)
