import { ltr, named } from '@sarv/contract/direction'
import type { GuardedFailure } from '../../../http/guarded-fetch/guarded-fetch.ts'
import { isTaken } from '../../../webhooks/retries.rules.ts'

const failures: Record<GuardedFailure, string> = {
  address_refused: 'این نشانی اکنون به شبکه‌ای خصوصی می‌رسد؛ چیزی به آن فرستاده نشد.',
  name_unknown: 'نام این نشانی در اینترنت پیدا نشد.',
  timed_out: 'گیرنده تا ۱۰ ثانیه پاسخ نداد.',
  not_connected: 'به گیرنده وصل نشدیم.',
  certificate_wrong: 'گواهی TLS گیرنده پذیرفتنی نیست.',
  answer_broken: 'پاسخ گیرنده HTTP درستی نبود.',
  too_many_redirects: 'گیرنده بارها به نشانی دیگری فرستاد.',
}

const refused = (status: number): string =>
  status >= 300 && status < 400
    ? `گیرنده با کد ${ltr(String(status))} به نشانی دیگری فرستاد؛ نشانی تازه را در وب‌هوک بنویسید.`
    : `گیرنده با کد ${ltr(String(status))} پاسخ داد، نه با یکی از کدهای ${ltr('2xx')}.`

export const webhooksText = {
  /** Why an attempt was no success; null: it was one, or there was none. */
  attempted: ({ status, failure }: { status: number | null; failure: string | null }): string | null => {
    if (failure !== null) return failures[failure as GuardedFailure] ?? 'فرستاده نشد.'
    return status === null || isTaken(status) ? null : refused(status)
  },
  made: {
    subject: (name: string) => `وب‌هوک ${named(name)} ساخته شد`,
    content: (host: string) =>
      `رویدادهای این حساب از این پس به ${ltr(host)} هم فرستاده می‌شود. اگر این کار را شما یا همکارتان نکرده‌اید، آن را حذف کنید و نشست‌های حساب را ببینید.`,
  },
  moved: {
    subject: (name: string) => `نشانی وب‌هوک ${named(name)} عوض شد`,
    content: (host: string) => `رویدادهای این حساب از این پس به ${ltr(host)} فرستاده می‌شود.`,
  },
  stopped: {
    subject: (name: string) => `وب‌هوک ${named(name)} خودکار خاموش شد`,
    failing:
      'پنج روز است که گیرنده آن چیزی تحویل نگرفته است. گیرنده را درست کنید، وب‌هوک را روشن کنید و آنچه را نرسیده دوباره بفرستید.',
    gone: 'گیرنده آن با کد 410 گفت که دیگر چیزی نمی‌گیرد. اگر این را نخواسته‌اید، گیرنده را درست کنید و وب‌هوک را روشن کنید.',
  },
  test: 'این یک ارسال آزمایشی است.',
}
