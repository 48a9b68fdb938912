import type { CapacityResource } from '@sarv/contract/operator/operator-capacity/resources'
import { ltr, named } from '@sarv/contract/direction'
import { formatCount, formatPercent } from '../../../format/number.ts'

const resources: Readonly<Record<CapacityResource, string>> = {
  vcpus: 'پردازنده',
  memoryGb: 'حافظه',
  diskGb: 'دیسک',
  volumeGb: 'دیسک جداشدنی',
  ipv4: ltr('IPv4'),
}

export const capacityText = {
  title: 'ظرفیت',
  pageTitle: 'ظرفیت دیتاسنترها',
  resource: 'منبع',
  resources,
  used: 'در استفاده',
  held: 'نگه‌داشته',
  total: 'همه',
  unknown: 'نامعلوم',
  unknownHint: 'موتور این را نمی‌گوید.',
  absent: 'این دیتاسنتر چنین منبعی جدا ندارد.',
  share: (used: number, held: number) =>
    held > 0
      ? `${formatCount(used)} درصد در استفاده، ${formatCount(held)} درصد نگه‌داشته`
      : `${formatCount(used)} درصد در استفاده`,
  shareOf: (label: string, datacenter: string) => `${label} ${named(datacenter)}`,
  levels: {
    normal: { label: 'کافی', tone: 'success' },
    warning: { label: 'رو به پر شدن', tone: 'warning' },
    danger: { label: 'نزدیک پر', tone: 'error' },
  },
  full: { label: 'پر', tone: 'error' },
  unsaid: { label: 'نامعلوم', tone: 'neutral' },
  notes: {
    full: (thing: string, datacenter: string) => `${thing} ${named(datacenter)} پر است؛ ساخت تازه در آنجا رد می‌شود.`,
    high: (thing: string, datacenter: string, percent: number) =>
      `${thing} ${named(datacenter)} ${formatPercent(percent)} پر است.`,
    soon: (thing: string, datacenter: string, days: number) =>
      `${thing} ${named(datacenter)} با روند این ماه حدود ${formatCount(days)} روز دیگر پر می‌شود.`,
    stale: (datacenter: string) => `موتور ${named(datacenter)} تازگی پاسخ نداده است؛ این عددها کهنه‌اند.`,
    never: (datacenter: string) => `موتور ${named(datacenter)} هنوز ظرفیت خود را نگفته است.`,
  },
  thresholds: (warning: number, danger: number) =>
    `از ${formatPercent(warning)} هشدار و از ${formatPercent(danger)} خطر است؛ موتورها هر ۱۰ دقیقه می‌گویند.`,
  all: 'همه ظرفیت',
  none: 'هنوز دیتاسنتری نیست.',
  list: 'مقدارها',
  unit: 'منبع',
  datacenter: 'دیتاسنتر',
  percent: 'پر',
  fullIn: 'تا پر شدن',
  sampled: 'آخرین پاسخ',
  state: 'وضعیت',
  inDays: (days: number) => (days === 0 ? 'پر است' : `حدود ${formatCount(days)} روز`),
  noTrend: 'معلوم نیست',
  noTrendHint: 'یا هنوز یک هفته داده نیست، یا با روند این ماه تا یک سال پر نمی‌شود.',
  emptyTitle: 'هنوز هیچ موتوری ظرفیت خود را نگفته است',
} as const
