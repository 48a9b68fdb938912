const number = (value: number): string => value.toLocaleString('fa-IR', { maximumFractionDigits: 3 })

export const billText = {
  /** A price of which no lines were kept. */
  whole: 'بهای سرویس',
  name: (label: string) => `صورت‌حساب مصرف ${label}`,
  running: (label: string) => `صورت‌حساب جاری ${label}`,
  unnamed: 'بدون نام',
  service: 'سرویس',
  /** How the price of a reading comes about, to be checked with a pocket calculator. */
  formula: (of: { quantity: number; unitPrice: number; monthly: number; seconds: number; price: number }): string =>
    `${number(of.quantity)} × ${number(of.unitPrice)} ریال = ${number(of.monthly)} ریال در ۳۰ روز؛ برای ${number(of.seconds)} ثانیه از ${number(30 * 24 * 3600)} ثانیه: ${number(of.price)} ریال (رو به پایین گرد می‌شود)`,
  /** Where a reading began before the bill did: only the difference counts. */
  difference: (of: { until: number; before: number; price: number }): string =>
    `از ${number(of.until)} ریال هزینه این سرویس، ${number(of.before)} ریال در ماه‌های پیش حساب شده و ${number(of.price)} ریال مانده است.`,
  columns: {
    product: 'محصول',
    service: 'سرویس',
    project: 'پروژه',
    item: 'شرح',
    quantity: 'مقدار',
    unitPrice: 'بهای واحد در ۳۰ روز (ریال)',
    hours: 'ساعت',
    price: 'مبلغ (ریال)',
    vat: 'مالیات (ریال)',
    from: 'از',
    to: 'تا',
  },
}
