import { named } from '@sarv/contract/direction'
import { snapshotNameLength } from '@sarv/contract/limits'
import { nameHelp } from '../../../services/naming.fa.ts'

/** Snapshots and backups of a volume say nearly the same; each has its own words where it does not. */
const common = {
  columns: {
    name: 'نام',
    status: 'وضعیت',
    size: 'اندازه دیسک',
    price: 'هزینه ماهانه',
    origin: 'سازنده',
    created: 'ساخته‌شده',
  },
  free: 'بدون هزینه جداگانه',
  bySchedule: 'زمان‌بندی',
  byHand: 'دستی',
  nameHelp: nameHelp(snapshotNameLength, 'مانند before-upgrade'),
  nameTaken: 'این نام گرفته شده است؛ نام دیگری بنویسید.',
  description: 'توضیح',
  grown: 'دیسک پس از این اسنپ‌شات بزرگ شده است و به آن برنمی‌گردد.',
}

export const copiesText = {
  snapshot: {
    ...common,
    label: 'فهرست اسنپ‌شات‌های دیسک',
    unit: 'اسنپ‌شات',
    create: 'ساخت اسنپ‌شات',
    name: 'نام اسنپ‌شات',
    back: 'بازگردانی',
    empty: {
      title: 'هنوز اسنپ‌شاتی نیست',
      text: 'وضعیت دیسک در یک لحظه، کنار خود دیسک: پیش از کار پرخطر بسازید و اگر درست پیش نرفت به آن برگردید.',
    },
    started: (name: string) => `ساخت اسنپ‌شات ${named(name)} آغاز شد.`,
    backTitle: (name: string) => `بازگردانی دیسک به اسنپ‌شات ${named(name)}؟`,
    backText: 'هرچه پس از آن روی دیسک نوشته شده از دست می‌رود. این کار پس از آغاز متوقف نمی‌شود.',
    backStarted: (name: string) => `بازگردانی دیسک به اسنپ‌شات ${named(name)} آغاز شد.`,
    deletion: {
      title: (name: string) => `حذف اسنپ‌شات ${named(name)}؟`,
      thing: 'نام اسنپ‌شات',
      confirm: 'حذف اسنپ‌شات',
      started: (name: string) => `حذف اسنپ‌شات ${named(name)} آغاز شد.`,
    },
  },
  backup: {
    ...common,
    label: 'فهرست نسخه‌های پشتیبان دیسک',
    unit: 'نسخه پشتیبان',
    create: 'ساخت نسخه پشتیبان',
    name: 'نام نسخه پشتیبان',
    back: 'بازیابی',
    empty: {
      title: 'هنوز نسخه پشتیبانی نیست',
      text: 'نسخه‌ای کامل و جدا از دیسک: اگر خود دیسک هم خراب شود، داده‌ها برمی‌گردند.',
    },
    started: (name: string) => `ساخت نسخه پشتیبان ${named(name)} آغاز شد.`,
    backTitle: (name: string) => `بازیابی دیسک از نسخه پشتیبان ${named(name)}؟`,
    backText: 'داده‌های کنونی دیسک با این نسخه جایگزین می‌شود. این کار پس از آغاز متوقف نمی‌شود.',
    backStarted: (name: string) => `بازیابی دیسک از نسخه پشتیبان ${named(name)} آغاز شد.`,
    deletion: {
      title: (name: string) => `حذف نسخه پشتیبان ${named(name)}؟`,
      thing: 'نام نسخه پشتیبان',
      confirm: 'حذف نسخه پشتیبان',
      started: (name: string) => `حذف نسخه پشتیبان ${named(name)} آغاز شد.`,
    },
  },
}

export type CopyText = (typeof copiesText)['snapshot']
