import { defineEnum } from '../define-enum.ts'
import * as fa from './account.enums.fa.ts'

export const customerType = defineEnum(fa.customerType, {
  normal: { id: 1 },
  postPaid: { id: 2 },
})

/** Only 1 is known; everything else counts as not active. */
export const customerStatus = defineEnum(
  fa.customerStatus,
  {
    active: { id: 1, tone: 'success' },
  },
  { label: fa.customerStatusOther, tone: 'error' },
)

export const customerProductType = defineEnum(fa.customerProductType, {
  payAsYouGo: { id: 1 },
  prepaid: { id: 3 },
})

export const twoFactorType = defineEnum(fa.twoFactorType, {
  sms: { id: 1 },
  totp: { id: 2 },
})

/** The two switches of the notification settings. */
export const notificationChannel = defineEnum(fa.notificationChannel, {
  phone: { id: 'phone' },
  email: { id: 'email' },
})
