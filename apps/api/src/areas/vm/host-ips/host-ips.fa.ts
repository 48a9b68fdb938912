import { ltr } from '@sarv/contract/direction'

/** What people read about the public addresses of a server. */
export const hostIpText = {
  create: 'افزودن نشانی عمومی به سرور {name}',
  delete: 'حذف نشانی عمومی {other} از سرور {name}',
  move: 'جابه‌جایی نشانی عمومی {other} به سرور {name}',
  steps: {
    give: 'دریافت نشانی از زیرساخت',
    remove: 'پس دادن نشانی به زیرساخت',
    move: 'بردن نشانی به سرور تازه',
    record: 'ثبت جای تازه نشانی',
  },
  listed: (addresses: readonly string[]) => addresses.map(ltr).join('، '),
  effects: {
    create: 'هزینه از لحظه تحویل نشانی، به‌صورت ساعتی حساب می‌شود.',
    setUp: 'نشانی تازه را باید در سیستم‌عامل سرور هم تنظیم کنید.',
  },
}
