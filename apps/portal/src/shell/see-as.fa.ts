import { named } from '@sarv/contract/direction'

export const seeAsText = {
  action: 'نمایش از دید نقش دیگر',
  title: 'نمایش از دید نقش دیگر',
  subtitle: 'سرو را همان‌گونه می‌بینید که کاربری با این نقش می‌بیند. تا پایان آن، بیش از این نقش اجازه ندارید.',
  role: 'نقش',
  start: 'آغاز',
  banner: (role: string) => `سرو را از دید نقش ${named(role)} می‌بینید.`,
  bannerLabel: 'نمایش از دید نقش دیگر',
  end: 'پایان',
  ended: 'به نقش خودتان برگشتید.',
}
