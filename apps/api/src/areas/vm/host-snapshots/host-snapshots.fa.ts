/** What people read about the snapshots of a server. */
export const hostSnapshotText = {
  create: 'ساخت اسنپ‌شات سرور',
  revert: 'بازگردانی سرور به اسنپ‌شات',
  delete: 'حذف اسنپ‌شات سرور',
  steps: {
    request: 'سفارش اسنپ‌شات به زیرساخت',
    copy: 'نوشتن اسنپ‌شات',
    revert: 'آغاز بازگردانی دیسک‌ها',
    settle: 'بازگشت سرور به کار',
    remove: 'برداشتن اسنپ‌شات از زیرساخت',
  },
  effects: {
    create: 'همه دیسک‌های خود سرور نگه داشته می‌شود؛ دیسک‌های (ولوم) متصل در آن نیست.',
  },
}
