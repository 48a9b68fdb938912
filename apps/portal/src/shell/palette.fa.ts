import { named } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

export const paletteText = {
  label: 'جستجو و فرمان',
  placeholder: 'جستجوی سرویس، صفحه، کار یا IP',
  results: 'نتیجه‌ها',
  sections: { services: 'سرویس‌ها', acts: 'کارها', pages: 'صفحه‌ها' },
  wrongKeyboard: {
    persian: 'صفحه‌کلید فارسی بود؛ این را هم جستجو کردیم:',
    latin: 'صفحه‌کلید لاتین بود؛ این را هم جستجو کردیم:',
  },
  none: 'چیزی پیدا نشد',
  noneHint: 'نام سرویس، صفحه یا کار را به فارسی یا انگلیسی بنویسید، یا بخشی از IP را.',
  move: 'جابه‌جایی',
  open: 'باز کردن',
  acts: 'کارها',
  actsOf: (name: string) => `کارهای ${named(name)}`,
  back: 'بازگشت',
  close: 'بستن',
  verbs: {
    start: { keywords: 'روشن کردن start power on boot' },
    shutdown: { keywords: 'خاموش کردن stop shutdown power off' },
    reboot: { keywords: 'راه‌اندازی مجدد ریستارت ریبوت restart reboot' },
    delete: { keywords: 'حذف پاک کردن delete remove' },
    console: { keywords: 'کنسول console terminal vnc' },
    analytics: { keywords: 'نمودار مصرف charts usage analytics' },
    firewall: { keywords: 'فایروال firewall ports' },
  },
  actOn: (act: string, name: string) => `${act} ${named(name)}`,
  askReboot: { title: 'پیش از راه‌اندازی مجدد دوباره پرسیده شود', keywords: 'ask restart reboot question پرسش' },
  count: (count: number) => `${formatCount(count)} نتیجه`,
  createProject: { title: 'ساخت پروژه', keywords: 'new create project پروژه جدید' },
  createServer: { title: 'ساخت سرور', keywords: 'new create server vm سرور جدید خرید' },
  server: 'سرور مجازی',
  themes: {
    light: { title: 'رنگ‌بندی روشن', keywords: 'theme light روز' },
    dark: { title: 'رنگ‌بندی تیره', keywords: 'theme dark شب' },
    system: { title: 'رنگ‌بندی همانند سیستم', keywords: 'theme system' },
  },
  logout: { title: 'خروج از حساب', keywords: 'logout sign out' },
}
