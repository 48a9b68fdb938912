/** What people read about the snapshots of a server. */
export const hostSnapshotText = {
  create: 'ساخت اسنپ‌شات {other} از سرور {name}',
  revert: 'بازگردانی سرور {name} به اسنپ‌شات {other}',
  delete: 'حذف اسنپ‌شات {other} از سرور {name}',
  steps: {
    request: 'سفارش اسنپ‌شات به زیرساخت',
    copy: 'نوشتن اسنپ‌شات',
    revert: 'آغاز بازگردانی دیسک اصلی',
    settle: 'بازگشت سرور به کار',
    remove: 'برداشتن اسنپ‌شات از زیرساخت',
  },
  effects: {
    create: 'وضعیت دیسک اصلی سرور نگه داشته می‌شود؛ دیسک‌های داده و دیسک‌های متصل (ولوم) در آن نیستند.',
  },
}
