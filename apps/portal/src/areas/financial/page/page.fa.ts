export const financialPageText = {
  title: 'امور مالی',
  sections: 'بخش‌های امور مالی',
  loading: 'در حال خواندن',
  tabs: {
    bills: 'صورت‌حساب‌ها',
    'current-bill': 'صورت‌حساب جاری',
    wallet: 'کیف پول',
    invoices: 'فاکتورها',
    payments: 'پرداخت‌ها',
    commissions: 'پورسانت معرفی',
  },
}
