import { named } from '@sarv/contract/direction'

/** Buckets in the palette. What people may type for an act is searched for, never shown. */
export const bucketPaletteText = {
  bucket: 'باکت',
  create: {
    title: 'ساخت باکت',
    keywords: 'باکت تازه جدید سفارش فضای ابری new create bucket storage s3',
    effect: 'فرم سفارش باز می‌شود؛ پیش از ثبت آن چیزی ساخته و هزینه‌ای گرفته نمی‌شود.',
  },
  actOn: (act: string, name: string) => `${act} ${named(name)}`,
  effects: {
    files: 'فهرست فایل‌ها باز می‌شود؛ بارگذاری و دریافت آنجاست.',
    keys: 'کلیدهای دسترسی باز می‌شود؛ کلید تازه آنجا ساخته می‌شود.',
    settings: 'تنظیمات باکت باز می‌شود و تا ذخیره نکنید چیزی تغییر نمی‌کند.',
    resize: 'صفحه تغییر اندازه باز می‌شود و قیمت تازه را پیش از تأیید نشان می‌دهد.',
  },
  verbs: {
    files: 'فایل ها بارگذاری دریافت files upload browse',
    keys: 'کلید دسترسی keys access secret',
    settings: 'تنظیمات نسخه عمومی settings cors lifecycle versions public',
    resize: 'تغییر اندازه بزرگ کوچک resize grow shrink',
  },
}
