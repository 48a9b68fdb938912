import { ltr, named } from '@sarv/contract/direction'
import { formatCount, formatNumber } from '../format/number.ts'

export const uiText = {
  you: 'شما',
  close: 'بستن',
  cancel: 'انصراف',
  confirm: 'تأیید',
  retry: 'تلاش دوباره',
  refresh: 'بازخوانی',
  loading: 'در حال خواندن',
  more: 'کارهای دیگر',
  moreOf: (name: string) => `کارهای دیگر ${named(name)}`,
  dashes: '----',
  code: 'کد',

  copy: 'رونوشت',
  copyOf: (value: string) => `رونوشت ${ltr(value)}`,
  copied: 'رونوشت شد',
  copyFailed: 'رونوشت نشد؛ متن را دستی بردارید.',

  traceId: 'شناسه پیگیری',
  failedTitle: 'خواندن ناموفق بود',
  failedText: 'دوباره تلاش کنید. این خطا روی سرویس‌های شما اثری ندارد.',
  partFailedText: 'بقیه صفحه درست است.',
  missingPart: {
    title: 'بخشی از برنامه بارگذاری نشد',
    text: 'شاید نسخه تازه‌ای منتشر شده یا اینترنت شما قطع شده باشد. صفحه را دوباره بارگذاری کنید.',
    reload: 'بارگذاری دوباره صفحه',
  },

  showThing: 'نمایش',
  toasts: 'پیام‌ها',

  confirmByName: {
    prompt: (thing: string) => `برای تأیید، ${thing} را بنویسید:`,
    irreversible: 'این کار قابل بازگشت نیست.',
    alsoGone: 'همراه آن از دست می‌رود:',
  },

  table: {
    none: '—',
    search: 'جستجو',
    filter: 'پالایش وضعیت',
    all: 'همه',
    actions: 'کارها',
    bulk: 'کارهای گروهی',
    selectAll: 'انتخاب همه',
    select: (name: string) => `انتخاب ${named(name)}`,
    selected: (count: number, unit: string) => `${formatNumber(count)} ${unit} انتخاب شده`,
    clearSelection: 'لغو انتخاب',
    range: (from: number, to: number, total: number, unit: string) =>
      `نمایش ${formatNumber(from)} تا ${formatNumber(to)} از ${formatNumber(total)} ${unit}`,
    columns: 'انتخاب ستون‌ها',
    exportCsv: 'دریافت فهرست (CSV)',
    pageSize: 'در هر صفحه',
    unit: 'ردیف',
    failedTitle: 'فهرست خوانده نشد',
    noResultTitle: 'چیزی پیدا نشد',
    noResultFor: (search: string) => `چیزی با ${named(search)} پیدا نشد`,
    noResultText: 'جستجو یا پالایش را تغییر دهید.',
    clearSearch: 'پاک کردن جستجو و پالایش',
    sortBy: (column: string) => `مرتب‌سازی بر پایه ${column}`,
  },

  pages: {
    of: (list: string) => `صفحه‌های ${list}`,
    previous: 'صفحه قبل',
    next: 'صفحه بعد',
    page: (page: number) => `صفحه ${formatCount(page)}`,
  },

  operation: {
    progress: 'پیشرفت',
    states: { todo: 'در انتظار', now: 'در حال انجام', done: 'انجام‌شده', failed: 'ناموفق', undone: 'برگردانده‌شده' },
    steps: 'گام‌ها',
  },

  usage: {
    of: (used: number, max: number) => `${formatNumber(used)} از ${formatNumber(max)}`,
    over: (amount: number) => `${formatNumber(amount)} بیشتر از سقف شما`,
  },

  receipt: {
    title: 'برآورد هزینه',
    monthly: 'ماهانه',
    subtotal: 'جمع جزء',
    discount: 'تخفیف',
    vat: (percent: number | undefined) =>
      percent === undefined ? 'مالیات بر ارزش افزوده' : `مالیات بر ارزش افزوده (${formatNumber(percent)}٪)`,
    payable: 'مبلغ ماهانه',
    hourly: 'مبلغ ساعتی',
    whileOff: 'ماهانه، هنگام خاموش بودن',
  },

  chart: {
    time: 'زمان',
    showTable: 'نمایش به صورت جدول',
    showChart: 'نمایش به صورت نمودار',
    noData: 'هنوز داده‌ای نیست',
    of: (title: string) => `نمودار ${title}`,
    marks: (first: number, last: number) =>
      first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  },

  checkAgain: 'بررسی دوباره',
  sections: (name: string) => `بخش‌های ${named(name)}`,
  count: (count: number) => formatNumber(count),
}
