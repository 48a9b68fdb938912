import type { CopyText } from './volume-copies.definition.ts'

export const volumeBackupText: CopyText = {
  noun: 'نسخه پشتیبان',
  create: 'ساخت نسخه پشتیبان {other} از دیسک {name}',
  goBack: 'بازیابی دیسک {name} از نسخه پشتیبان {other}',
  delete: 'حذف نسخه پشتیبان {other} از دیسک {name}',
  steps: {
    request: 'سفارش نسخه پشتیبان به زیرساخت',
    write: 'رونوشت داده‌های دیسک',
    goBack: 'بازیابی داده‌های دیسک',
    remove: 'برداشتن نسخه پشتیبان از زیرساخت',
  },
  effects: {
    create: [
      'نسخه پشتیبان هزینه جداگانه‌ای ندارد و جدا از خود دیسک نگه داشته می‌شود.',
      'آنچه سیستم‌عامل هنوز روی دیسک ننوشته است در آن نیست؛ برای اطمینان کامل نخست سرور را خاموش کنید.',
    ],
  },
}
