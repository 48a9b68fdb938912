/** What people read about the work on a server. */
export const vmHostText = {
  create: 'ساخت سرور',
  delete: 'حذف سرور',
  power: {
    start: 'روشن کردن سرور',
    stop: 'خاموش کردن اجباری سرور',
    shutdown: 'خاموش کردن سرور',
    reboot: 'راه‌اندازی مجدد سرور',
    reset: 'ریست سخت‌افزاری سرور',
  },
  steps: {
    request: 'سفارش سرور به زیرساخت',
    build: 'آماده‌سازی دیسک و سیستم‌عامل',
    address: 'دریافت نشانی شبکه',
    deliver: 'تحویل سرور',
    remove: 'برداشتن سرور از زیرساخت',
    release: 'آزادسازی دیسک و نشانی',
    power: {
      start: 'روشن کردن',
      stop: 'قطع برق',
      shutdown: 'بستن سیستم‌عامل و خاموش کردن',
      reboot: 'راه‌اندازی مجدد سیستم‌عامل',
      reset: 'ریست سخت‌افزاری',
    },
  },
  ready: {
    subject: (name: string) => `سرور ${name} آماده است`,
    content: (name: string, address: string | null) =>
      address ? `ساخت سرور ${name} به پایان رسید؛ نشانی آن ${address} است.` : `ساخت سرور ${name} به پایان رسید.`,
  },
  notBuilt: {
    subject: (name: string) => `ساخت سرور ${name} ناموفق بود`,
    content: (name: string) =>
      `سرور ${name} ساخته نشد و هزینه‌ای برای آن ثبت نمی‌شود. دلیل آن در صفحه سرور آمده است؛ می‌توانید دوباره تلاش کنید.`,
  },
  effects: {
    create: 'هزینه از لحظه تحویل، به‌صورت ساعتی حساب می‌شود.',
  },
}
