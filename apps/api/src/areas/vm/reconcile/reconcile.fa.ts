import { named } from '@sarv/contract/direction'
import { support } from '../hosts/hosts.fa.ts'

/** What people read where the infrastructure does not have what it should, or has it otherwise. */
export const reconcileText = {
  server: {
    gone: {
      subject: (name: string) => `سرور ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `سرور ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که سرور را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `سرور ${named(name)} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای سرور ${named(name)} خطا گزارش کرده است و سرور در دسترس نیست. در صفحه سرور می‌توانید آن را بازسازی یا حذف کنید؛ اگر به داده‌های آن نیاز دارید، با پشتیبانی تماس بگیرید.`,
    },
    back: {
      subject: (name: string) => `سرور ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `سرور ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  volume: {
    gone: {
      subject: (name: string) => `دیسک ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `دیسک ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که دیسک را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `دیسک ${named(name)} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای دیسک ${named(name)} خطا گزارش کرده است. می‌توانید آن را به یک اسنپ‌شات یا نسخه پشتیبان بازگردانید یا با پشتیبانی تماس بگیرید.`,
    },
    back: {
      subject: (name: string) => `دیسک ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `دیسک ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  network: {
    gone: {
      subject: (name: string) => `شبکه ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `شبکه خصوصی ${named(name)} دیگر در زیرساخت وجود ندارد و سرورهای آن از این راه به هم نمی‌رسند. ${support}`,
    },
    back: {
      subject: (name: string) => `شبکه ${named(name)} دوباره در دسترس است`,
      content: (name: string) => `شبکه خصوصی ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است.`,
    },
  },
}
