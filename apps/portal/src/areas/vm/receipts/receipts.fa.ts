import { named } from '@sarv/contract/direction'

export const receiptsText = {
  title: 'رسید',
  show: 'رسید سفارش',
  ofServer: (name: string) => `رسید سفارش سرور ${named(name)}`,
  ofVolume: (name: string) => `رسید سفارش دیسک ${named(name)}`,
  ofAddress: (address: string) => `رسید سفارش نشانی ${named(address)}`,
  number: 'شماره سفارش',
  time: 'زمان سفارش',
  user: 'سفارش‌دهنده',
  nobody: 'سامانه',
  missing: 'رسیدی از این سفارش نگه داشته نشده است.',
  note: 'قیمت‌ها همان است که هنگام سفارش پذیرفته شد؛ تغییرهای بعدی در آن نیست.',
  close: 'بستن',
}
