import { isolated } from '@sarv/contract/direction'

export const analyticsText = {
  period: 'بازه زمانی',
  live: (when: string) => `هر دقیقه تازه می‌شود؛ آخرین نمونه ${when}`,
  step: (span: string) => `هر نقطه میانگین ${span} است`,
  gigabyte: 'گیگابایت',
  total: 'ترافیک کل',
  download: 'دریافت',
  upload: 'ارسال',
  cpu: 'پردازنده',
  memory: 'حافظه',
  disk: 'دیسک',
  network: 'شبکه',
  used: 'مصرف',
  read: 'خواندن',
  write: 'نوشتن',
  in: 'دریافت',
  out: 'ارسال',
  perSecond: (megabytes: string) => `${megabytes}\u00a0${isolated('MB/s')}`,
  units: `پردازنده به درصد، حافظه به گیگابایت، دیسک و شبکه به ${isolated('MB/s')}.`,
  peak: (amount: string) => `بیشترین مصرف این بازه ${amount}`,
  outOf: (used: string, all: string) => `${used} از ${all}`,
  peaks: (parts: readonly string[]) => `بیشترین این بازه: ${parts.join('، ')}`,
  peakPart: (label: string, amount: string) => `${label} ${amount}`,
  marks: {
    title: 'کارهای این بازه',
    intro: 'شماره هر کار بالای خط‌چین عمودی آن در نمودارها آمده است.',
    /** Who did it, where somebody did; the time follows. */
    by: (user?: string | null) => (user ? `· ${isolated(user)} ·` : '·'),
  },
  notMeasured: 'این دیتاسنتر مصرف حافظه را ثبت نمی‌کند.',
  empty: {
    title: 'هنوز نمونه‌ای نیست',
    first:
      'مصرف هر دقیقه ثبت می‌شود؛ اگر این سرور تازه ساخته یا روشن شده است، نخستین نمونه تا حدود دو دقیقه دیگر می‌آید.',
    shorter: 'برای این بازه هنوز نمونه‌ای نیست؛ بازه کوتاه‌تری را انتخاب کنید.',
    offTitle: 'سرور خاموش بوده است',
    off: 'در این بازه سرور خاموش بوده است؛ بازه بلندتری را انتخاب کنید یا سرور را روشن کنید.',
  },
}
