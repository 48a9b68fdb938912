/** Titles of the pages, for the window, the phone's header and screen readers. */
export const financialPagesText = {
  calculator: 'محاسبه‌گر قیمت',
  financial: 'امور مالی',
  wallet: 'گردش کیف پول',
  payments: 'پرداخت‌ها',
  payment: 'نتیجه پرداخت',
  invoices: 'فاکتورها',
  invoice: 'جزئیات فاکتور',
  quotes: 'پیش‌فاکتورها',
  quote: 'پیش‌فاکتور',
  services: 'سرویس‌های من',
  bills: 'صورت‌حساب مصرف',
  costs: 'هزینه‌ها',
  caps: 'سقف هزینه پروژه‌ها',
  sales: 'پیشنهادهای ویژه',
  dashboard: 'پیشخوان',
}
