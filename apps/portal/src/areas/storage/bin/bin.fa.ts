import { named } from '@sarv/contract/direction'
import { binHours } from '@sarv/contract/limits'
import { formatNumber } from '../../../format/number.ts'
import { bucketDeleteText } from '../buckets/bucket-delete.fa.ts'

const hours = formatNumber(binHours)

/** Deleted buckets that can still be taken back. */
export const bucketBinText = {
  title: 'سطل بازیافت باکت‌ها',
  back: 'فضای ابری (S3)',
  label: 'باکت‌های حذف‌شده',
  unit: 'باکت',
  search: 'نام باکت',
  summary: (amount: string) => `جای فایل‌های این باکت‌ها تا حذف همیشگی ${amount} در ماه هزینه دارد، بدون مالیات`,
  note: `باکت حذف‌شده ${hours} ساعت اینجا می‌ماند: بسته، با همه فایل‌هایش. سپس برای همیشه حذف می‌شود.`,
  columns: { name: 'نام', size: 'اندازه' },
  restored: (name: string) => `بازگرداندن باکت ${named(name)} آغاز شد.`,
  empty: {
    title: 'سطل بازیافت خالی است',
    text: `باکتی که حذف کنید ${hours} ساعت اینجا می‌ماند و با یک کلیک، با فایل‌ها و کلیدهایش برمی‌گردد.`,
  },
  purging: {
    title: (name: string) => `حذف همیشگی باکت ${named(name)}؟`,
    warning: bucketDeleteText.warnings.now,
    thing: 'نام باکت',
    freed: (amount: string) => `هزینه ماهانه ${amount} پایان می‌یابد.`,
    started: (name: string) => `حذف همیشگی باکت ${named(name)} آغاز شد.`,
  },
}
