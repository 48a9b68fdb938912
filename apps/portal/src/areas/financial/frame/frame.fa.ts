/** What the pages of money say alike. */
export const frameText = {
  forbidden: {
    title: (tab: string) => `«${tab}» برای نقش شما باز نیست`,
    text: 'امور مالی را کاربر ارشد و مدیر مالی می‌بینند. اگر به آن نیاز دارید، از کاربر ارشد حساب خود بخواهید این نقش را به شما بدهد.',
  },
  excel: 'دریافت اکسل',
  pdf: 'دریافت PDF',
  print: 'چاپ',
  saved: 'فایل آماده شد و در دریافت‌های مرورگر شماست.',
}
