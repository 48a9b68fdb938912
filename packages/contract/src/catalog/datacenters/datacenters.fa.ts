import { named } from '../../direction.ts'

/** Why nothing new is made in a datacenter, the same on the pages and from the API. */
export const datacenterFull = (name: string, reason: string): string =>
  `دیتاسنتر ${named(name)} اکنون جایی برای سرویس تازه ندارد؛ ${reason}. پروژه‌ای در دیتاسنتر دیگری انتخاب کنید یا بسازید.`
