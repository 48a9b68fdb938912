import { userAccessType } from '../../enums.ts'
import { callTitle } from '../../call-titles.ts'
import type { Act, ObjectKind } from './activity.rules.ts'

export const objectKindNames: Readonly<Record<ObjectKind, string>> = {
  server: 'سرور',
  volume: 'دیسک',
  network: 'شبکه خصوصی',
  key: 'کلید SSH',
  disk: 'دیسک داده',
  snapshot: 'اسنپ‌شات',
  volumeSnapshot: 'اسنپ‌شات دیسک',
  backup: 'نسخه پشتیبان',
  firewallRule: 'قانون فایروال',
  address: 'نشانی IP',
  bucket: 'باکت',
  storageKey: 'کلید دسترسی باکت',
  project: 'پروژه',
  user: 'کاربر',
  invitation: 'دعوت',
  token: 'توکن API',
  passkey: 'کلید عبور',
  operation: 'عملیات',
}

export const actNames: Readonly<Record<Act, string>> = {
  create: 'ساخت و اتصال',
  edit: 'ویرایش',
  delete: 'حذف و جداسازی',
  power: 'روشن و خاموش کردن',
  access: 'کاربران و دسترسی',
  signIn: 'ورود و امنیت',
}

const renames: Readonly<Record<string, string>> = {
  vmHostEdit: 'تغییر نام سرور',
  volumeEdit: 'تغییر نام دیسک',
  vmNetworkEdit: 'تغییر نام شبکه خصوصی',
  projectEdit: 'تغییر نام پروژه',
  passkeyEdit: 'تغییر نام کلید عبور',
}

/** What was done, by what it changed: a new name is a rename, whatever else its call can do. */
export const activityTitle = (event: string, changed: readonly string[]): string => {
  const rename = renames[event]
  if (rename && changed.length === 1 && changed[0] === 'name') return rename
  if (event === 'vmHostEdit' && changed.includes('name')) return 'تغییر نام و منابع سرور'
  if (event === 'volumeEdit' && changed.join() === 'volumeSize') return 'بزرگ کردن دیسک'
  return callTitle(event)
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'نام',
  description: 'توضیح',
  isPublic: 'دیدن برای همه حساب',
  cpu: 'پردازنده (vCPU)',
  memory: 'حافظه (گیگابایت)',
  disk: 'دیسک (گیگابایت)',
  volumeSize: 'اندازه (گیگابایت)',
  isLocked: 'قفل حذف',
  publicAccess: 'دسترسی عمومی',
  userAccessTypeId: 'دسترسی در پروژه',
  isSuperUser: 'کاربر ارشد',
  isFinancialManager: 'مدیر مالی',
  isAccountManager: 'مدیر حساب',
  email: 'ایمیل',
  phoneNumber: 'شماره موبایل',
  customerId: 'شماره حساب',
}

export const changedFieldName = (field: string): string => fieldNames[field] ?? field

const booleans = { true: 'بله', false: 'خیر' } as const

/** A value as people read it; an empty one as nothing. */
export const changedValue = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return booleans[`${value}`]
  if (field === 'userAccessTypeId' && typeof value === 'number') return userAccessType.label(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
