import { named } from '@sarv/contract/direction'
import { jalaliDateTime } from '../../../messages/jalali.ts'

const at = (moment: Date): string => {
  const { day, time } = jalaliDateTime(moment)
  return `${day} ساعت ${time}`
}

/** What people read about servers in the bin. */
export const vmHostBinText = {
  bin: 'انتقال سرور {name} به سطل بازیافت',
  restore: 'بازگرداندن سرور {name} از سطل بازیافت',
  steps: {
    stop: 'خاموش کردن سرور',
    check: 'یافتن سرور در زیرساخت',
    start: 'روشن کردن سرور',
  },
  binned: {
    subject: (name: string) => `سرور ${named(name)} به سطل بازیافت رفت`,
    content: (name: string, until: Date) =>
      `سرور ${named(name)} خاموش شد و تا ${at(until)} در سطل بازیافت می‌ماند. تا آن زمان می‌توانید آن را با همه دیسک‌ها و نشانی‌هایش بازگردانید؛ پس از آن برای همیشه حذف می‌شود.`,
  },
  soonGone: {
    subject: (name: string) => `سرور ${named(name)} به‌زودی حذف می‌شود`,
    content: (name: string, until: Date) =>
      `سرور ${named(name)} در سطل بازیافت است و ${at(until)} با همه داده‌هایش حذف می‌شود. اگر هنوز به آن نیاز دارید، پیش از آن بازش گردانید.`,
  },
  gone: {
    subject: (name: string) => `سرور ${named(name)} حذف شد`,
    content: (name: string) =>
      `زمان ماندن سرور ${named(name)} در سطل بازیافت به پایان رسید و سرور با همه داده‌هایش حذف شد.`,
  },
}
