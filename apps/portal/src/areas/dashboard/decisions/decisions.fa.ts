import { named } from '@sarv/contract/direction'

export const decisionsText = {
  title: 'منتظر تصمیم شما',
  none: 'اکنون چیزی منتظر تصمیم شما نیست.',
  noneHint: 'سرویسی که پاسخ نمی‌دهد، کمبود موجودی، کار ناموفق، پاسخ پشتیبانی و سرویس بی‌استفاده اینجا می‌آید.',
  failed: 'موارد منتظر تصمیم خوانده نشد',
  walletEmpty: {
    title: (count: string) => `موجودی تمام شده و ${count} سرویس متوقف است`,
    titleAlone: 'موجودی تمام شده است',
    hint: (amount: string) => `با پرداخت ${amount} همه سرویس‌ها برمی‌گردند.`,
    until: (date: string) => `بدون پرداخت، ${date} حذف می‌شوند.`,
  },
  walletDebt: {
    title: (amount: string) => `${amount} بدهی دارید`,
    hint: 'سرویس‌های پرداخت‌نشده حذف شده‌اند و با پرداخت برنمی‌گردند؛ پس از پرداخت بدهی می‌توانید دوباره سفارش دهید.',
  },
  walletShort: {
    title: (date: string) => `موجودی تا ${date} کافی است`,
    hint: (amount: string) => `پرداخت ${amount} هزینه ۳۰ روز آینده را می‌پوشاند.`,
  },
  deposit: 'افزایش موجودی',
  invoice: {
    title: (id: string) => `فاکتور ${id} پرداخت نشده است`,
    hint: (amount: string) => `مبلغ ${amount}.`,
    until: (date: string) => `مهلت پرداخت: ${date}.`,
    act: 'پرداخت فاکتور',
  },
  cap: {
    reached: (project: string) => `هزینه پروژه ${named(project)} به سقف ماه رسید`,
    near: (project: string) => `هزینه پروژه ${named(project)} به سقف ماه نزدیک است`,
    hint: (used: string, most: string) => `${used} از ${most}.`,
    act: 'بررسی سقف',
  },
  operation: {
    title: (sentence: string) => `${sentence} ناموفق بود`,
    costs: (amount: string) => `این سرویس همچنان ماهانه ${amount} بدون مالیات هزینه دارد.`,
    free: 'هزینه‌ای برای آن ثبت نمی‌شود.',
    act: 'تلاش دوباره',
  },
  idle: {
    stopped: (kind: string, name: string, date: string) => `${kind} ${named(name)} از ${date} خاموش است`,
    unattached: (kind: string, name: string) => `${kind} ${named(name)} به سروری متصل نیست`,
    ownerStopped: (kind: string, name: string) => `${kind} ${named(name)} برای سروری خاموش نگه داشته شده است`,
    unnamed: 'بی‌نام',
    hint: (amount: string) => `با این همه، ماهانه ${amount} بدون مالیات هزینه دارد.`,
    act: (kind: string) => `بررسی ${kind}`,
  },
  silent: {
    all: (balancer: string) => `هیچ سروری پشت لودبالانسر ${named(balancer)} پاسخ نمی‌دهد`,
    some: (servers: string, balancer: string) => `${named(servers)} پشت لودبالانسر ${named(balancer)} پاسخ نمی‌دهد`,
    servers: (servers: string) => `بازدیدکنندگان پاسخی نمی‌گیرند. سرورها: ${named(servers)}.`,
    hint: 'دیگر سرورهای آن پاسخ می‌دهند؛ دلیل در صفحه لودبالانسر آمده است.',
  },
  drift: (kind: string, name: string) => `${kind} ${named(name)} در دسترس نیست`,
  backup: {
    title: (kind: string, volume: string) => `${kind} زمان‌بندی‌شده دیسک ${named(volume)} ناموفق بود`,
    at: (date: string) => `آخرین تلاش: ${date}.`,
  },
  certificate: {
    title: (names: string, date: string) => `گواهی ${named(names)} ${date} پایان می‌یابد`,
    hint: (balancer: string) => `روی لودبالانسر ${named(balancer)}؛ پس از آن مرورگرها سایت را باز نمی‌کنند.`,
  },
  ticket: {
    title: (id: string, title: string) => `پشتیبانی به تیکت ${id} پاسخ داد: ${title}`,
    hint: 'پشتیبانی منتظر شماست.',
    closes: (date: string) => `پشتیبانی منتظر شماست؛ تیکت ${date} بسته می‌شود.`,
    act: 'خواندن پاسخ',
  },
  term: {
    title: (name: string, date: string) => `مهلت ${named(name)} ${date} پایان می‌یابد`,
    hint: (amount: string) => `تمدید خودکار ندارد؛ هزینه تمدید ${amount}.`,
    act: 'فاکتورها',
  },
  quote: {
    title: (id: string, date: string) => `اعتبار پیش‌فاکتور ${id} ${date} پایان می‌یابد`,
    hint: 'تا آن روز قیمت‌هایش تغییر نمی‌کند.',
    act: 'پیش‌فاکتور',
  },
  look: 'بررسی',
  keep: 'نگه داشتن',
  later: 'بعداً',
  hiddenForMonth: 'تا ۳۰ روز درباره آن پرسیده نمی‌شود.',
  hiddenForDay: 'تا فردا در این فهرست نمی‌آید.',
  showAgain: 'برگرداندن',
}
