import { named } from '@sarv/contract/direction'
import { binHours } from '@sarv/contract/limits'
import { formatNumber } from '../../../format/number.ts'

export const vmPaletteText = {
  server: 'سرور مجازی',
  serverKeywords: 'server vm host سایت',
  createServer: {
    title: 'ساخت سرور',
    keywords: 'new create server vm سرور جدید خرید',
    effect: 'فرم سفارش باز می‌شود؛ پیش از ثبت آن چیزی ساخته و هزینه‌ای گرفته نمی‌شود.',
  },
  askReboot: {
    title: 'پیش از راه‌اندازی مجدد دوباره پرسیده شود',
    keywords: 'ask restart reboot question پرسش',
    effect: 'از این پس پیش از هر راه‌اندازی مجدد پرسیده می‌شود.',
  },
  verbs: {
    start: { keywords: 'روشن کردن start power on boot' },
    shutdown: { keywords: 'خاموش کردن stop shutdown power off' },
    reboot: { keywords: 'راه‌اندازی مجدد ریستارت ریبوت restart reboot' },
    delete: { keywords: 'حذف پاک کردن delete remove' },
    console: { keywords: 'کنسول console terminal vnc' },
    analytics: { keywords: 'نمودار مصرف charts usage analytics' },
    firewall: { keywords: 'فایروال firewall ports پورت قطع باز نمی‌شود' },
    ip: { keywords: 'نشانی‌های آی‌پی ip address' },
    volume: { keywords: 'دیسک‌ها disk volume' },
    network: { keywords: 'شبکه‌ها network' },
    snapshot: { keywords: 'اسنپ‌شات بکاپ پشتیبان snapshot backup' },
    config: { keywords: 'تغییر منابع ارتقا resize upgrade plan' },
  },
  effects: {
    start: 'سرور روشن می‌شود و هزینه آن مانند سرور روشن حساب می‌شود.',
    delete: `سرور ${formatNumber(binHours)} ساعت در سطل بازیافت می‌ماند و سپس برای همیشه حذف می‌شود.`,
    console: 'صفحه سرور در پنجره‌ای تازه باز می‌شود؛ روی سرور چیزی تغییر نمی‌کند.',
    analytics: 'نمودارهای مصرف باز می‌شود؛ چیزی تغییر نمی‌کند.',
    firewall: 'قانون‌های فایروال باز می‌شود؛ چیزی تغییر نمی‌کند.',
    ip: 'نشانی‌های سرور باز می‌شود؛ چیزی تغییر نمی‌کند.',
    volume: 'دیسک‌های سرور باز می‌شود؛ چیزی تغییر نمی‌کند.',
    network: 'شبکه‌های سرور باز می‌شود؛ چیزی تغییر نمی‌کند.',
    snapshot: 'اسنپ‌شات‌های سرور باز می‌شود؛ چیزی تغییر نمی‌کند.',
    config: 'فرم تغییر منابع باز می‌شود؛ پیش از ثبت آن چیزی تغییر نمی‌کند.',
  },
  actOn: (act: string, name: string) => `${act} ${named(name)}`,
}
