import { named } from '@sarv/contract/direction'

/** Buckets in the palette. What people may type for an act is searched for, never shown. */
export const bucketPaletteText = {
  bucket: 'باکت',
  create: { title: 'ساخت باکت', keywords: 'باکت تازه جدید سفارش فضای ابری new create bucket storage s3' },
  actOn: (act: string, name: string) => `${act} ${named(name)}`,
  verbs: {
    files: 'فایل ها بارگذاری دریافت files upload browse',
    keys: 'کلید دسترسی keys access secret',
    settings: 'تنظیمات نسخه عمومی settings cors lifecycle versions public',
    resize: 'تغییر اندازه بزرگ کوچک resize grow shrink',
  },
}
