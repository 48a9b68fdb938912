import { payingText } from '../hosts/paying.fa.ts'
import { binHours } from '@sarv/contract/limits'
import { isolated, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

const hours = formatNumber(binHours)

/** Deleted servers that can still be taken back. */
export const binText = {
  title: 'سطل بازیافت سرورها',
  back: 'سرورهای مجازی',
  label: 'سرورهای حذف‌شده',
  unit: 'سرور',
  search: 'نام یا نشانی سرور',
  summary: (amount: string) => `دیسک و نشانی این سرورها تا حذف همیشگی ${amount} در ماه هزینه دارد، بدون مالیات`,
  note: `سرور حذف‌شده ${hours} ساعت اینجا می‌ماند: خاموش، با دیسک و نشانی‌اش. سپس برای همیشه حذف می‌شود.`,
  unnamed: 'بی‌نام',
  columns: {
    name: 'نام',
    address: 'نشانی نگه‌داشته‌شده',
    resources: 'منابع',
  },
  restored: (name: string) => `بازگرداندن ${named(name)} آغاز شد.`,
  empty: {
    title: 'سطل بازیافت خالی است',
    text: `سروری که حذف کنید ${hours} ساعت اینجا می‌ماند و با یک کلیک برمی‌گردد.`,
  },
  purging: {
    title: (name: string) => `حذف همیشگی ${named(name)}؟`,
    warning: 'این کار قابل بازگشت نیست و داده‌های سرور بازیابی نمی‌شود.',
    thing: 'نام سرور',
    confirm: 'حذف همیشگی',
    disk: (sizeGb: number) => `دیسک ${formatNumber(sizeGb)} گیگابایتی با همه داده‌های آن`,
    address: (address: string) => `نشانی ${isolated(address)}`,
    freed: payingText.ends,
    started: (name: string) => `حذف همیشگی ${named(name)} آغاز شد.`,
  },
}
