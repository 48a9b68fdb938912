import { latin } from '../../../format/isolate.ts'

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
  perSecond: (megabytes: string) => `${megabytes}\u00a0${latin('MB/s')}`,
  units: `پردازنده به درصد، حافظه به گیگابایت، دیسک و شبکه به ${latin('MB/s')}.`,
  peak: (used: string, of: string) => `بیشترین مصرف این بازه ${used} از ${of}`,
  marks: 'خط‌چین‌های عمودی',
  mark: (when: string, sentence: string, user: string | null) =>
    `${when}: ${sentence}${user ? `، به دست ${latin(user)}` : ''}`,
  notMeasured: 'این دیتاسنتر مصرف حافظه را نمی‌سنجد.',
  empty: {
    title: 'هنوز نمونه‌ای نیست',
    first:
      'مصرف هر دقیقه سنجیده می‌شود؛ اگر این سرور تازه ساخته یا روشن شده است، نخستین نمونه تا حدود دو دقیقه دیگر می‌آید.',
    shorter: 'برای این بازه هنوز نمونه‌ای نیست؛ بازه کوتاه‌تری را انتخاب کنید.',
    offTitle: 'سرور خاموش بوده است',
    off: 'در این بازه سرور خاموش بوده است؛ بازه بلندتری را انتخاب کنید یا سرور را روشن کنید.',
  },
}
