import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

export const keyListText = {
  title: 'کلیدهای SSH',
  label: 'فهرست کلیدهای SSH',
  unit: 'کلید',
  create: 'افزودن کلید',
  searchFor: 'نام یا اثر انگشت',
  columns: {
    name: 'نام',
    kind: 'نوع',
    fingerprint: 'اثر انگشت',
    servers: 'سرورها',
    status: 'وضعیت',
    created: 'ساخته‌شده',
  },
  servers: (count: number) => (count === 0 ? 'هیچ' : formatNumber(count)),
  empty: {
    title: 'هنوز کلیدی ندارید',
    text: 'با کلید SSH بدون گذرواژه و امن‌تر وارد سرورها می‌شوید؛ یک‌بار اینجا می‌گذارید و در هر سفارش انتخاب می‌کنید.',
  },
  deletion: {
    action: 'حذف',
    title: (name: string) => `حذف کلید ${named(name)}؟`,
    warning: 'در سفارش‌های تازه دیگر نمی‌توان آن را انتخاب کرد.',
    kept: 'سرورهایی که با این کلید ساخته شده‌اند همچنان آن را می‌پذیرند؛ برای برداشتن، آن را از خود سرور پاک کنید.',
    thing: 'نام کلید',
    confirm: 'حذف کلید',
    started: (name: string) => `کلید ${named(name)} حذف شد.`,
  },
}
