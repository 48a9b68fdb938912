/** What people read about the public addresses of a server. */
export const hostIpText = {
  create: 'افزودن نشانی عمومی به سرور {name}',
  delete: 'حذف نشانی عمومی {other} از سرور {name}',
  steps: {
    give: 'دریافت نشانی از زیرساخت',
    remove: 'پس دادن نشانی به زیرساخت',
  },
  effects: {
    create: 'هزینه از لحظه تحویل نشانی، به‌صورت ساعتی حساب می‌شود.',
    setUp: 'نشانی تازه را باید در سیستم‌عامل سرور هم تنظیم کنید.',
  },
}
