/** What people read about the public addresses of a server. */
export const hostIpText = {
  create: 'افزودن آی‌پی عمومی',
  delete: 'حذف آی‌پی عمومی',
  steps: {
    give: 'دریافت نشانی از زیرساخت',
    remove: 'پس دادن نشانی به زیرساخت',
  },
  effects: {
    create: 'هزینه از لحظه تحویل نشانی، به‌صورت ساعتی حساب می‌شود.',
    setUp: 'نشانی تازه را باید در سیستم‌عامل سرور هم تنظیم کنید.',
  },
}
