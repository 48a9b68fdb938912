/** Persian names of the ids in `account.enums.ts`: one table each, by the same names. */

export const customerType = {
  normal: 'عادی',
  postPaid: 'پس‌پرداخت',
} as const

export const customerStatus = {
  active: 'فعال',
} as const

export const customerStatusOther = 'غیرفعال'

export const customerProductType = {
  payAsYouGo: 'پرداخت به‌اندازه مصرف',
  prepaid: 'پیش‌پرداخت',
} as const

export const twoFactorType = {
  sms: 'پیامک',
  totp: 'برنامه رمزساز',
} as const

export const notificationChannel = {
  phone: 'پیامک',
  email: 'ایمیل',
} as const
