import { named } from '@sarv/contract/direction'

export const offersText = {
  title: 'پیشنهادهای ویژه',
  summary: 'کیف پول را با هدیه افزایش دهید. هدیه پیش از موجودی خرج می‌شود و برداشت نمی‌شود.',
  back: 'پیشخوان',
  failed: 'پیشنهادها خوانده نشد',
  pay: 'می‌پردازید',
  gift: 'هدیه',
  credit: 'به کیف پول می‌آید',
  until: (date: string) => `تا ${date}`,
  buy: 'خرید',
  buyOf: (name: string) => `خرید ${named(name)}`,
  empty: {
    title: 'اکنون پیشنهاد ویژه‌ای نیست',
    text: 'پیشنهاد تازه که برسد، در همین صفحه می‌آید.',
    deposit: 'افزایش موجودی',
  },
  dialog: { submit: 'رفتن به درگاه پرداخت', failed: 'پیشنهاد خوانده نشد' },
}
