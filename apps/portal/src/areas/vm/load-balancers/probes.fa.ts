import { named } from '@sarv/contract/direction'

export const probesText = {
  show: 'بررسی‌ها',
  showOf: (server: string) => `بررسی‌ها، سرور ${named(server)}`,
  probably: 'دلیل احتمالی',
  differences: 'تفاوت با آخرین پاسخ خوب',
  strip: 'بررسی‌های پیاپی، از کهنه به تازه',
  value: (time: string, what: string) => `ساعت ${time}، ${what}`,
  good: 'پاسخ درست',
  bad: 'پاسخ نادرست',
  chosen: 'بررسی انتخاب‌شده',
  lastGood: 'آخرین پاسخ خوب',
  excerpt: 'آغاز پاسخ سرور',
  millis: (value: string) => `${value} میلی‌ثانیه`,
  again: 'بررسی دوباره',
  toFirewall: 'فایروال سرور',
  toServer: 'صفحه سرور',
}
