import { formatNumber } from '../format/number.ts'

/** Deleting several things of one kind; `unit` is what one of them is called. */
export const bulkDeleteText = {
  title: (count: number, unit: string) => `حذف ${formatNumber(count)} ${unit}؟`,
  phrase: (count: number) => `حذف ${formatNumber(count)}`,
  phraseName: 'عبارت روبه‌رو',
  warning: 'این کار قابل بازگشت نیست.',
  action: 'حذف',
  confirm: 'حذف همه',
  done: (count: number, unit: string) => `درخواست حذف ${formatNumber(count)} ${unit} پذیرفته شد.`,
  someFailed: (failed: number, all: number, unit: string) =>
    `${formatNumber(failed)} از ${formatNumber(all)} ${unit} حذف نشد؛ دلیل هر کدام گفته شد.`,
}
