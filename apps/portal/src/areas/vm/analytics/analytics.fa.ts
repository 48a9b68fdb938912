import { latin } from '../../../format/isolate.ts'

export const analyticsText = {
  period: 'بازه زمانی',
  live: (when: string) => `هر دقیقه تازه می‌شود؛ آخرین نمونه ${when}`,
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
  units: `پردازنده و حافظه به درصد، دیسک و شبکه به ${latin('MB/s')}.`,
  mark: (time: string, title: string, user: string | null) =>
    `خط‌چین عمودی: ساعت ${time}، ${title}${user ? `، به دست ${user}` : ''}.`,
  empty: {
    title: 'هنوز نمونه‌ای نیست',
    built: 'این سرور تازه ساخته شده است؛ نخستین نمونه‌ها تا چند دقیقه دیگر می‌آیند.',
    off: 'در این بازه سرور خاموش بوده است؛ بازه بلندتری را برگزینید یا سرور را روشن کنید.',
  },
}
