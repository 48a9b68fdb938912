import { ltr } from '@sarv/contract/direction'
const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about the work on a firewall. */
export const firewallText = {
  titles: {
    create: 'افزودن قانون به فایروال سرور {name}',
    edit: 'ویرایش قانون فایروال سرور {name}',
    delete: 'حذف قانون از فایروال سرور {name}',
    replace: 'تغییر قانون‌های فایروال سرور {name}',
    revert: 'بازگرداندن قانون‌های فایروال سرور {name}',
  },
  steps: { apply: 'رساندن قانون‌ها به زیرساخت' },
  effects: {
    added: (count: number) => `${numbers.format(count)} قانون افزوده می‌شود.`,
    removed: (count: number) => `${numbers.format(count)} قانون برداشته می‌شود.`,
    cutsOff: (port: number) => `با این تغییر، نشانی کنونی شما دیگر به پورت ${ltr(port)} این سرور نمی‌رسد.`,
    trial: (seconds: number) =>
      `تغییر ${numbers.format(seconds)} ثانیه آزمایشی است و اگر آن را نگه ندارید به حالت پیش برمی‌گردد.`,
  },
}
