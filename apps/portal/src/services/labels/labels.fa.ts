import { named } from '@sarv/contract/direction'
import { formatCount } from '../../format/number.ts'

export const labelsText = {
  labels: 'برچسب‌ها',
  add: 'افزودن برچسب',
  edit: 'تغییر برچسب‌ها',
  editOf: (name: string) => `تغییر برچسب‌های ${named(name)}`,
  /** A chip leads to what else has the label. */
  show: (label: string) => `سرویس‌های دارای ${label}`,
  /** Several in a line. */
  joined: (labels: readonly string[]) => labels.join('، '),
  more: (count: number) => `${formatCount(count)}+`,
  filter: 'برچسب',
  all: 'همه برچسب‌ها',
  dialog: {
    title: (name: string) => `برچسب‌های ${named(name)}`,
    titleOfMany: (count: number) => `برچسب ${formatCount(count)} سرویس`,
    subtitle: 'برچسب یک کلید است و یک مقدار؛ هزینه‌ها و فهرست‌ها با آن دسته می‌شود.',
    services: 'روی این سرویس‌ها',
    andMore: (count: number) => `و ${formatCount(count)} سرویس دیگر`,
    current: 'برچسب‌های اکنون',
    none: 'هنوز برچسبی نیست.',
    on: (count: number, all: number) =>
      count === all ? 'روی همه' : `روی ${formatCount(count)} از ${formatCount(all)}`,
    added: 'تازه',
    removed: 'برداشته می‌شود',
    remove: (label: string) => `برداشتن ${label}`,
    keep: (label: string) => `نگه داشتن ${label}`,
    key: 'کلید',
    keyHint: 'محیط',
    value: 'مقدار',
    valueHint: 'آزمایش',
    put: 'افزودن',
    suggestions: 'برچسب‌های دیگر حساب',
    submit: 'ذخیره برچسب‌ها',
    submitMany: (count: number) => `ذخیره برای ${formatCount(count)} سرویس`,
    nothing: 'هنوز چیزی تغییر نکرده است.',
  },
  saved: (name: string) => `برچسب‌های ${named(name)} ذخیره شد.`,
  savedMany: (count: number) => `برچسب‌های ${formatCount(count)} سرویس ذخیره شد.`,
}
