import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

export const vmText = {
  title: 'سرورهای مجازی',
  unit: 'سرور',
  server: 'سرور مجازی',
  serverName: 'نام سرور',
  unnamed: 'بی‌نام',
  noPublicAddress: 'بدون نشانی عمومی',

  list: {
    label: 'فهرست سرورها',
    monthlyTotal: (amount: string) => `جمع هزینه ماهانه این پروژه حدود ${amount}، بدون مالیات`,
    monthlyTotalAndSoFar: (amount: string, soFar: string) =>
      `جمع هزینه ماهانه این پروژه حدود ${amount} و این ماه تاکنون ${soFar}، بدون مالیات`,
    create: 'ساخت سرور',
    search: 'نام، نشانی یا سیستم‌عامل',
    bin: 'سطل بازیافت',
    more: (count: number) => `${formatNumber(count)}+`,
    moreAddresses: (count: number, name: string) => `${formatNumber(count)} نشانی دیگر ${named(name)}`,
    soFar: (amount: string) => `${amount} این ماه`,
    /** Beside the price of a server that is off. */
    whileRunning: (amount: string) => `روشن ${amount}`,
    whileRunningWhole: (now: string, amount: string) => `اکنون که خاموش است ${now} در ماه؛ وقتی روشن باشد ${amount}`,
    foot: 'فهرست زنده است؛ تغییرها بدون بازخوانی دیده می‌شوند.',
    columns: {
      name: 'نام',
      status: 'وضعیت',
      addresses: 'نشانی‌ها',
      resources: 'منابع',
      cost: 'هزینه ماهانه',
      created: 'ساخته‌شده',
      usage: 'پردازنده',
    },
    usage: (now: string, most: string) => `پردازنده در چهار ساعت گذشته: اکنون ${now}، بیشینه ${most}`,
    systems: {
      label: 'پالایش سیستم‌عامل',
      labelWith: (chosen: string) => `پالایش سیستم‌عامل: ${named(chosen)}`,
      all: 'همه سیستم‌عامل‌ها',
      labelOfAll: 'پالایش سیستم‌عامل: همه سیستم‌عامل‌ها',
    },
    segments: { active: 'فعال', off: 'خاموش', moving: 'در حال انجام', failed: 'خطا' },
    steps: 'گام‌ها',
    perMonth: (amount: string) => `${amount} در ماه`,
  },

  actions: {
    open: 'نمای کلی',
    console: 'کنسول',
    start: 'روشن کردن',
    shutdown: 'خاموش کردن',
    reboot: 'راه‌اندازی مجدد',
    stop: 'خاموش کردن اجباری',
    reset: 'ریست سخت‌افزاری',
    delete: 'حذف سرور',
    deleteMany: 'حذف',
    more: 'کارهای دیگر',
  },

  asked: {
    power: (act: string, name: string) => `${act} ${named(name)} آغاز شد.`,
  },

  /** What people set on a server: the two acts, and what stands beside its name. */
  marks: {
    isPinned: {
      set: 'سنجاق کردن',
      unset: 'برداشتن سنجاق',
      chip: 'سنجاق‌شده',
      inRow: 'سنجاق شده است؛ بالای فهرست می‌ماند',
    },
    isLocked: {
      set: 'بستن قفل حذف',
      unset: 'باز کردن قفل حذف',
      chip: 'قفل حذف',
      inRow: 'قفل حذف بسته است',
    },
  },

  bulk: {
    noneAllowed: (act: string) => `${act} برای هیچ‌یک از سرورهای انتخاب‌شده ممکن نیست.`,
  },

  refused: {
    alreadyOn: 'سرور روشن است.',
    alreadyOff: 'سرور خاموش است.',
    inCluster: 'این سرور بخشی از یک کلاستر است.',
    locked: 'قفل حذف این سرور بسته است؛ نخست آن را باز کنید.',
  },
}
