import { named } from '@sarv/contract/direction'
const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about the work on a volume. */
export const volumeText = {
  create: 'ساخت دیسک {name}',
  createAttached: 'ساخت دیسک {name} و اتصال آن به سرور {other}',
  grow: 'بزرگ کردن دیسک {name}',
  delete: 'حذف دیسک {name}',
  attach: 'اتصال دیسک {name} به سرور {other}',
  detach: 'جداسازی دیسک {name} از سرور {other}',
  steps: {
    request: 'سفارش دیسک به زیرساخت',
    build: 'آماده‌سازی دیسک',
    grow: 'افزودن فضا به دیسک',
    attach: 'اتصال به سرور',
    detach: 'جداسازی از سرور',
    backups: 'حذف نسخه‌های پشتیبان',
    snapshots: 'حذف اسنپ‌شات‌ها',
    remove: 'برداشتن دیسک از زیرساخت',
    release: 'آزادسازی فضا',
  },
  effects: {
    create: 'هزینه از لحظه تحویل، به‌صورت ساعتی حساب می‌شود.',
    attaches: (server: string) =>
      `دیسک پس از آماده شدن به سرور ${named(server)} وصل می‌شود؛ اگر وصل نشود، ساخته هم نمی‌شود.`,
    rename: 'فقط نام دیسک عوض می‌شود.',
    grow: 'فضای دیسک پس از بزرگ شدن کم نمی‌شود.',
    growInside: 'پس از پایان کار، پارتیشن و فایل‌سیستم را درون سرور هم گسترش دهید.',
    leavesPlan: 'دیسک از پلن آماده بیرون می‌آید و هر گیگابایت آن جداگانه حساب می‌شود.',
    losesSnapshots: (count: number) =>
      `دیسک پس از بزرگ شدن به ${numbers.format(count)} اسنپ‌شات کنونی خود بازنمی‌گردد؛ نسخه‌های پشتیبان همچنان به کار می‌آیند.`,
    delete: 'دیسک و همه داده‌های آن برای همیشه حذف می‌شود.',
    deletes: ({ snapshots, backups }: { snapshots: number; backups: number }) =>
      `${numbers.format(snapshots)} اسنپ‌شات و ${numbers.format(backups)} نسخه پشتیبان این دیسک هم حذف می‌شود.`,
  },
}
