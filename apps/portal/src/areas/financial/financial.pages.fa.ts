/** Titles of the pages, for the window, the phone's header and screen readers, and lines of the palette. */
export const financialPagesText = {
  calculator: 'محاسبه‌گر قیمت',
  financial: 'امور مالی',
  wallet: 'گردش کیف پول',
  payments: 'پرداخت‌ها',
  payment: 'نتیجه پرداخت',
  bills: 'صورت‌حساب مصرف',
  sales: 'پیشنهادهای ویژه',
  dashboard: 'پیشخوان',
  /** What other panels call it is searched for, never shown. */
  also: {
    calculator: 'ماشین‌حساب قیمت هزینه برآورد تعرفه',
    financial: 'مالی حسابداری پول',
    sales: 'تخفیف پیشنهاد ویژه هدیه',
  },
}
