import { isolated } from '@sarv/contract/direction'

/** Deleted services that can still be taken back: what is said of each kind alike. */
export const binText = {
  columns: { name: 'نام', deleted: 'حذف‌شده', left: 'تا حذف همیشگی', cost: 'هزینه ماهانه' },
  by: (user: string) => `توسط ${isolated(user)}`,
  byNobody: 'توسط سامانه',
  inTime: (duration: string) => `${duration} دیگر`,
  soon: 'هر لحظه',
  restore: 'بازگرداندن',
  purge: 'حذف همیشگی',
}
