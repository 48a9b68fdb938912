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
  columns: {
    name: 'نام',
    status: 'وضعیت',
    use: 'فضا',
    access: 'دسترسی',
    price: 'ماهانه',
    datacenter: 'دیتاسنتر',
    created: 'ساخته‌شده',
  },
  access: { public: 'عمومی', private: 'خصوصی' },
  use: {
    of: (used: string, all: string) => `${used} از ${all}`,
    label: (name: string) => `فضای پرشده باکت ${named(name)}`,
    notCounted: 'هنوز شمرده نشده',
    files: (count: number) => `${formatNumber(count)} فایل`,
  },
  monthlyTotal: (amount: string) => `هزینه ماهانه ${amount}، بدون مالیات`,
  empty: {
    title: 'هنوز باکتی ندارید',
    text: 'باکت جای فایل‌های بسیار است: عکس‌های فروشگاه، نسخه‌های پشتیبان، ویدئو. از هر برنامه‌ای که S3 می‌شناسد به آن می‌نویسید و از آن می‌خوانید.',
  },
}
