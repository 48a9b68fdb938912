import { named } from '@sarv/contract/direction'

export const decisionsText = {
  title: 'منتظر تصمیم شما',
  none: 'اکنون چیزی منتظر تصمیم شما نیست.',
  noneHint: 'کمبود موجودی، فاکتور پرداخت‌نشده، کار ناموفق و سرویس بی‌استفاده این‌جا می‌آید.',
  failed: 'موارد منتظر تصمیم خوانده نشد',
  walletEmpty: {
    title: (count: string) => `موجودی تمام شده و ${count} سرویس متوقف است`,
    titleAlone: 'موجودی تمام شده است',
    hint: (sum: string) => `با پرداخت ${sum} همه سرویس‌ها برمی‌گردند.`,
    until: (date: string) => `بدون پرداخت، ${date} حذف می‌شوند.`,
  },
  walletShort: {
    title: (date: string) => `موجودی تا ${date} کافی است`,
    hint: (sum: string) => `پرداخت ${sum} هزینه ۳۰ روز آینده را می‌پوشاند.`,
  },
  deposit: 'افزایش موجودی',
  invoice: {
    title: (id: string) => `فاکتور ${id} پرداخت نشده است`,
    hint: (sum: string) => `مبلغ ${sum}.`,
    until: (date: string) => `مهلت پرداخت: ${date}.`,
    act: 'پرداخت فاکتور',
  },
  cap: {
    reached: (project: string) => `هزینه پروژه ${named(project)} به سقف ماه رسید`,
    near: (project: string) => `هزینه پروژه ${named(project)} به سقف ماه نزدیک است`,
    hint: (used: string, limit: string) => `${used} از ${limit}.`,
    act: 'بررسی سقف',
  },
  operation: {
    title: (sentence: string) => `${sentence} ناموفق بود`,
    costs: (sum: string) => `این سرویس همچنان ماهانه ${sum} هزینه دارد.`,
    free: 'هزینه‌ای برای آن ثبت نمی‌شود.',
    act: 'تلاش دوباره',
  },
  idle: {
    stopped: (product: string, name: string, date: string) => `${product} ${named(name)} از ${date} خاموش است`,
    unattached: (product: string, name: string) => `${product} ${named(name)} به سروری وصل نیست`,
    ownerStopped: (product: string, name: string) => `${product} ${named(name)} برای سروری خاموش نگه داشته شده است`,
    unnamed: 'بی‌نام',
    hint: (sum: string) => `با این همه، ماهانه ${sum} هزینه دارد.`,
    act: (product: string) => `بررسی ${product}`,
  },
  keep: 'نگه داشتن',
  later: 'بعداً',
  hiddenForMonth: 'تا ۳۰ روز درباره آن پرسیده نمی‌شود.',
  hiddenForDay: 'تا فردا در این فهرست نمی‌آید.',
  showAgain: 'برگرداندن',
}
