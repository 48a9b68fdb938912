import { named } from '@sarv/contract/direction'

export const cannedText = {
  title: 'پاسخ‌های آماده',
  unit: 'پاسخ',
  intro: 'در متن، {نام} نام پرسنده، {تیکت} شماره تیکت و {سرویس} نام سرویس می‌شود.',
  columns: { title: 'عنوان', content: 'متن' },
  search: 'عنوان یا متن',
  empty: { title: 'هنوز پاسخ آماده‌ای نیست', text: 'آنچه را هر روز می‌نویسید یک‌بار اینجا بنویسید.' },
  create: 'پاسخ آماده تازه',
  created: 'پاسخ آماده ساخته شد.',
  edit: 'ویرایش',
  editTitle: 'ویرایش پاسخ آماده',
  edited: 'پاسخ آماده تغییر کرد.',
  remove: 'حذف',
  removeTitle: (title: string) => `حذف پاسخ آماده ${named(title)}`,
  removed: 'پاسخ آماده حذف شد.',
  save: 'ذخیره',
  name: 'عنوان',
  content: 'متن پاسخ',
} as const
