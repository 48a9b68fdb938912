import { named } from '@sarv/contract/direction'

/** The page of one bucket: its frame and its overview. */
export const bucketText = {
  loading: 'در حال خواندن',
  sections: {
    overview: 'نمای کلی',
    files: 'فایل‌ها',
    keys: 'کلیدها',
    settings: 'تنظیمات',
    resize: 'تغییر اندازه',
  },
  titleOf: (tab: string, name: string) => `${tab} ${named(name)}`,
  used: (used: string, all: string) => `${used} از ${all}`,
  sandbox: 'آزمایشی',
  actions: {
    keys: 'کلیدها',
    more: 'کارهای دیگر باکت',
    resize: 'تغییر اندازه',
    settings: 'تنظیمات',
    delete: 'حذف باکت',
  },
  perMonth: (amount: string) => `${amount} در ماه`,
  overview: {
    title: 'مشخصات',
    status: 'وضعیت',
    name: 'نام باکت',
    datacenter: 'دیتاسنتر',
    size: 'اندازه',
    used: 'پرشده',
    access: 'دسترسی',
    created: 'ساخته‌شده',
    endpoint: 'نشانی اتصال (Endpoint)',
    region: 'منطقه (Region)',
    price: 'هزینه ماهانه، بدون مالیات',
    monthCost: 'هزینه این ماه تا اکنون',
    counted: 'شمارش',
  },
}
