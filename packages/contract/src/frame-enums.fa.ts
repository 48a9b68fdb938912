/** Persian names of the ids in `frame-enums.ts`. */

export const serviceStatus = {
  unpaid: 'پرداخت‌نشده',
  active: 'فعال',
  disabled: 'غیرفعال',
  expired: 'منقضی‌شده',
  deleted: 'حذف‌شده',
  wait: 'در حال انجام',
  rebuild: 'در حال بازسازی',
  failed: 'خطا',
  waitChangeDns: 'در انتظار تغییر نام‌سرور',
  shutdown: 'خاموش',
  inQueue: 'در صف',
  deleting: 'در حال حذف',
} as const

export const powerStatus = {
  poweredOn: 'روشن',
  poweredOff: 'خاموش',
} as const

export const operationStatus = {
  queued: 'در صف',
  running: 'در حال انجام',
  done: 'انجام‌شده',
  failed: 'ناموفق',
  cancelled: 'لغوشده',
} as const

export const userAccessType = {
  owner: 'مالک',
  maintainer: 'اپراتور',
  reporter: 'ناظر',
} as const

export const customerKind = {
  person: 'شخص حقیقی',
  legal: 'شخص حقوقی',
} as const

/** For an id that a newer server knows and we do not. */
export const unknown = 'نامشخص'
