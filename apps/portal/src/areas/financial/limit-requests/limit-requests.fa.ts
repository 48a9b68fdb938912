/** Asking the provider for more than the limits allow. */
export const limitRequestsText = {
  title: 'درخواست سهمیه بیشتر',
  subtitle: 'درخواست را کارشناسان ما می‌خوانند؛ پاسخ را در اعلان‌ها می‌بینید.',
  submit: 'ارسال درخواست',
  item: 'سهمیه',
  wanted: 'سقف تازه',
  now: (max: string) => `سقف امروز: ${max}`,
  reason: 'برای چه کاری؟',
  reasonHelp: 'کار و زمان آن را بنویسید تا زودتر پاسخ بگیرید.',
  sent: 'درخواست شما فرستاده شد.',
  earlier: 'درخواست‌های پیشین',
  /** «سرور مجازی: از ۲۰ به ۵۰» */
  change: (item: string, old: string, max: string) => `${item}: از ${old} به ${max}`,
  granted: (max: string) => `سقف تازه: ${max}`,
  takeBack: 'پس گرفتن',
  takenBack: 'درخواست پس گرفته شد.',
}
