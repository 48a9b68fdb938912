import { formatCount } from '../../../format/number.ts'

export const limitRequestsText = {
  title: 'درخواست‌های سهمیه',
  unit: 'درخواست',
  empty: 'کسی سهمیه بیشتری نخواسته است.',
  columns: { customer: 'مشتری', item: 'مورد', wanted: 'خواسته', text: 'برای', since: 'از' },
  fromTo: (had: number, wanted: number) => `${formatCount(wanted)} به جای ${formatCount(had)}`,
  grant: 'پذیرفتن',
  grantTitle: 'پذیرفتن درخواست سهمیه',
  granted: 'سقف تازه',
  answer: 'پیام به مشتری (اختیاری)',
  grantDone: 'سهمیه افزایش یافت و به مشتری گفته شد.',
  refuse: 'رد',
  refuseTitle: 'رد درخواست سهمیه',
  refuseDone: 'درخواست رد شد و به مشتری گفته شد.',
}
