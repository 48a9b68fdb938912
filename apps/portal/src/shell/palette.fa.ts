import { named } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

export const paletteText = {
  label: 'جستجو و فرمان',
  placeholder: 'جستجوی سرویس، صفحه، کار یا IP',
  results: 'نتیجه‌ها',
  sections: { services: 'سرویس‌ها', records: 'فاکتورها، تیکت‌ها و مقاله‌ها', acts: 'کارها', pages: 'صفحه‌ها' },
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
  close: 'بستن',
  count: (count: number) => `${formatCount(count)} نتیجه`,
  createProject: { title: 'ساخت پروژه', keywords: 'new create project پروژه جدید' },
  themes: {
    light: { title: 'رنگ‌بندی روشن', keywords: 'theme light روز' },
    dark: { title: 'رنگ‌بندی تیره', keywords: 'theme dark شب' },
    system: { title: 'رنگ‌بندی همانند سیستم', keywords: 'theme system' },
  },
  logout: { title: 'خروج از حساب', keywords: 'logout sign out' },
}
