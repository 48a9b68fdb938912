import type { AreaObjectText } from '../area-objects.ts'

export const accountObjectText = {
  names: { user: 'کاربر', invitation: 'دعوت', token: 'توکن API', passkey: 'کلید عبور' },
  fields: {
    isSuperUser: 'کاربر ارشد',
    isFinancialManager: 'مدیر مالی',
    isAccountManager: 'مدیر حساب',
    email: 'ایمیل',
    phoneNumber: 'شماره موبایل',
    customerId: 'شماره حساب',
  },
  edits: { passkeyEdit: (changed) => ({ name: 'تغییر نام کلید عبور' })[changed.join()] },
} as const satisfies AreaObjectText
