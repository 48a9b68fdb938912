import { named } from '@sarv/contract/direction'

export const accountsText = {
  action: 'جابه‌جایی حساب',
  title: 'جابه‌جایی حساب',
  subtitle: 'پروژه‌ها، سرویس‌ها و امور مالی هر حساب جداست.',
  list: 'حساب‌های شما',
  search: 'جستجوی حساب',
  noMatch: 'حسابی با این نام نیست.',
  current: 'حساب کنونی',
  switched: (name: string) => `اکنون در حساب ${named(name)} هستید.`,
}
