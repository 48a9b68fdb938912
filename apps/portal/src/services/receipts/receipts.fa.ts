/** What something was ordered for, as it was accepted: the same for every service. */
export const receiptsText = {
  title: 'رسید',
  show: 'رسید سفارش',
  number: 'شماره سفارش',
  time: 'زمان سفارش',
  user: 'سفارش‌دهنده',
  nobody: 'سامانه',
  missing: 'رسیدی از این سفارش نگه داشته نشده است.',
  note: 'قیمت‌ها همان است که هنگام سفارش پذیرفته شد؛ تغییرهای بعدی در آن نیست.',
  close: 'بستن',
}
