import { schedulePeriod, weekDay } from '@sarv/contract/enums'
import { formatNumber } from '../../../format/number.ts'

const twoDigits = (value: number) => new Intl.NumberFormat('fa-IR', { minimumIntegerDigits: 2 }).format(value)
const clock = (hour: number, minute: number) => `${twoDigits(hour)}:${twoDigits(minute)}`

export const schedulesText = {
  label: 'فهرست زمان‌بندی‌ها',
  unit: 'زمان‌بندی',
  create: 'ساخت زمان‌بندی',
  edit: 'ویرایش',
  delete: 'حذف زمان‌بندی',
  columns: { what: 'چه و چه وقت', next: 'نوبت بعد', last: 'آخرین اجرا', keep: 'نگهداری', price: 'هزینه ماهانه' },
  free: 'بدون هزینه جداگانه',
  keep: (count: number) => `${formatNumber(count)} تای آخر`,
  off: 'خاموش',
  never: 'هنوز اجرا نشده',
  when: (periodId: number, weekDayId: number | null | undefined, hour: number, minute: number) =>
    periodId === schedulePeriod.id.weekly
      ? `هر ${weekDay.label(weekDayId)} ساعت ${clock(hour, minute)}`
      : `هر روز ساعت ${clock(hour, minute)}`,
  empty: {
    title: 'هنوز زمان‌بندی نیست',
    text: 'بگذارید خودکار ساخته شود: مثلاً هر شب یک نسخه پشتیبان و نگه داشتن ۷ تای آخر.',
  },
  full: (max: number) => `هر دیسک تا ${formatNumber(max)} زمان‌بندی دارد.`,
  form: {
    createTitle: 'ساخت زمان‌بندی',
    editTitle: 'ویرایش زمان‌بندی',
    kind: 'چه ساخته شود؟',
    period: 'هر چند وقت؟',
    weekDay: 'روز هفته',
    hour: 'ساعت',
    minute: 'دقیقه',
    zone: 'به وقت تهران',
    keep: 'چند تا نگه داشته شود؟',
    keepHelp: 'قدیمی‌ترها خودکار حذف می‌شوند؛ آنچه خودتان ساخته‌اید دست نمی‌خورد.',
    enabled: 'روشن باشد',
    submit: 'ذخیره',
    saved: 'زمان‌بندی ذخیره شد.',
  },
  deletion: {
    title: 'زمان‌بندی حذف شود؟',
    text: 'دیگر چیزی خودکار ساخته نمی‌شود. آنچه تاکنون ساخته شده می‌ماند.',
    done: 'زمان‌بندی حذف شد.',
  },
}
