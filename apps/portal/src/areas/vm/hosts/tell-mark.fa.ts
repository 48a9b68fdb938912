import { named } from '@sarv/contract/direction'

/** What is said of a server once a mark is set or taken off. */
export const tellMarkText = {
  isPinned: {
    wasSet: (name: string) => `سرور ${named(name)} سنجاق شد و برای همه اعضای پروژه بالای فهرست می‌ماند.`,
    wasUnset: (name: string) => `سنجاق سرور ${named(name)} برداشته شد.`,
  },
  isLocked: {
    wasSet: (name: string) => `قفل حذف ${named(name)} بسته شد.`,
    wasUnset: (name: string) => `قفل حذف ${named(name)} باز شد.`,
  },
  takeBack: 'بازگرداندن',
}
