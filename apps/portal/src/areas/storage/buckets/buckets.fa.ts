import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

/** The list of buckets, and the words that every page about a bucket shares. */
export const bucketsText = {
  title: 'فضای ابری (S3)',
  bucket: 'باکت',
  label: 'فهرست باکت‌ها',
  unit: 'باکت',
  unnamed: 'بی‌نام',
  searchFor: 'نام باکت',
  create: 'ساخت باکت',
  bin: 'سطل بازیافت',
  foot: 'فضای پرشده هر چند دقیقه یک‌بار شمرده می‌شود؛ نسخه‌های پیشین و بارگذاری‌های نیمه‌کاره هم در آن است.',
  columns: {
    name: 'نام',
    use: 'فضا',
    access: 'دسترسی',
  },
  access: { public: 'عمومی', partly: 'بخشی عمومی', private: 'خصوصی' },
  use: {
    of: (used: string, all: string) => `${used} از ${all}`,
    label: (name: string) => `فضای پرشده باکت ${named(name)}`,
    notCounted: 'هنوز شمرده نشده',
    files: (count: number) => `${formatNumber(count)} فایل`,
    sizeAndFiles: (size: string, count: number) => `${size}، ${formatNumber(count)} فایل`,
  },
  /** What leads from a row to a part of the bucket's page. */
  open: {
    overview: 'نمای کلی',
    files: 'فایل‌ها',
    keys: 'کلیدهای دسترسی',
    settings: 'تنظیمات',
    resize: 'تغییر اندازه',
  },
  delete: 'حذف باکت',
  deleteMany: 'حذف باکت‌ها',
  perMonth: (amount: string) => `${amount} در ماه`,
  monthlyTotal: (amount: string) => `هزینه ماهانه ${amount}، بدون مالیات`,
  empty: {
    title: 'هنوز باکتی ندارید',
    text: 'باکت جای فایل‌های بسیار است: عکس‌های فروشگاه، نسخه‌های پشتیبان، ویدئو. از همین‌جا یا با هر برنامه‌ای که S3 می‌شناسد در آن می‌نویسید و از آن می‌خوانید.',
    priceFrom: (amount: string) => `از ${amount} در ماه`,
    paid: 'برای اندازه باکت می‌پردازید، نه برای هر درخواست',
  },
}
