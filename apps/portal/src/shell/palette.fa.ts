import { named } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

const onThisDevice = 'رنگ صفحه‌ها فقط روی همین دستگاه عوض می‌شود.'

export const paletteText = {
  label: 'جستجو و فرمان',
  placeholder: 'جستجوی سرویس، صفحه، کار یا IP',
  results: 'نتیجه‌ها',
  sections: {
    services: 'سرویس‌ها',
    projects: 'پروژه‌ها',
    records: 'فاکتورها، تیکت‌ها و مقاله‌ها',
    customers: 'مشتریان',
    tickets: 'تیکت‌ها',
    payments: 'پرداخت‌ها',
    acts: 'کارها',
    pages: 'صفحه‌ها',
  },
  wrongKeyboard: {
    persian: 'صفحه‌کلید فارسی بود؛ این را هم جستجو کردیم:',
    latin: 'صفحه‌کلید لاتین بود؛ این را هم جستجو کردیم:',
  },
  none: 'چیزی پیدا نشد',
  noneHint: 'نام سرویس، صفحه یا کار را به فارسی یا انگلیسی بنویسید، بخشی از IP یا شماره فاکتور و تیکت را.',
  move: 'جابه‌جایی',
  open: 'باز کردن',
  acts: 'کارها',
  actsOf: (name: string) => `کارهای ${named(name)}`,
  back: 'بازگشت',
  asks: 'تأیید می‌خواهد',
  again: 'برای انجام، دوباره Enter را بزنید.',
  confirm: 'انجام شود',
  close: 'بستن',
  count: (count: number) => `${formatCount(count)} نتیجه`,
  project: { keywords: 'project switch پروژه', chosen: 'پروژه اکنون' },
  createProject: {
    title: 'ساخت پروژه',
    keywords: 'new create project پروژه جدید',
    effect: 'نام و دیتاسنتر پروژه پرسیده می‌شود.',
  },
  themes: {
    light: { title: 'رنگ‌بندی روشن', keywords: 'theme light روز', effect: onThisDevice },
    dark: { title: 'رنگ‌بندی تیره', keywords: 'theme dark شب', effect: onThisDevice },
    system: { title: 'رنگ‌بندی همانند سیستم', keywords: 'theme system', effect: onThisDevice },
  },
  logout: {
    title: 'خروج از حساب',
    keywords: 'logout sign out',
    effect: 'نشست این مرورگر بسته می‌شود؛ سرویس‌ها همان‌گونه می‌مانند.',
  },
}
