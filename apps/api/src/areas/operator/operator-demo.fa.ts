/**
 * Published with the product, secret of the app included: they open a demo on one machine and nothing else, see
 * `demo-operators.service.ts`. Two, because some things take two persons.
 */
export const demoOperators = {
  password: 'Sarv-1405!',
  totpSecret: 'SARVDEMOSARVDEMOSARVDEMOSARVDEMO',
  people: [
    { email: 'maryam@sarv.example', name: 'مریم کریمی', roles: ['admin'] },
    { email: 'reza@sarv.example', name: 'رضا سلیمی', roles: ['finance', 'support'] },
  ],
} as const

/** What operators of the demo wrote for each other. */
export const ticketDeskDemo = {
  canned: [
    {
      title: 'خطای میزبان، جابه‌جایی در راه',
      content:
        'سلام و وقت بخیر، میزبان سرویس {سرویس} کند شده است. سرویس را بی تغییر دیسک و نشانی به میزبان دیگری می‌بریم و همین‌جا خبر می‌دهیم.',
    },
    {
      title: 'درخواست گزارش سیستم',
      content: 'سلام و وقت بخیر، خروجی `dmesg -T | tail -200` را به همین تیکت ({تیکت}) پیوست کنید تا دقیق‌تر بررسی کنیم.',
    },
    {
      title: 'بازگشت هزینه ساعت‌های قطعی',
      content: 'سلام و وقت بخیر، هزینه ساعت‌های قطعی سرویس {سرویس} به کیف پول شما برمی‌گردد و رسید آن در فهرست گردش است.',
    },
    {
      title: 'راهنمای کنسول نجات',
      content: 'سلام و وقت بخیر، از صفحه سرور، زبانه «کنسول» را باز کنید؛ بی شبکه هم کار می‌کند.',
    },
  ],
  note: 'پردازنده میزبان آزاد است، ولی صف دیسک از دیشب بلند شده؛ پیش از پاسخ نمودار دیسک را ببین.',
  hurry: 'فروشگاه است و ساعت شلوغی نزدیک است',
} as const

/** A message that every customer of the demo has. */
export const broadcastDemo = {
  subject: 'از امروز ببینید چرا هزینه‌ها بیشتر یا کمتر شده است',
  content: 'در «امور مالی ← هزینه‌ها» تفاوت هر ماه با ماه پیش نشان داده می‌شود، همراه با سرویس‌هایی که باعث آن بوده‌اند.',
} as const
