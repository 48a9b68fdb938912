import { formatNumber } from '../../../format/number.ts'

/** What fills a bucket, and what that costs. */
export const usageText = {
  title: 'فضا و هزینه',
  whole: (amount: string) => `${amount} در ماه، بدون مالیات`,
  picture: 'آنچه باکت را پر کرده است، پوشه به پوشه',
  showTable: 'نمایش به صورت جدول',
  showPicture: 'نمایش به صورت نقشه',
  columns: { name: 'پوشه', size: 'اندازه', price: 'ماهانه', files: 'تعداد فایل' },
  root: 'همه باکت',
  path: 'جای پوشه',
  loose: 'بی‌پوشه',
  others: 'دیگر',
  free: 'خالی، ولی پرداخت می‌شود',
  freeSize: (size: string, amount: string) => `${size}، ${amount}`,
  open: 'باز کردن پوشه',
  access: { public: 'عمومی', part: 'بخشی عمومی' },
  waste: (percent: number, enoughGb: number) =>
    `${formatNumber(percent)}٪ هزینه برای فضای خالی است. با ${formatNumber(enoughGb)} گیگابایت، ماهانه`,
  less: 'کمتر می‌پردازید.',
  shrink: 'کوچک کردن باکت',
  incomplete: 'فایل‌ها بسیارند؛ این نقشه فقط بخشی از آن‌ها را نشان می‌دهد.',
  empty: 'باکت خالی است.',
  failed: 'فضای باکت خوانده نشد',
}
