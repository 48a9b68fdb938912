import { named } from '@sarv/contract/direction'

const places = (datacenters: readonly string[]) =>
  datacenters.length === 0 ? 'همه دیتاسنترها' : datacenters.map((name) => named(name)).join('، ')

export const incidentsText = {
  title: 'وضعیت سرویس‌ها',
  allWell: 'همه سرویس‌ها به‌درستی کار می‌کنند.',
  allWellText: 'اختلال یا نگهداری‌ای در جریان نیست.',
  now: 'اختلال‌های جاری و برنامه‌های پیش‌رو',
  past: 'پایان‌یافته در ۹۰ روز گذشته',
  failed: 'وضعیت سرویس‌ها خوانده نشد',
  incidentFailed: 'این رخداد خوانده نشد',
  missing: { title: 'این رخداد پیدا نشد', text: 'شاید پس گرفته شده باشد.', back: 'وضعیت سرویس‌ها' },
  where: places,
  what: (products: readonly string[]) => (products.length === 0 ? 'همه سرویس‌ها' : products.join('، ')),
  facts: { where: 'کجا', what: 'کدام سرویس‌ها', from: 'آغاز', to: 'پایان پیش‌بینی‌شده', resolved: 'پایان' },
  unknownEnd: 'هنوز روشن نیست',
  updates: 'به‌روزرسانی‌ها',
  noUpdates: 'هنوز به‌روزرسانی‌ای نوشته نشده است.',
  over: 'برطرف شد',
}
