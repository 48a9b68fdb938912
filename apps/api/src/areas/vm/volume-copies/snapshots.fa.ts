import type { CopyText } from './volume-copies.definition.ts'

export const volumeSnapshotText: CopyText = {
  noun: 'اسنپ‌شات',
  create: 'ساخت اسنپ‌شات {other} از دیسک {name}',
  goBack: 'بازگردانی دیسک {name} به اسنپ‌شات {other}',
  delete: 'حذف اسنپ‌شات {other} از دیسک {name}',
  steps: {
    request: 'سفارش اسنپ‌شات به زیرساخت',
    write: 'ثبت وضعیت دیسک',
    goBack: 'بازگردانی داده‌های دیسک',
    remove: 'برداشتن اسنپ‌شات از زیرساخت',
  },
  effects: {
    create: [
      'اسنپ‌شات هزینه جداگانه‌ای ندارد و کنار خود دیسک نگه داشته می‌شود.',
      'آنچه سیستم‌عامل هنوز روی دیسک ننوشته است در آن نیست؛ برای اطمینان کامل نخست سرور را خاموش کنید.',
    ],
  },
}
