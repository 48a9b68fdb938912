import type { DriftKind } from '../../../db/tables.drift.ts'

const support = 'اگر آن را خودتان حذف نکرده‌اید، با پشتیبانی در میان بگذارید.'

/** What people read where the infrastructure does not have what it should, or has it otherwise. */
export const reconcileText = {
  serverReasons: {
    gone: `این سرور دیگر در زیرساخت وجود ندارد و از هنگامی که نبودن آن روشن شد هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که سرور را حذف کنید نگه داشته می‌شود. ${support}`,
    failed:
      'زیرساخت برای این سرور خطا گزارش کرده است و سرور در دسترس نیست. می‌توانید آن را بازسازی یا حذف کنید؛ اگر به داده‌های آن نیاز دارید، با پشتیبانی در میان بگذارید.',
  } satisfies Partial<Record<DriftKind, string>>,
  server: {
    gone: {
      subject: (name: string) => `سرور ${name} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `سرور ${name} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که سرور را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `سرور ${name} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای سرور ${name} خطا گزارش کرده است و سرور در دسترس نیست. در صفحه سرور می‌توانید آن را بازسازی یا حذف کنید؛ اگر به داده‌های آن نیاز دارید، با پشتیبانی در میان بگذارید.`,
    },
    back: {
      subject: (name: string) => `سرور ${name} دوباره در دسترس است`,
      content: (name: string) =>
        `سرور ${name} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  volume: {
    gone: {
      subject: (name: string) => `دیسک ${name} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `دیسک ${name} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که دیسک را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `دیسک ${name} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای دیسک ${name} خطا گزارش کرده است. می‌توانید آن را به یک اسنپ‌شات یا نسخه پشتیبان بازگردانید یا با پشتیبانی در میان بگذارید.`,
    },
    back: {
      subject: (name: string) => `دیسک ${name} دوباره در دسترس است`,
      content: (name: string) =>
        `دیسک ${name} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  network: {
    gone: {
      subject: (name: string) => `شبکه ${name} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `شبکه خصوصی ${name} دیگر در زیرساخت وجود ندارد و سرورهای آن از این راه به هم نمی‌رسند. ${support}`,
    },
    back: {
      subject: (name: string) => `شبکه ${name} دوباره در دسترس است`,
      content: (name: string) => `شبکه خصوصی ${name} که در زیرساخت پیدا نمی‌شد، بازگشته است.`,
    },
  },
}

/** Why a server has failed, for its page. */
export const serverReason = (kind: DriftKind | null): string | null =>
  kind === 'gone' || kind === 'failed' ? reconcileText.serverReasons[kind] : null
