import type { OperatorRole } from '@sarv/contract/access'
import { formatCount } from '../../../format/number.ts'

const roles: Readonly<Record<OperatorRole, string>> = {
  support: 'پشتیبانی',
  finance: 'مالی',
  engineer: 'فنی',
  editor: 'محتوا',
  admin: 'مدیر',
}

export const frameText = {
  place: 'کنسول اپراتور',
  menu: 'فهرست کنسول اپراتور',
  desk: 'میز کار',
  roles: (names: readonly OperatorRole[]) => names.map((name) => roles[name]).join('، '),
  skip: 'پرش به محتوا',
  waitingCount: (count: number) => `، ${formatCount(count)} منتظر`,
  notYours: 'این کار برای نقش شما نیست.',
  notYourPage: 'این صفحه برای نقش شما نیست',
  notYourPageHelp: 'اگر باید آن را ببینید، از مدیر سامانه بخواهید نقش شما را تغییر دهد.',
  reason: 'دلیل',
  reasonHelp: 'در گزارش می‌ماند و مشتری آن را نمی‌بیند.',
  answer: 'پیام به مشتری',
  answerHelp: 'مشتری همین را می‌خواند.',
  lost: 'اتصال زنده قطع است',
  lostHint: 'تا برگشتن اتصال، هر ۱۵ ثانیه بازخوانی می‌کنیم.',
  tickets: 'تیکت‌ها',
  customers: 'مشتریان',
  findCustomer: 'نام، ایمیل یا شماره موبایل',
  waiting: 'در انتظار اقدام',
  vouchers: 'هدیه‌ها',
  operations: 'عملیات',
  health: 'سلامت',
  capacity: 'ظرفیت',
  audit: 'گزارش کارها',
  incidents: 'رخدادها',
  broadcasts: 'اعلان همگانی',
  articles: 'وبلاگ',
  gigabytes: (count: number) => `${formatCount(count)} گیگابایت`,
  timeHelp: 'به وقت تهران، مانند 02:30',
}
